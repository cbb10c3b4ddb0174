import ThemeCore

/// The common factor by which all four caps shrink if a destination is too small for them, as an exact fraction of at most 1.
///
/// The rule is that of CSS borders and of Chromium: f = min(1, width / (left + right), height / (top + bottom)), applied to
/// both axes even if only one lacks room.
struct Squeeze: Equatable {
  let numerator: Int
  let denominator: Int

  static let none = Squeeze(numerator: 1, denominator: 1)
}

extension Squeeze {
  init(caps: Insets<Pixels>, in size: Size<Pixels>) {
    var least = Squeeze.none
    for axis in Axis.allCases {
      let length = size.length(along: axis).count
      let sum = caps.leading(along: axis).count + caps.trailing(along: axis).count
      if length * least.denominator < least.numerator * sum {
        least = Squeeze(numerator: length, denominator: sum)
      }
    }
    self = least
  }
}
