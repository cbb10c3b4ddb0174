package import ThemeCore

/// What `caps: auto` comes to along one axis.
package enum AutoCaps: Hashable, Sendable {
  /// Whole points, the same at every scale.
  case caps(leading: Points, trailing: Points)
  /// No lines that all pictures could stretch: the axis has no caps.
  case none
}

/// A picture of an element (a state at a scale) as `caps: auto` sees it.
package struct AutoCapsInput: Sendable {
  package let scale: Scale
  package let lines: PerAxis<LineClasses>

  package init(scale: Scale, lines: PerAxis<LineClasses>) {
    self.scale = scale
    self.lines = lines
  }
}

/// The smallest caps in whole points, common to all pictures, between which every picture can be cut: `caps:
/// auto`.
///
/// Along each axis these are the L and R with the smallest L + R for which every picture's core, the lines
/// from L x scale to its length - R x scale, is not empty and
///
/// - `stretch`: consists of equal lines; and in the pictures of the smallest scale those lines have an equal
///   neighbor (a lone column of a detail is no place to stretch).
/// - `tile`: repeats with a period that divides it and is shorter than it; when there are none such, as for
///   `stretch`.
///
/// Of several, one whose core shows something in at least one picture, and of those the most central: the smallest
/// |L - R|, then the smallest L.
package func autoCaps(_ pictures: [AutoCapsInput], mode: ResizingMode) -> PerAxis<AutoCaps> {
  func caps(_ axis: Axis) -> AutoCaps {
    let pictures = pictures.map { (scale: $0.scale.rawValue, lines: $0.lines[axis]) }
    let found = (mode == .tile ? tiledCore(of: pictures) : nil) ?? stretchedCore(of: pictures)
    guard let found else { return .none }
    return .caps(leading: Points(found.leading), trailing: Points(found.trailing))
  }
  return PerAxis(horizontal: caps(.horizontal), vertical: caps(.vertical))
}

/// Caps in points, ordered by how good they are.
private struct Candidate: Comparable {
  let leading: Int
  let trailing: Int
  /// Whether nothing is visible between them, in any picture.
  let isTransparent: Bool

  private var rank: (Int, Int, Int, Int) {
    (leading + trailing, isTransparent ? 1 : 0, abs(leading - trailing), leading)
  }

  static func < (left: Candidate, right: Candidate) -> Bool { left.rank < right.rank }
}

/// For each left cap, the runs that hold the first core lines bound the right cap from below, and a core of
/// one line bounds it from above: linear in the number of lines.
private func stretchedCore(of pictures: [(scale: Int, lines: LineClasses)]) -> Candidate? {
  guard let smallest = pictures.map(\.scale).min(),
    let last = pictures.map({ ($0.lines.count - 1) / $0.scale }).min()
  else { return nil }
  var best: Candidate?
  candidates: for leading in 0...last {
    var least = 0
    var most = Int.max
    for (scale, lines) in pictures {
      let first = leading * scale
      if scale == smallest && !lines.hasEqualNeighbor(first) { continue candidates }
      least = max(least, (lines.count - lines.runEnd(at: first) + scale - 1) / scale)
      most = min(most, (lines.count - first - 1) / scale)
    }
    guard least <= most else { continue }
    let candidate = Candidate(
      leading: leading, trailing: least,
      isTransparent: pictures.allSatisfy { $0.lines.isTransparent(leading * $0.scale) })
    best = best.map { min($0, candidate) } ?? candidate
  }
  return best
}

/// For each left cap, one pass with the failure function tells of every right cap whether the core repeats:
/// quadratic, but only for left caps below the best sum yet and whose first core line returns in every
/// picture.
private func tiledCore(of pictures: [(scale: Int, lines: LineClasses)]) -> Candidate? {
  guard let last = pictures.map({ ($0.lines.count - 1) / $0.scale }).min() else { return nil }
  let returns = pictures.map { $0.lines.lastAppearances }
  var best: Candidate?
  candidates: for leading in 0...last {
    if let best, leading > best.leading + best.trailing { break }
    for (index, picture) in pictures.enumerated() {
      let first = leading * picture.scale
      if returns[index][Int(picture.lines.ids[first])] == first { continue candidates }
    }
    // For each right cap, in points, how many pictures repeat.
    var repeating = [Int](repeating: 0, count: last + 1)
    for (scale, lines) in pictures {
      for cap in lines.repeatingTrailingCaps(from: leading * scale, scale: scale) where cap <= last {
        repeating[cap] += 1
      }
    }
    guard let trailing = repeating.firstIndex(of: pictures.count) else { continue }
    let candidate = Candidate(
      leading: leading, trailing: trailing,
      isTransparent: pictures.allSatisfy { scale, lines in
        let core = leading * scale..<lines.count - trailing * scale
        return lines.isTransparent(core.lowerBound) && lines.areEqual(in: core)
      })
    best = best.map { min($0, candidate) } ?? candidate
  }
  return best
}

extension LineClasses {
  /// For each class the last line of it.
  fileprivate var lastAppearances: [Int] {
    var last = [Int](repeating: 0, count: Int(ids.max() ?? 0) + 1)
    for (line, id) in ids.enumerated() { last[Int(id)] = line }
    return last
  }

  /// The caps at the end, in whole points, for which the lines from `first` up to the cap repeat with a
  /// shorter period that divides them.
  fileprivate func repeatingTrailingCaps(from first: Int, scale: Int) -> [Int] {
    var caps: [Int] = []
    var borders: [Int] = [0]
    borders.reserveCapacity(count - first)
    var border = 0
    for end in first + 1..<max(count, first + 1) {
      while border > 0 && ids[end] != ids[first + border] { border = borders[border - 1] }
      if ids[end] == ids[first + border] { border += 1 }
      borders.append(border)
      let length = end + 1 - first
      let rest = count - end - 1
      if border > 0 && length % (length - border) == 0 && rest % scale == 0 { caps.append(rest / scale) }
    }
    return caps
  }
}
