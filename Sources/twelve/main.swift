import Glibc

let program = Program(environment: .system(), makeOutput: { Output.standard(isASCII: $0) })

switch program.begin(Array(CommandLine.arguments.dropFirst())) {
case .exit(let status): exit(status)
case .command(let spec, let call):
  let status = Background { () async throws(Failure) in await program.run(spec, call) }
  exit((try? status.value()) ?? ExitStatus.bug.rawValue)
case .screen(let store): exit(store.show())
}
