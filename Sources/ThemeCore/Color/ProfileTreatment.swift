/// The treatment of PNGs whose color profile is not sRGB: `profile` in themes.
package enum ProfileTreatment: String, CaseIterable, Hashable, Sendable {
  /// Colors are converted to sRGB.
  case convert
  /// The numbers are read as sRGB, and the profile is ignored.
  case ignore
}
