/// What becomes of the colors of PNGs whose profile is not that of sRGB: `profile` in themes.
package enum ProfileTreatment: String, CaseIterable, Hashable, Sendable {
  /// They are converted to sRGB.
  case convert
  /// Their numbers are taken as those of sRGB.
  case ignore
}
