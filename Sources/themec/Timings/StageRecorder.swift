import Platform
import Synchronization
import ThemeCore

/// The measurements of a run. This is a class because many threads add to it.
final class StageRecorder: StageClock {
  /// One execution of a stage, from its beginning to its end, on one thread.
  struct Span {
    let stage: Stage
    /// The number of the thread: 0, 1, …, in the order in which the threads first recorded a stage.
    let thread: Int
    let start: StageTime
    let end: StageTime
  }

  private struct Recorded {
    var spans: [Span] = []
    var threads: [UInt: Int] = [:]
    var pictures: [PictureOrigin: Int] = [:]
  }

  /// The time at which the run began; its CPU time counts from 0.
  let start: StageTime
  /// The CPU time that the process used before the run began, in nanoseconds.
  private let processorBefore: Int
  private let recorded = Mutex(Recorded())

  init() {
    start = StageTime(wall: nanoseconds(of: CLOCK_MONOTONIC), processor: 0)
    processorBefore = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
  }

  var now: StageTime {
    StageTime(wall: nanoseconds(of: CLOCK_MONOTONIC), processor: nanoseconds(of: CLOCK_THREAD_CPUTIME_ID))
  }

  func record(_ stage: Stage, since start: StageTime) {
    let end = now
    // The number of a thread on Linux, and a pointer elsewhere.
    #if canImport(Glibc)
      let identity = UInt(pthread_self())
    #else
      let identity = UInt(bitPattern: unsafe pthread_self())
    #endif
    recorded.withLock { recorded in
      let thread = recorded.threads[identity] ?? recorded.threads.count
      recorded.threads[identity] = thread
      recorded.spans.append(Span(stage: stage, thread: thread, start: start, end: end))
    }
  }

  func count(_ origin: PictureOrigin) { recorded.withLock { $0.pictures[origin, default: 0] += 1 } }

  /// The measurements up to now.
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
