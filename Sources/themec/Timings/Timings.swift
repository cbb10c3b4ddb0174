import ThemeCore

/// Where the time of a run went.
struct Timings {
  /// When the run began, and when it ended; the processor's time is the process's, of all threads.
  let start: StageTime
  let end: StageTime
  let spans: [StageRecorder.Span]
  let pictures: [PictureOrigin: Int]

  /// What a stage took, in nanoseconds, without the stages inside of it.
  struct Share {
    /// How long at least one thread was in it.
    var wall = 0
    /// Of the processor, by all threads.
    var processor = 0
    var count = 0
  }

  /// What each stage took.
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

  /// Of two that begin at one moment, the longer one is around the other.
  private static func precedes(_ left: StageRecorder.Span, _ right: StageRecorder.Span) -> Bool {
    (left.start.wall, right.end.wall) < (right.start.wall, left.end.wall)
  }

  /// How much of time some pieces cover together.
  private static func length(_ pieces: [Range<Int>]) -> Int {
    var (length, covered) = (0, Int.min)
    for piece in pieces.sorted(by: { $0.lowerBound < $1.lowerBound }) where piece.upperBound > covered {
      length += piece.upperBound - max(piece.lowerBound, covered)
      covered = piece.upperBound
    }
    return length
  }
}
