import Dispatch
import Synchronization

/// Asynchronous work that the main thread, which has to stay its own, runs itself while it waits. Threads that nothing
/// else needs would cost more than the first picture may take.
final class Background<Value: Sendable>: Sendable {
  /// Not the standard library's `Result`: to make that type, Swift looks through every type of the program for errors.
  private enum Answer: Sendable {
    case value(Value)
    case failure(Failure)
  }

  private let answer = Mutex<Answer?>(nil)
  private let thread = CallingThread()

  /// The work begins when its value is asked for.
  init(_ work: @escaping @Sendable () async throws(Failure) -> Value) {
    Task.detached(executorPreference: thread) { [self] in
      let found: Answer
      do throws(Failure) { found = .value(try await work()) } catch { found = .failure(error) }
      answer.withLock { $0 = found }
    }
  }

  /// Runs the work to its end on the calling thread. Asking again gives the same answer.
  func value() throws(Failure) -> Value {
    while true {
      switch answer.withLock({ $0 }) {
      case .value(let value): return value
      case .failure(let failure): throw failure
      case nil: thread.runNextJob()
      }
    }
  }
}

/// An executor whose jobs run on the thread that asks for it.
final class CallingThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let hasJob = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    hasJob.signal()
  }

  /// Waits for a job and runs it.
  func runNextJob() {
    hasJob.wait()
    let job = jobs.withLock { $0.removeFirst() }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
