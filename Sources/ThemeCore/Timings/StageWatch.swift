/// Measures the times of a run's stages, or nothing at all, which has no cost.
///
/// Stages nest on a thread: the time of a nested stage does not count for the outer one. The compiler has no clock of its own;
/// the caller provides one.
package struct StageWatch: Sendable {
  private let clock: (any StageClock)?

  /// Creates a watch that measures with `clock`. Nil measures nothing.
  package init(_ clock: (any StageClock)? = nil) {
    self.clock = clock
  }

  /// Runs `body` as part of a stage on this thread.
  package func measure<Value, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let clock else { return try body() }
    let start = clock.now
    defer { clock.record(stage, since: start) }
    return try body()
  }

  /// Counts a picture that had to be written.
  package func count(_ origin: PictureOrigin) { clock?.count(origin) }
}

/// A clock that records measured times. Any thread can use it at any time.
package protocol StageClock: AnyObject, Sendable {
  /// The current time on this thread.
  var now: StageTime { get }
  /// Records a stage that began at `start` on this thread and ends now.
  func record(_ stage: Stage, since start: StageTime)
  /// Counts a picture that had to be written.
  func count(_ origin: PictureOrigin)
}

/// A point in time, in nanoseconds.
package struct StageTime: Sendable {
  /// The wall-clock time, since a moment that is the same for all threads.
  package let wall: Int
  /// The processor time of the thread, since it began.
  package let processor: Int

  package init(wall: Int, processor: Int) {
    (self.wall, self.processor) = (wall, processor)
  }
}
