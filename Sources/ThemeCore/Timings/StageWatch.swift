/// Measures stages of a run, or nothing, which costs nothing.
///
/// Stages nest on a thread: what a stage takes inside another one is not counted for the other one. The line itself has no
/// clock; whoever wants to know brings one.
package struct StageWatch: Sendable {
  private let clock: (any StageClock)?

  /// Measures with a clock; nil measures nothing.
  package init(_ clock: (any StageClock)? = nil) {
    self.clock = clock
  }

  /// Does the work of a stage on this thread; `name` says what it is done for.
  package func measure<Value, Failure: Error>(
    _ stage: Stage, _ name: @autoclosure () -> String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let clock else { return try body() }
    let start = clock.now
    defer { clock.record(stage, name(), since: start) }
    return try body()
  }

  /// Counts a picture that had to be written.
  package func count(_ origin: PictureOrigin) { clock?.count(origin) }
}

/// A clock that keeps what it measured; any thread may use it at any time.
package protocol StageClock: AnyObject, Sendable {
  /// The present, on this thread.
  var now: StageTime { get }
  /// Keeps that a stage began at a time on this thread and ends now.
  func record(_ stage: Stage, _ name: String, since start: StageTime)
  /// Counts a picture that had to be written.
  func count(_ origin: PictureOrigin)
}

/// A moment, both in nanoseconds.
package struct StageTime: Sendable {
  /// Since a moment that is the same for all threads.
  package let wall: Int
  /// Of the processor, since the thread began.
  package let processor: Int

  package init(wall: Int, processor: Int) {
    (self.wall, self.processor) = (wall, processor)
  }
}
