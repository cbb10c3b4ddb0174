import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The width of the main part's art in a variant.
enum ArtWidth {
  struct Widths {
    /// The width of the art before slicing, in points.
    let natural: Points
    /// The total width of the left and right caps, in points.
    let caps: Points
  }

  case known(Widths)
  /// There is, or may be, art whose width is not known because of a problem that has been reported.
  case unknown
  case missing
}

extension VariantFacts {
  /// Adds to the facts of a variant what pixels decide, `art` and `padding`, and the fonts that the app brings. Reports lengths
  /// that no look can have, which have their defaults from then on, and a height that is not a whole number of pixels at one of
  /// `scales`.
  mutating func complete(
    of variant: ResolvedVariant, scales: [Scale], art: ArtWidth, padding: Insets<Points>?, isFrame: Bool,
    fonts: [AppFont], _ sink: inout DiagnosticSink
  ) {
    height = positive(height, "height", at: variant.range(of: .height), &sink)
    if let height, let range = variant.range(of: .height),
      let scale = scales.first(where: { height.pixels(at: $0) == nil })
    {
      sink.report(.lengthCutsPixel("height", height, at: scale, range))
    }
    maximumWidth = positive(maximumWidth, "maximumWidth", at: variant.range(of: .maximumWidth), &sink)
    minimumWidth = variant.minimumWidth(art, &sink)
    if let area = hitArea {
      hitArea = HitArea(
        width: positive(area.width, "width", at: variant.range(of: .hitAreaWidth), &sink),
        height: positive(area.height, "height", at: variant.range(of: .hitAreaHeight), &sink))
    }
    if let gap = icon?.gap {
      icon?.gap =
        notNegative(gap, "gap", at: variant.range(of: .iconGap), &sink) ?? IconFacts.standard.gap
    }
    // A frame that declares no title still needs the insets that the marks of its nine-patch give to its content.
    if title == nil, isFrame, padding != nil { title = .standard }
    title?.complete(padding: padding, fonts, variant.range(of:), &sink)
    largeTitle?.complete(padding: nil, fonts, variant.range(ofLargeTitle:), &sink)
  }
}

extension ResolvedVariant {
  /// The minimum width in points; nil if the theme gives none, if it is not known, or after a report that no width can have it.
  fileprivate func minimumWidth(_ art: ArtWidth, _ sink: inout DiagnosticSink) -> Points? {
    guard let width = minimumWidth else { return nil }
    if case .points(let points) = width.value {
      return positive(points, "minimumWidth", at: width.range, &sink)
    }
    switch art {
    case .known(let widths): return width.value == .art ? widths.natural : widths.caps + Points(1)
    case .unknown: return nil
    case .missing:
      return sink.refuse(
        Diagnostic(.invalidValue, "there is no art whose width could be used as the minimum", at: width.range)
          .helping("give the width in points"))
    }
  }
}

extension TitleFacts {
  fileprivate mutating func complete(
    padding: Insets<Points>?, _ fonts: [AppFont], _ range: (Property) -> SourceRange?,
    _ sink: inout DiagnosticSink
  ) {
    if $insets == nil { $insets = padding }
    if var font = $font {
      font.app = fonts.first { $0.name == font.family }
      font.size =
        positive(font.size, "size", at: range(.titleFontSize), &sink) ?? Font.standard.size
      $font = font
    }
    if let blur = shadow?.blur {
      shadow?.blur = notNegative(blur, "blur", at: range(.titleShadowBlur), &sink) ?? .zero
    }
  }
}

/// A length that is more than 0, or that the theme does not give; nil after a report that it is not. `name` is the key in the report.
private func positive(
  _ length: Points?, _ name: String, at range: SourceRange?, _ sink: inout DiagnosticSink
) -> Points? {
  guard let length, let range else { return length }
  return Setting.literal(length, range).positive(name, &sink)?.value
}

/// A length that is not negative; nil after a report that it is.
private func notNegative(
  _ length: Points, _ name: String, at range: SourceRange?, _ sink: inout DiagnosticSink
) -> Points? {
  range.map { Setting.literal(length, $0).notNegative(name, &sink) } ?? length
}
