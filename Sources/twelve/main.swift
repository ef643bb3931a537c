import Foundation

let program = Program(environment: .system(), makeOutput: { Output.standard(isASCII: $0) })
exit(await program.run(Array(CommandLine.arguments.dropFirst())))
