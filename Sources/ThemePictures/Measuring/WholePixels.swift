package import ThemeCore
package import ThemeDiagnostics

extension Diagnostic {
  /// The diagnostic for a length that must be a whole number of pixels and is not at a scale.
  package static func lengthCutsPixel(_ name: String, _ length: Points, at scale: Scale, _ range: SourceRange)
    -> Diagnostic
  {
    let pixels = Points(units: length.units * Int64(scale.rawValue))
    return Diagnostic(
      .lengthCutsPixel,
      "`\(name)` of \(length) pt is \(pixels) px at \(scale.name), not a whole number of pixels",
      at: range
    ).helping("use whole points, or remove \(scale.rawValue) from `scales`")
  }
}
