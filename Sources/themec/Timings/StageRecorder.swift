import Platform
import Synchronization
import ThemeCore

/// What a run has measured. A class because many threads add to it.
final class StageRecorder: StageClock {
  /// A stage from its beginning to its end on one thread.
  struct Span {
    let stage: Stage
    /// What it was done for.
    let name: String
    /// 0, 1, … in the order in which the threads were first heard of.
    let thread: Int
    let start: StageTime
    let end: StageTime
  }

  private struct Recorded {
    var spans: [Span] = []
    var threads: [UInt: Int] = [:]
    var pictures: [PictureOrigin: Int] = [:]
  }

  /// When the run began.
  let start: StageTime
  /// What the process has taken of the processor before, in nanoseconds.
  private let processorBefore: Int
  private let recorded = Mutex(Recorded())

  init() {
    start = StageTime(wall: nanoseconds(of: CLOCK_MONOTONIC), processor: 0)
    processorBefore = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
  }

  var now: StageTime {
    StageTime(wall: nanoseconds(of: CLOCK_MONOTONIC), processor: nanoseconds(of: CLOCK_THREAD_CPUTIME_ID))
  }

  func record(_ stage: Stage, _ name: String, since start: StageTime) {
    let end = now
    #if canImport(Glibc)
      let identity = UInt(pthread_self())
    #else
      let identity = unsafe unsafeBitCast(pthread_self(), to: UInt.self)
    #endif
    recorded.withLock { recorded in
      let thread = recorded.threads[identity] ?? recorded.threads.count
      recorded.threads[identity] = thread
      recorded.spans.append(Span(stage: stage, name: name, thread: thread, start: start, end: end))
    }
  }

  func count(_ origin: PictureOrigin) { recorded.withLock { $0.pictures[origin, default: 0] += 1 } }

  /// What was measured until now.
  var timings: Timings {
    let end = StageTime(
      wall: nanoseconds(of: CLOCK_MONOTONIC),
      processor: nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) - processorBefore)
    return recorded.withLock { Timings(start: start, end: end, spans: $0.spans, pictures: $0.pictures) }
  }
}

private func nanoseconds(of clock: clockid_t) -> Int {
  var time = timespec()
  unsafe clock_gettime(clock, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
