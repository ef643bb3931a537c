import Glibc

/// Work that goes on beside the main thread, for what the first picture is going to need: a plain thread, since waking the
/// pool of the concurrency runtime takes longer than the work.
enum Beside {
  /// Begins the work and forgets it: whoever needs its result finds it done, or waits for it there.
  static func begin(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { argument in
        argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    // Without a thread the work is done where its result is needed.
    guard failed == 0 else { return box.release() }
    pthread_detach(thread)
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
