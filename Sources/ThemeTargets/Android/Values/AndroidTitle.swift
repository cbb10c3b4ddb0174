import ThemeCheck
import ThemeCore
import ThemeModel

extension TitleFacts {
  /// Where a title stands; nil where nothing is said.
  var gravity: String? {
    if $alignment == nil, $verticalAlignment == nil { return nil }
    let across =
      switch alignment {
      case .leading: "start"
      case .center: "center_horizontal"
      case .trailing: "end"
      case .left: "left"
      case .right: "right"
      }
    let down =
      switch verticalAlignment {
      case .top: "top"
      case .center: "center_vertical"
      case .bottom: "bottom"
      }
    return "\(across)|\(down)"
  }
}

extension TitleFacts.Font {
  /// The platform's own family has its weights by name; of any other the name alone is known.
  var androidFamily: String {
    guard family == "system" else {
      return family == app?.android && family.hasPrefix("@font/") ? family : family.asAndroidString
    }
    return switch weight {
    case .ultraLight, .thin: "sans-serif-thin"
    case .light: "sans-serif-light"
    case .regular, .bold: "sans-serif"
    case .medium, .semibold: "sans-serif-medium"
    case .heavy, .black: "sans-serif-black"
    }
  }

  /// In the font's size, to thousandths of it, which is how Android counts the room between characters; nil where no theme
  /// says it.
  var androidLetterSpacing: String? {
    letterSpacing.map { AndroidValues.decimal(Points.divided($0.units * 1_000, by: size.units)) }
  }

  var androidStyle: String {
    let isBold =
      family == "system" ? weight == .bold : [.semibold, .bold, .heavy, .black].contains(weight)
    switch (isBold, isItalic) {
    case (true, true): return "bold|italic"
    case (true, false): return "bold"
    case (false, true): return "italic"
    case (false, false): return "normal"
    }
  }
}

extension Points {
  /// The length in pixels of a density, rounded to the nearest whole one, half away from zero.
  func roundedPixels(at density: AndroidDensity) -> Pixels {
    Pixels(Self.divided(units * Int64(density.halves), by: 2 * Points.unitsPerPoint))
  }

  /// A shift in thousandths of a pixel where a point has so many halves of one.
  func thousandths(halves: Int) -> Int {
    Self.divided(units * Int64(halves) * 1_000, by: 2 * Points.unitsPerPoint)
  }

  /// The radius that Android blurs by, in thousandths of a pixel, for a blur of twice sigma: Android's sigma is
  /// 0.57735 of the radius and half a pixel, and a radius of 0 is no shadow at all.
  func radiusThousandths(halves: Int) -> Int {
    let sigma = Self.divided(units * Int64(halves) * 1_000, by: 4 * Points.unitsPerPoint)
    return max(10, Self.divided(Int64(sigma - 500) * 100_000, by: 57_735))
  }

  fileprivate static func divided(_ value: Int64, by divisor: Int64) -> Int {
    Int((value + (value < 0 ? -divisor : divisor) / 2) / divisor)
  }
}
