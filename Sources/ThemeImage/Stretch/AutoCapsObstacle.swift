package import ThemeCore

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
