package import ThemeCore
package import ThemeDiagnostics

extension Diagnostic {
  /// The diagnostic for a length that must be a whole number of pixels and is not at a scale. Of `others`, the other scales that
  /// are built, one at which the length is whole makes it an advice to leave this one out; nil where they aren't known.
  package static func lengthCutsPixel(
    _ name: String, _ length: Points, at scale: Scale, among others: [Scale]? = nil, _ range: SourceRange
  ) -> Diagnostic {
    let built = Set((others ?? []) + [scale])
    let cutting = built.filter { length.pixels(at: $0) == nil }.sorted()
    let isWholeElsewhere = others == nil || cutting.count < built.count
    let lower = Points(units: length.units / Points.unitsPerPoint * Points.unitsPerPoint)
    let whole = lower > .zero ? "\(lower) or \(lower + Points(1))" : "\(lower + Points(1))"
    let pixels = Points(units: length.units * Int64(scale.rawValue))
    return Diagnostic(
      .lengthCutsPixel,
      "`\(name)` of \(length) pt is \(pixels) px at \(scale.name), not a whole number of pixels",
      at: range
    ).helping(
      isWholeElsewhere
        ? "use whole points such as \(whole), or remove \(cutting.map { "\($0.rawValue)" }.joined(separator: " and ")) from `scales`"
        : "use whole points such as \(whole)")
  }
}
