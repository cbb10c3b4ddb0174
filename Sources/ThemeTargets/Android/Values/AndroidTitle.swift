import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

extension TitleFacts {
  /// The value of `android:gravity`; nil if the theme says nothing about the alignment.
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
  /// The value of `android:fontFamily`. The platform's own font has a family for each weight; other families have only a name.
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

  /// The value of `android:letterSpacing`: the spacing in ems of the font's size, to three decimals. Nil if the theme doesn't
  /// say it.
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

  /// The length in thousandths of a pixel, where a point has `halves` half pixels.
  func thousandths(halves: Int) -> Int {
    Self.divided(units * Int64(halves) * 1_000, by: 2 * Points.unitsPerPoint)
  }

  /// The blur radius for Android in thousandths of a pixel, for a blur of twice sigma, where a point has `halves` half pixels.
  /// Android's sigma is 0.57735 times the radius plus half a pixel. The result is never 0, because a radius of 0 means no
  /// shadow.
  func radiusThousandths(halves: Int) -> Int {
    let sigma = Self.divided(units * Int64(halves) * 1_000, by: 4 * Points.unitsPerPoint)
    return max(10, Self.divided(Int64(sigma - 500) * 100_000, by: 57_735))
  }

  fileprivate static func divided(_ value: Int64, by divisor: Int64) -> Int {
    Int((value + (value < 0 ? -divisor : divisor) / 2) / divisor)
  }
}
