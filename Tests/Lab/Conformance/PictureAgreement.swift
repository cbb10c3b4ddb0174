/// How far two pictures of the same drawing are from each other, where the programs that drew them may smooth edges differently.
///
/// A pixel agrees when it lies within the range that the other picture has around that place, in both directions: an edge may
/// lie a fraction of a pixel aside, but whatever only one picture has, however thin, is found.
struct PictureAgreement {
  /// How many pixels disagree.
  var wrong: Int { places.count }
  /// The pixel that is farthest outside, for people; nil if all agree.
  let worst: String?
  /// By how many levels of 255 the pictures differ where neither has an edge.
  let inFlat: Int
  private let places: Set<Int>

  /// How many levels of 255 a pixel may be outside of a flat area.
  static let flat = 6
  /// The share of the contrast around a pixel, in 1/256, by which it may be outside in addition.
  static let share = 56

  init(_ drawn: Bitmap, _ reference: Bitmap) {
    let width = min(drawn.width, reference.width)
    let height = min(drawn.height, reference.height)
    let ours = Samples(drawn, width: width, height: height)
    let theirs = Samples(reference, width: width, height: height)
    let (ourRanges, theirRanges) = (ours.ranges, theirs.ranges)
    var (places, most, inFlat) = (Set<Int>(), 0, 0)
    var worst: String?
    for place in 0..<width * height {
      let contrast = max(ourRanges.contrast(place), theirRanges.contrast(place))
      if contrast <= 4 {
        inFlat = max(inFlat, Int((ours.values[place] &- theirs.values[place]).max()))
        inFlat = max(inFlat, Int((theirs.values[place] &- ours.values[place]).max()))
      }
      let allowed = Self.flat + contrast * Self.share / 256
      let away = max(
        theirRanges.distance(of: ours.values[place], place),
        ourRanges.distance(of: theirs.values[place], place))
      guard away > allowed else { continue }
      places.insert(place)
      guard away > most else { continue }
      most = away
      worst =
        "pixel \(place % width), \(place / width) of \(width) × \(height) is \(ours.values[place].text), "
        + "expected \(theirs.values[place].text)"
    }
    (self.places, self.worst, self.inFlat) = (places, worst, inFlat)
  }

  private init(places: Set<Int>, worst: String?, inFlat: Int) {
    (self.places, self.worst, self.inFlat) = (places, places.isEmpty ? nil : worst, inFlat)
  }

  /// The agreement with whichever of two pictures of the same drawing a pixel is closer to: one that smooths the edge of each
  /// shape, and one in which each shape was drawn larger and then reduced.
  func either(_ other: PictureAgreement) -> PictureAgreement {
    PictureAgreement(
      places: places.intersection(other.places), worst: other.worst ?? worst,
      inFlat: min(inFlat, other.inFlat))
  }
}

/// The premultiplied channels of a picture, averaged over areas where it is reduced.
private struct Samples {
  let width: Int
  let height: Int
  var values: [SIMD4<Int32>] = []

  init(_ bitmap: Bitmap, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values.reserveCapacity(width * height)
    for y in 0..<height {
      let rows = Self.weights(y, of: height, from: bitmap.height)
      for x in 0..<width {
        let columns = Self.weights(x, of: width, from: bitmap.width)
        var (sum, area) = (SIMD4<Double>(repeating: 0), 0.0)
        for (row, tall) in rows {
          for (column, wide) in columns {
            let word = bitmap.pixels[row * bitmap.width + column]
            let alpha = Double(word >> 24)
            let color = SIMD4(Double(word & 255), Double(word >> 8 & 255), Double(word >> 16 & 255), 255)
            sum += color * (alpha / 255 * tall * wide)
            area += tall * wide
          }
        }
        values.append(SIMD4<Int32>((sum / area).rounded(.toNearestOrEven)))
      }
    }
  }

  /// The lines of a picture that lie in a line of the reduced one, and how much of each.
  private static func weights(_ place: Int, of count: Int, from whole: Int) -> [(Int, Double)] {
    let from = Double(place) * Double(whole) / Double(count)
    let to = Double(place + 1) * Double(whole) / Double(count)
    return (Int(from)..<min(Int(to.rounded(.up)), whole)).map { line in
      (line, min(to, Double(line + 1)) - max(from, Double(line)))
    }
  }

  /// The least and greatest values around each place.
  var ranges: Ranges {
    func spread(
      _ list: [SIMD4<Int32>], by step: Int, of length: Int,
      _ pick: (SIMD4<Int32>, SIMD4<Int32>) -> SIMD4<Int32>
    ) -> [SIMD4<Int32>] {
      list.indices.map { place in
        let line = place / step % length
        let before = line > 0 ? pick(list[place], list[place - step]) : list[place]
        return line + 1 < length ? pick(before, list[place + step]) : before
      }
    }
    func around(_ pick: (SIMD4<Int32>, SIMD4<Int32>) -> SIMD4<Int32>) -> [SIMD4<Int32>] {
      spread(spread(values, by: 1, of: width, pick), by: width, of: height, pick)
    }
    return Ranges(
      least: around { $0.replacing(with: $1, where: $1 .< $0) },
      greatest: around { $0.replacing(with: $1, where: $1 .> $0) })
  }
}

private struct Ranges {
  let least: [SIMD4<Int32>]
  let greatest: [SIMD4<Int32>]

  /// The greatest range of a channel around a place.
  func contrast(_ place: Int) -> Int { Int((greatest[place] &- least[place]).max()) }

  /// How far a pixel lies outside the range around a place, in levels of its worst channel.
  func distance(of pixel: SIMD4<Int32>, _ place: Int) -> Int {
    Int(max((least[place] &- pixel).max(), (pixel &- greatest[place]).max(), 0))
  }
}

extension SIMD4<Int32> {
  fileprivate var text: String { "(\(self[0]), \(self[1]), \(self[2]), \(self[3]))" }
}
