extension Color {
  /// The color composited over another by source-over (Porter and Duff) with straight colors. Each channel is rounded half up,
  /// once.
  package func over(_ below: Color) -> Color {
    if alpha == 255 { return self }
    if alpha == 0 { return below }
    // The visible parts of both colors, in units of 1 / (255 * 255).
    let (above, under) = (Int(alpha) * 255, Int(below.alpha) * (255 - Int(alpha)))
    let covered = above + under
    func mixed(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8((2 * (Int(upper) * above + Int(lower) * under) + covered) / (2 * covered))
    }
    return Color(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: UInt8((covered + 127) / 255))
  }
}
