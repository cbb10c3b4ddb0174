import ThemeCore

/// Conversions of premultiplied colors between sRGB and linear light, by tables of 4,096 steps.
enum LinearLight {
  /// The color with its channels as linear light.
  static func decoded(_ color: DeepColor) -> DeepColor { convert(color, by: decoding) }

  /// The color of linear light in sRGB.
  static func encoded(_ color: DeepColor) -> DeepColor { convert(color, by: encoding) }

  private static let decoding = table(SRGBTransfer.decoded)
  private static let encoding = table { light in
    // Below, the cube root has too few steps, and the curve is a line.
    light <= 0.0031308 ? light * 12.92 : SRGBTransfer.encoded(light)
  }

  private static func table(_ function: (Double) -> Double) -> [UInt16] {
    (0...4_096).map { UInt16((min(max(function(Double($0) / 4_096), 0), 1) * Double(full)).rounded()) }
  }

  private static func convert(_ color: DeepColor, by table: [UInt16]) -> DeepColor {
    let alpha = color.alpha
    guard alpha > 0 else { return .zero }
    func channel(_ value: UInt16) -> UInt16 {
      let place = UInt32(value.part(of: alpha)) &* 4_096
      let (step, rest) = (Int(place / 65_535), place % 65_535)
      let low = UInt32(table[step])
      guard rest > 0 else { return UInt16(low).times(alpha) }
      // The tables rise.
      let between = low + (UInt32(table[step + 1]) - low) * rest / 65_535
      return UInt16(between).times(alpha)
    }
    return DeepColor(channel(color.x), channel(color.y), channel(color.z), alpha)
  }
}
