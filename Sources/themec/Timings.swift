import ArgumentParser
import Platform
import Synchronization
import ThemeCore
import ThemeDiagnostics

/// The times that the stages of a run took.
struct Timings {
  /// The times at which the run began and ended. The CPU time of `end` is that of all threads of the process since `start`.
  let start: StageTime
  let end: StageTime
  let spans: [StageRecorder.Span]
  let pictures: [PictureOrigin: Int]

  /// The time that a stage took, in nanoseconds, without the stages that are nested in it.
  struct Share {
    /// The time during which at least one thread was in the stage.
    var wall = 0
    /// The CPU time that all threads together spent in the stage.
    var processor = 0
    var count = 0
  }

  /// The time that each stage took.
  var shares: [Stage: Share] {
    var shares: [Stage: Share] = [:]
    var pieces: [Stage: [Range<Int>]] = [:]
    let threads = Dictionary(grouping: spans, by: \.thread)
    for thread in threads.keys.sorted() {
      var open: [(span: StageRecorder.Span, from: Int)] = []
      func close(until moment: Int) {
        while let last = open.last, last.span.end.wall <= moment {
          open.removeLast()
          pieces[last.span.stage, default: []].append(last.from..<max(last.from, last.span.end.wall))
          if let outer = open.indices.last { open[outer].from = max(last.from, last.span.end.wall) }
        }
      }
      for span in (threads[thread] ?? []).sorted(by: Self.precedes) {
        close(until: span.start.wall)
        let processor = span.end.processor - span.start.processor
        if let outer = open.indices.last {
          let (stage, from) = (open[outer].span.stage, open[outer].from)
          pieces[stage, default: []].append(from..<max(from, span.start.wall))
          shares[stage, default: Share()].processor -= processor
        }
        shares[span.stage, default: Share()].processor += processor
        shares[span.stage, default: Share()].count += 1
        open.append((span, span.start.wall))
      }
      close(until: .max)
    }
    for stage in Stage.allCases { shares[stage, default: Share()].wall = Self.length(pieces[stage] ?? []) }
    return shares
  }

  /// Orders spans by their beginning; of two that begin at the same moment, the longer one is first, because the other is
  /// nested in it.
  private static func precedes(_ left: StageRecorder.Span, _ right: StageRecorder.Span) -> Bool {
    (left.start.wall, right.end.wall) < (right.start.wall, left.end.wall)
  }

  /// The time that the pieces cover together, in nanoseconds; where they overlap, it counts once.
  private static func length(_ pieces: [Range<Int>]) -> Int {
    var (length, covered) = (0, Int.min)
    for piece in pieces.sorted(by: { $0.lowerBound < $1.lowerBound }) where piece.upperBound > covered {
      length += piece.upperBound - max(piece.lowerBound, covered)
      covered = piece.upperBound
    }
    return length
  }
}

/// The option with which a run reports where its time went.
struct TimingOptions: ParsableArguments {
  @Flag(help: "Print where the time went.")
  var timings = false

  /// Runs `body` and reports where its time went, even if `body` throws.
  func measured(_ body: (StageWatch) throws -> Void) throws {
    guard timings else { return try body(StageWatch()) }
    let recorder = StageRecorder()
    let result = Result { try body(StageWatch(recorder)) }
    Terminal.writeError(recorder.timings.table)
    try result.get()
  }
}

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

extension Timings {
  /// The timings as a table for people: a line for each stage, a line for the whole run, and where the pictures came from.
  var table: String {
    let shares = shares
    var text = Self.row("stage", "wall ms", "CPU ms", "times")
    for stage in Stage.allCases {
      let share = shares[stage] ?? Share()
      text += Self.row(
        stage.rawValue, Self.milliseconds(share.wall), Self.milliseconds(share.processor), "\(share.count)")
    }
    let whole = (wall: end.wall - start.wall, processor: end.processor)
    text += Self.row("all", Self.milliseconds(whole.wall), Self.milliseconds(whole.processor), "1")
    let counts = PictureOrigin.allCases.map { pictures[$0] ?? 0 }
    let all = counts.reduce(0, +)
    guard all > 0 else { return text + "no picture was written\n" }
    let hits = pictures[.cache] ?? 0
    return text
      + "\(counted(all, "picture")) written: \(pictures[.encoded] ?? 0) encoded, \(pictures[.run] ?? 0) known from this run, "
      + "\(hits) from the cache (\(hits * 100 / all) %)\n"
  }

  private static func row(_ stage: String, _ wall: String, _ processor: String, _ count: String) -> String {
    func right(_ text: String) -> String { String(repeating: " ", count: max(0, 10 - text.count)) + text }
    let name = stage + String(repeating: " ", count: max(0, 8 - stage.count))
    return name + right(wall) + right(processor) + right(count) + "\n"
  }

  private static func milliseconds(_ nanoseconds: Int) -> String {
    let tenths = (max(0, nanoseconds) + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
