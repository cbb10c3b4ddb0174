extension Unicode.Scalar {
  /// Whether the scalar is invisible or changes the order of the text around it: controls, direction marks, line ends, blanks
  /// without width, and the byte order mark.
  ///
  /// Joiners between letters of a script or parts of an emoji are not included, because their effect is visible.
  package var isHidden: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B,
      0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
