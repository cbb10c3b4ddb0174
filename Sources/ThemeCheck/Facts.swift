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
  /// Collects the facts of a variant from its settings. Reports sizes that are not positive, and a height that is not a whole
  /// number of pixels at one of `scales`.
  init(
    _ variant: ResolvedVariant, scales: [Scale], art: ArtWidth, padding: Insets<Points>?, isFrame: Bool,
    fonts: [AppFont], _ sink: inout DiagnosticSink
  ) {
    height = whole(variant.settings.height.positive("height", &sink), scales, "height", &sink)
    maximumWidth = variant.settings.maximumWidth.positive("maximumWidth", &sink)?.value
    minimumWidth = VariantFacts.minimumWidth(variant.settings.minimumWidth, art, &sink)
    if let hitArea = variant.settings.hitArea.value {
      let width = hitArea.width.positive("width", &sink)?.value
      let height = hitArea.height.positive("height", &sink)?.value
      if width != nil || height != nil { self.hitArea = HitArea(width: width, height: height) }
    }
    assetName = variant.settings.assetName.value?.string
    renderingIntent = variant.settings.renderingIntent.value
    tint = variant.settings.tint.value
    material = MaterialFacts((variant.settings.background.value?.art ?? variant.settings.body.art).value)
    translucent = variant.settings.translucent.value
    $position = variant.settings.position.value
    if let icon = variant.settings.icon.value {
      var facts = IconFacts.standard
      facts.tint = icon.tint.value
      if let placement = icon.placement.value { facts.placement = placement }
      if let gap = icon.gap.notNegative("gap", &sink) { facts.gap = gap }
      self.icon = facts
    }
    // A frame that declares no title still needs the insets that the marks of its nine-patch give to its content.
    let title = variant.settings.title.value ?? (isFrame && padding != nil ? TitleOverlay() : nil)
    self.title = title.map {
      TitleFacts.facts(of: $0, padding: padding, fonts: fonts, &sink)
    }
    largeTitle = variant.settings.largeTitle.value.map {
      var facts = TitleFacts.facts(of: $0, padding: nil, fonts: fonts, &sink)
      if $0.font.value?.size.value == nil { facts.$font?.size = TitleFacts.Font.largeSize }
      return facts
    }
  }

  private static func minimumWidth(
    _ setting: Setting<MinimumWidth>, _ art: ArtWidth, _ sink: inout DiagnosticSink
  ) -> Points? {
    guard let width = setting.ranged else { return nil }
    if case .points(let points) = width.value {
      return Setting.literal(points, width.range).positive("minimumWidth", &sink)?.value
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
  /// The facts of a title. They begin as a copy of the standard title, because an initializer would compute every default
  /// before it is replaced.
  fileprivate static func facts(
    of title: TitleOverlay, padding: Insets<Points>?, fonts: [AppFont], _ sink: inout DiagnosticSink
  ) -> TitleFacts {
    var facts = TitleFacts.standard
    if let said = title.font.value {
      var font = Font.standard
      if let family = said.family.value {
        font.family = family.string
        font.app = fonts.first { $0.name == family.string }
      }
      if let weight = said.weight.value { font.weight = weight }
      if let size = said.size.positive("size", &sink) { font.size = size.value }
      font.style = said.style.value
      font.letterSpacing = said.letterSpacing.value
      font.scales = said.scales.value
      facts.$font = font
    }
    facts.color = title.color.value
    if let shadow = title.shadow.value, !shadow.isNone {
      let standard = Shadow.standard
      facts.shadow = Shadow(
        color: shadow.color.value ?? standard.color, x: shadow.x.value ?? standard.x,
        y: shadow.y.value ?? standard.y, blur: shadow.blur.notNegative("blur", &sink) ?? standard.blur)
    }
    facts.$insets = title.insets.value?.insets ?? padding
    facts.$offset = title.offset.value?.point
    facts.$alignment = title.alignment.value
    facts.$verticalAlignment = title.verticalAlignment.value
    facts.$transform = title.transform.value
    facts.$lines = title.lines.value?.count
    facts.$truncation = title.truncation.value
    facts.$measure = title.measure.value
    return facts
  }
}

/// The length itself; reports the first scale at which it is not a whole number of pixels.
private func whole(
  _ length: Ranged<Points>?, _ scales: [Scale], _ name: String, _ sink: inout DiagnosticSink
) -> Points? {
  guard let length else { return nil }
  if let scale = scales.first(where: { length.value.pixels(at: $0) == nil }) {
    sink.report(.lengthCutsPixel(name, length.value, at: scale, length.range))
  }
  return length.value
}
