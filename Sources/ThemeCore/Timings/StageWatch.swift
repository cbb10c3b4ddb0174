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

/// A stage of a run, for measuring times, in the order of the pipeline.
package enum Stage: String, CaseIterable, Sendable {
  /// Reading and parsing the project file, the themes and everything that they extend.
  case parse
  /// Everything between parsing and slicing, except making pictures.
  case check
  /// Decoding PNGs.
  case decode
  /// Drawing art.
  case draw
  /// Cutting centers and proving slices.
  case slice
  /// Making the manifest and the files of targets.
  case targets
  /// Encoding PNGs, or reading them from a cache.
  case encode
  /// Comparing a bundle with the files on the disk, and writing it.
  case commit
}

/// The origin of a bundle's picture that had to be written.
package enum PictureOrigin: String, CaseIterable, Sendable {
  /// It was encoded for this file.
  case encoded
  /// It was encoded earlier in the same run, for another file.
  case run
  /// It was in the cache, from an earlier build.
  case cache
}
