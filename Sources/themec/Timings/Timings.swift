import ThemeCore

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
