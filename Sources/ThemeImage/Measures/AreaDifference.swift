package import ThemeCore

/// The difference between two pictures of the same size in a rectangular area.
package struct AreaDifference: Equatable, Sendable {
  /// The words of a pixel in the old and the new picture.
  package struct Words: Equatable, Sendable {
    package let old: UInt32
    package let new: UInt32
  }

  /// The number of pixels that differ, at least one.
  package let changed: Int
  /// The pair of words that more than half of the changed pixels have; nil if there is no such pair.
  package let words: Words?

  /// Nil if the pictures are equal in the area.
  package init?(_ old: Bitmap, _ new: Bitmap, columns: Range<Int>, rows: Range<Int>) {
    precondition(old.size == new.size, "pictures of two sizes")
    var vote = Vote()
    forEachChange(old, new, columns, rows) { vote.add($0) }
    guard vote.changed > 0 else { return nil }
    changed = vote.changed
    // Only the candidate of the majority vote can be the pair of more than half of the changed pixels.
    let candidate = vote.candidate
    var count = vote.votes == vote.changed ? vote.changed : 0
    if count == 0, vote.votes > 0 {
      forEachChange(old, new, columns, rows) { count &+= $0 == candidate ? 1 : 0 }
    }
    words =
      2 * count > vote.changed
      ? Words(old: UInt32(candidate >> 32), new: UInt32(truncatingIfNeeded: candidate)) : nil
  }
}

/// The majority vote of Boyer and Moore. Each pair cancels out one different pair, so a pair that more than half of the pixels
/// have is the candidate that remains.
private struct Vote {
  private(set) var changed = 0
  /// The old word in the upper half and the new one in the lower half, so that a pair is compared in one step.
  private(set) var candidate: UInt64 = 0
  private(set) var votes = 0

  @inline(__always) mutating func add(_ change: UInt64) {
    changed &+= 1
    if change == candidate {
      votes &+= 1
    } else if votes == 0 {
      (candidate, votes) = (change, 1)
    } else {
      votes &-= 1
    }
  }
}

/// Calls `body` with each changed pixel of an area: the old word in the upper half, the new one in the lower half.
@inline(__always) private func forEachChange(
  _ old: Bitmap, _ new: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>, _ body: (UInt64) -> Void
) {
  requireArea(columns, rows, in: new)
  unsafe old.pixels.withUnsafeBufferPointer { olds in
    unsafe new.pixels.withUnsafeBufferPointer { news in
      for y in rows {
        for index in y * new.width + columns.lowerBound..<y * new.width + columns.upperBound {
          let (before, after) = unsafe (olds[index], news[index])
          if before != after { body(UInt64(before) << 32 | UInt64(after)) }
        }
      }
    }
  }
}

/// Checks the area once, because the loops that follow read pixels without bounds checks.
private func requireArea(_ columns: Range<Int>, _ rows: Range<Int>, in picture: Bitmap) {
  precondition(
    rows.lowerBound >= 0 && rows.upperBound <= picture.height && columns.lowerBound >= 0
      && columns.upperBound <= picture.width, "an area outside of a picture")
}

/// The largest difference of two RGBA pixels in one channel as people see them, on black or on white, from 0 to 255.
package func levelDifference(_ old: UInt32, _ new: UInt32) -> Int {
  // What shows of a channel, in units of 1/255 level. On white, it is that much and what the alpha leaves of the white.
  func shown(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 255) * Int(word >> 24) }
  let beyond = (Int(new >> 24) - Int(old >> 24)) * 255
  var most = 0
  for shift: UInt32 in [0, 8, 16] {
    let onBlack = shown(old, shift) - shown(new, shift)
    most = max(most, abs(onBlack), abs(onBlack + beyond))
  }
  return (most + 127) / 255
}

/// The largest difference of two RGBA pixels in one channel on an opaque ground, from 0 to 255.
package func levelDifference(_ old: UInt32, _ new: UInt32, on ground: Color) -> Int {
  if old >> 24 == 255, new >> 24 == 255 { return levelDifference(old, new) }
  return levelDifference(Color(word: old).over(ground).word, Color(word: new).over(ground).word)
}

/// The most levels by which two pictures of the same size differ on a ground or, where that is nothing, on black or on white.
package func seenLevels(_ old: Bitmap, _ new: Bitmap, on ground: Color?) -> Int {
  seenLevels(old, new, columns: 0..<new.width, rows: 0..<new.height, on: ground)
}

/// The most levels by which an area of two pictures of the same size differs on a ground or, where that is nothing or without a
/// ground, on black or on white.
package func seenLevels(
  _ old: Bitmap, _ new: Bitmap, columns: Range<Int>, rows: Range<Int>, on ground: Color?
) -> Int {
  // Art with the color of the ground is meant for another one.
  let seen = ground.map { mostLevels(old, new, columns, rows, on: $0) } ?? 0
  return seen > 0 ? seen : mostLevels(old, new, columns, rows, on: nil)
}

private func mostLevels(
  _ old: Bitmap, _ new: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>, on ground: Color?
) -> Int {
  precondition(old.size == new.size, "pictures of two sizes")
  var most = 0
  forEachChange(old, new, columns, rows) { most = max(most, levels(of: $0, on: ground)) }
  return most
}

/// The levels of a changed pixel, with the old word in the upper half, on a ground or else on black or on white.
@inline(__always) private func levels(of change: UInt64, on ground: Color?) -> Int {
  let (old, new) = (UInt32(change >> 32), UInt32(truncatingIfNeeded: change))
  return ground.map { levelDifference(old, new, on: $0) } ?? levelDifference(old, new)
}

/// By how many levels the pixels of two pictures of the same size differ that are visible in at least one of them.
package struct LevelCounts: Sendable {
  /// The number of pixels that differ by each number of levels, from 0 to 255.
  private var counts = [Int](repeating: 0, count: 256)

  /// Counts the levels as people see them on a ground or, without one, on black or on white.
  package init(_ old: Bitmap, _ new: Bitmap, on ground: Color? = nil) {
    precondition(old.size == new.size, "pictures of two sizes")
    for index in old.pixels.indices {
      let (before, after) = (old.pixels[index], new.pixels[index])
      if (before | after) >> 24 == 0 { continue }
      counts[before == after ? 0 : levels(of: UInt64(before) << 32 | UInt64(after), on: ground)] += 1
    }
  }

  /// The largest number of levels; 0 where no pixel is visible.
  package var most: Int { counts.lastIndex { $0 > 0 } ?? 0 }

  /// The average number of levels, rounded down; 0 where no pixel is visible.
  package var mean: Int {
    counts.indices.reduce(0) { $0 + $1 * counts[$1] } / max(1, counts.reduce(0, +))
  }

  /// Whether more than half of the pixels differ by more than some levels.
  package func isMost(above levels: Int) -> Bool {
    counts[(levels + 1)...].reduce(0, +) * 2 > counts.reduce(0, +)
  }
}

extension Bitmap {
  /// The picture in light grays, with each pixel that differs from an older picture of the same size in the color for the
  /// number of levels by which it does: on a ground or, where no difference is seen there, on black or on white.
  package func marking(changesFrom old: Bitmap, on ground: Color, colors: [Color]) -> Bitmap {
    precondition(old.size == size && colors.count == 256, "pictures of two sizes, or levels without a color")
    let isSeen = mostLevels(old, self, 0..<width, 0..<height, on: ground) > 0
    let words = pixels.indices.map { index in
      let (before, after) = (old.pixels[index], pixels[index])
      if before != after {
        let change = UInt64(before) << 32 | UInt64(after)
        return colors[levels(of: change, on: isSeen ? ground : nil)].word
      }
      let color = Color(word: after)
      // Between grays that are seen on white and on black.
      let light = Int(color.red) * 2 + Int(color.green) * 5 + Int(color.blue)
      let gray = UInt8(176 + light / 32)
      return Color(red: gray, green: gray, blue: gray, alpha: color.alpha).word
    }
    return Bitmap(width: width, height: height, pixels: words)
  }
}

extension Bitmap {
  /// The mean luminance of some rows, in which a pixel counts as much as it is opaque; nil if less than half of them is covered.
  package func luminance(ofRows rows: Range<Int>) -> Luminance? {
    var (light, cover): (Int64, Int64) = (0, 0)
    for word in pixels[rows.lowerBound * width..<rows.upperBound * width] {
      let color = Color(word: word)
      light += color.luminance.units / 255 * Int64(color.alpha)
      cover += Int64(color.alpha)
    }
    guard cover * 2 >= Int64(rows.count * width) * 255 else { return nil }
    return Luminance(units: light / cover * 255)
  }
}

/// The colors beneath a text, from which the one with the least contrast to the text is found.
///
/// The range of luminance is divided into 4,096 steps, and only the first color in each step is kept, so that the noise of a
/// photograph costs no more than a gradient.
package struct Shades: Equatable, Sendable {
  /// The opaque colors by ascending luminance; at least one.
  package let colors: [Color]

  private static let steps = 4_096

  /// The shades of a rectangle of a picture; nil if a pixel is not opaque and there is no `backdrop`.
  ///
  /// `backdrop` is the opaque color behind each row of the rectangle, from the top.
  package init?(of bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, over backdrop: [Color]? = nil) {
    precondition(
      !columns.isEmpty && !rows.isEmpty && columns.lowerBound >= 0 && columns.upperBound <= bitmap.width
        && rows.lowerBound >= 0 && rows.upperBound <= bitmap.height, "a rectangle outside of its picture")
    precondition(backdrop.map { $0.count == rows.count } ?? true, "a backdrop for other rows")
    // 0 means that there is no color yet: the words that are kept are opaque, and so never 0.
    var kept = [UInt32](repeating: 0, count: Shades.steps)
    for y in rows {
      var last: UInt32?
      for x in columns {
        let word = bitmap[x, y]
        if word == last { continue }
        last = word
        var color = Color(word: word)
        if color.alpha != 255 {
          guard let backdrop else { return nil }
          color = color.over(backdrop[y - rows.lowerBound])
        }
        let step = Int(color.luminance.units) * (Shades.steps - 1) / Int(Luminance.white.units)
        if kept[step] == 0 { kept[step] = color.word }
      }
    }
    colors = kept.lazy.filter { $0 != 0 }.map { Color(word: $0) }
  }

  /// The shade with the least contrast to a text of a color, and that contrast. Of equal ones, the darkest shade.
  package func worst(for text: Color) -> (contrast: Contrast, shade: Color) {
    var candidates = colors[...]
    if text.alpha == 255 {
      // For an opaque text, only the shades next to its own luminance can have the least contrast.
      let luminance = text.luminance
      let place = colors.partitioningIndex { $0.luminance >= luminance }
      candidates = colors[max(0, place - 1)..<min(colors.count, place + 1)]
    }
    var worst: (contrast: Contrast, shade: Color)?
    for shade in candidates {
      let contrast = Contrast(text.over(shade), shade)
      if let known = worst, known.contrast <= contrast { continue }
      worst = (contrast, shade)
    }
    guard let worst else { preconditionFailure("shades of nothing") }
    return worst
  }
}

extension Bitmap {
  /// The least contrast of a text of a color with the pixels of an area on an opaque ground; nil for an area without pixels.
  package func leastContrast(
    of text: Color, columns: Range<Int>, rows: Range<Int>, on ground: Color
  ) -> Contrast? {
    requireArea(columns, rows, in: self)
    var (least, last): (Contrast?, UInt32?) = (nil, nil)
    for y in rows {
      for x in columns where self[x, y] != last {
        last = self[x, y]
        let behind = Color(word: self[x, y]).over(ground)
        let found = Contrast(text.over(behind), behind)
        least = min(least ?? found, found)
      }
    }
    return least
  }
}
