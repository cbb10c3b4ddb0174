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
  /// The largest difference of a red, green, blue or alpha value, from 1 to 255.
  package let levels: Int
  /// The pair of words that more than half of the changed pixels have; nil if there is no such pair.
  package let words: Words?

  /// Nil if the pictures are equal in the area.
  package init?(_ old: Bitmap, _ new: Bitmap, columns: Range<Int>, rows: Range<Int>) {
    precondition(old.size == new.size, "pictures of two sizes")
    var vote = Vote()
    forEachChange(old, new, columns, rows) { vote.add($0) }
    guard vote.changed > 0 else { return nil }
    changed = vote.changed
    levels = largestDifference(old, new, columns, rows)
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

/// The largest difference of a value in an area. The loop is separate so that the compiler can vectorize it.
private func largestDifference(
  _ old: Bitmap, _ new: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>
) -> Int {
  requireArea(columns, rows, in: new)
  var most: UInt8 = 0
  unsafe old.pixels.withUnsafeBytes { olds in
    unsafe new.pixels.withUnsafeBytes { news in
      for y in rows {
        for index in 4 * (y * new.width + columns.lowerBound)..<4 * (y * new.width + columns.upperBound) {
          let (before, after) = unsafe (olds[index], news[index])
          most = max(most, max(before, after) &- min(before, after))
        }
      }
    }
  }
  return Int(most)
}

/// Checks the area once, because the loops that follow read pixels without bounds checks.
private func requireArea(_ columns: Range<Int>, _ rows: Range<Int>, in picture: Bitmap) {
  precondition(
    rows.lowerBound >= 0 && rows.upperBound <= picture.height && columns.lowerBound >= 0
      && columns.upperBound <= picture.width, "an area outside of a picture")
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
