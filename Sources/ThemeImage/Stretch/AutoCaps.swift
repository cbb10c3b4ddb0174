package import ThemeCore

/// The result of `caps: auto` along one axis.
package enum AutoCaps: Hashable, Sendable {
  /// Caps in whole points, the same at every scale.
  case caps(leading: Points, trailing: Points)
  /// The axis gets no caps, because the pictures have no lines in common that all of them could stretch.
  case none
}

/// One picture of an element, for one state and scale, as the input of `caps: auto`.
package struct AutoCapsInput: Sendable {
  package let scale: Scale
  package let lines: PerAxis<LineClasses>

  package init(scale: Scale, lines: PerAxis<LineClasses>) {
    self.scale = scale
    self.lines = lines
  }
}

/// The caps that `caps: auto` stands for: the smallest caps in whole points, common to all pictures, between which every
/// picture can be cut.
///
/// Along each axis these are the L and R with the smallest L + R for which every picture's core, the lines
/// from L x scale to its length - R x scale, is not empty and
///
/// - `stretch`: consists of equal lines; and in the pictures of the smallest scale those lines have an equal
///   neighbor, because a single column of a detail should not stretch.
/// - `tile`: repeats with a period that divides it and is shorter than it. If there are no such caps, the
///   rule of `stretch` applies.
///
/// Of several with the same sum, the result is one whose core is visible in at least one picture, and of those the most central
/// one: the smallest |L - R|, then the smallest L.
package func autoCaps(
  _ pictures: [AutoCapsInput], mode: PerAxis<ResizingMode>
) -> PerAxis<AutoCaps> {
  func caps(_ axis: Axis) -> AutoCaps {
    let pictures = pictures.map { (scale: $0.scale.rawValue, lines: $0.lines[axis]) }
    let found = (mode[axis] == .tile ? tiledCore(of: pictures) : nil) ?? stretchedCore(of: pictures)
    guard let found else { return .none }
    return .caps(leading: Points(found.leading), trailing: Points(found.trailing))
  }
  return PerAxis(horizontal: caps(.horizontal), vertical: caps(.vertical))
}

/// Caps in points, ordered by how good they are.
private struct Candidate: Comparable {
  let leading: Int
  let trailing: Int
  /// Whether nothing is visible between the caps in any picture.
  let isTransparent: Bool

  private var rank: (Int, Int, Int, Int) {
    (leading + trailing, isTransparent ? 1 : 0, abs(leading - trailing), leading)
  }

  static func < (left: Candidate, right: Candidate) -> Bool { left.rank < right.rank }
}

/// Finds the core for `stretch`. For each left cap, the runs of equal lines at the first core lines give a lower bound of the
/// right cap, and a core of at least one line gives an upper bound. Takes linear time in the number of lines.
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

/// Finds the core for `tile`. For each left cap, one pass with the failure function finds all right caps for which the core
/// repeats. This is quadratic, but it only runs for left caps that don't exceed the best sum so far and whose first core line
/// occurs again in every picture.
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
    // The number of pictures that repeat for each right cap, in points.
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
  /// For each class, the last line that belongs to it.
  fileprivate var lastAppearances: [Int] {
    var last = [Int](repeating: 0, count: Int(ids.max() ?? 0) + 1)
    for (line, id) in ids.enumerated() { last[Int(id)] = line }
    return last
  }

  /// The trailing caps, in whole points, for which the lines from `first` to the cap repeat with a period that is shorter than
  /// they are and divides their number.
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

/// The place where pictures come closest to having common caps, and the reason why they have none.
package struct AutoCapsObstacle: Hashable, Sendable {
  /// The index of the first picture that can't stretch at this place.
  package let picture: Int
  /// The line of that picture that differs from the preceding line.
  package let line: Int
  /// The start of the strip of one point, in points.
  package let place: Int
  /// Whether the lines of the strip are equal in every picture, so that only an equal neighbor at the smallest scale is
  /// missing.
  package let isLoneLine: Bool
}

/// Why `caps: auto` finds no caps along an axis. The result describes the strip of one point that most pictures could stretch,
/// and of several such strips the most central one. Nil if every picture could stretch a strip, or if there is nothing to
/// compare.
package func autoCapsObstacle(_ pictures: [AutoCapsInput], along axis: Axis) -> AutoCapsObstacle? {
  let pictures = pictures.map { (scale: $0.scale.rawValue, lines: $0.lines[axis]) }
  guard let smallest = pictures.map(\.scale).min(),
    let points = pictures.map({ $0.lines.count / $0.scale }).min(), points > 0
  else { return nil }
  var best: (failures: Int, distance: Int, place: Int)?
  for place in 0..<points {
    let failures = pictures.count {
      $0.lines.obstacle(at: place, $0.scale, isSmallest: $0.scale == smallest) != nil
    }
    let distance = abs(2 * place + 1 - points)
    if best.map({ (failures, distance) < ($0.failures, $0.distance) }) ?? true {
      best = (failures, distance, place)
    }
  }
  guard let place = best?.place else { return nil }
  let lines = pictures.map { $0.lines.obstacle(at: place, $0.scale, isSmallest: $0.scale == smallest) }
  guard let picture = lines.firstIndex(where: { $0 != nil }), let line = lines[picture] else { return nil }
  let isLoneLine = pictures.allSatisfy {
    $0.lines.areEqual(in: place * $0.scale..<(place + 1) * $0.scale)
  }
  return AutoCapsObstacle(picture: picture, line: line, place: place, isLoneLine: isLoneLine)
}

extension LineClasses {
  /// The first line of a strip of one point that differs from the preceding line or, at the smallest scale, the line next to a
  /// strip without an equal neighbor; nil for a strip that can stretch.
  fileprivate func obstacle(at place: Int, _ scale: Int, isSmallest: Bool) -> Int? {
    let strip = place * scale..<(place + 1) * scale
    if let line = firstDifference(in: strip) { return line }
    guard isSmallest, !hasEqualNeighbor(strip.lowerBound), count > 1 else { return nil }
    return strip.upperBound < count ? strip.upperBound : strip.lowerBound
  }
}
