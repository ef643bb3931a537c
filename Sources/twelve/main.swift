import Dispatch
import Foundation
import Synchronization

let program = Program(environment: .system(), makeOutput: { Output.standard(isASCII: $0) })
let end = Mutex(ProgramEnd.exit(ExitStatus.bug.rawValue))
let isReady = DispatchSemaphore(value: 0)

// The screen needs the main thread itself, so it waits here rather than in an asynchronous main.
Task.detached {
  let answer = await program.run(Array(CommandLine.arguments.dropFirst()))
  end.withLock { $0 = answer }
  isReady.signal()
}
isReady.wait()

switch end.withLock({ $0 }) {
case .exit(let status): exit(status)
case .open(let store): exit(store.show())
}
