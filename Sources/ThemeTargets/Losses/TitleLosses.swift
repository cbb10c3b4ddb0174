import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension Loss {
  /// Creates the loss of truncation modes other than `known`, which are replaced by truncation at the end.
  static func truncations(_ code: DiagnosticCode, except known: [Truncation]) -> Loss {
    .variants(code) { code, context, index in
      guard let truncation = context.element.variants[index].settings.title.value?.truncation.ranged,
        !known.contains(truncation.value)
      else { return nil }
      return Diagnostic(
        code, "a title that is too long is truncated at its end, not at its \(truncation.value.rawValue)",
        at: truncation.range)
    }
  }

  /// Creates the loss of text transforms that a target can't apply to titles, which are all except `known`.
  static func transforms(
    _ code: DiagnosticCode, of kind: ElementKind? = nil, except known: [TextTransform], message: String
  ) -> Loss {
    .variants(code) { code, context, index in
      guard kind == nil || context.kind == kind,
        let transform = context.element.variants[index].settings.title.value?.transform.ranged,
        transform.value != .none, !known.contains(transform.value)
      else { return nil }
      return Diagnostic(code, words: message, at: transform.range)
    }
  }

  /// Creates the loss of lines for a bar's title, on a platform that always shows one line. It reports any number other than
  /// one.
  static func barLines(_ code: DiagnosticCode, message: String) -> Loss {
    .variants(code) { code, context, index in
      guard context.kind == .navigationBar,
        let lines = context.element.variants[index].settings.title.value?.lines.ranged, lines.value.count != 1
      else { return nil }
      return Diagnostic(code, words: message, at: lines.range)
    }
  }

  /// Creates the loss of negative padding between a title and the alignment rectangle. `outset` returns the alignment insets of
  /// a variant in points.
  static func clampedInsets(
    _ code: DiagnosticCode, because reason: String,
    outset: @escaping @Sendable (ElementContext, Int) -> Insets<Points> = { _, _ in .zero }
  ) -> Loss {
    Loss(code) { code, context, view, sink in
      var places = Set<[SourceRange]>()
      for index in view.variants.map(\.place) {
        let variant = context.element.variants[index]
        guard let title = context.facts[index].title else { continue }
        let padding = title.padding(within: outset(context, index))
        let said = variant.settings.title.value
        let ranges = [said?.insets.range, said?.offset.range, variant.settings.alignmentInsets.range]
          .compactMap(\.self)
        guard let (side, length) = padding.sides.first(where: { $0.length < .zero }),
          places.insert(ranges).inserted
        else { continue }
        sink.report(
          Diagnostic(
            code, "the title extends \(-length) pt beyond its box at the \(side), but \(reason)",
            at: ranges.first ?? variant.range))
      }
    }
  }

  /// Creates the loss of properties of a bar's title that the platform decides itself.
  static func barTitles(
    _ code: DiagnosticCode, areLarge: Bool = false, _ properties: [LookProperty], message: String
  ) -> Loss {
    titles(code, areLarge: areLarge, where: { $0 == .navigationBar }, properties, message: message)
  }

  /// Creates the loss of title properties that the platform decides itself, for some kinds of elements.
  static func titles(
    _ code: DiagnosticCode, areLarge: Bool = false, where isMeant: @escaping @Sendable (ElementKind) -> Bool,
    _ properties: [LookProperty], message: String
  ) -> Loss {
    .variants(code) { code, context, index in
      let settings = context.element.variants[index].settings
      guard isMeant(context.kind), let title = (areLarge ? settings.largeTitle : settings.title).value
      else { return nil }
      return properties.lazy.compactMap { $0.range(in: title) }.first.map {
        Diagnostic(code, words: message, at: $0)
      }
    }
  }

  /// Creates the loss of a bar's large title, on a platform that has none.
  static func largeTitles(_ code: DiagnosticCode, message: String) -> Loss {
    .variants(code) { code, context, index in
      context.element.variants[index].settings.largeTitle.ranged.map {
        Diagnostic(code, words: message, at: $0.range)
      }
    }
  }

  /// Creates the loss of font families that a platform lacks, unless the theme names a replacement for the platform.
  static func fonts(
    _ code: DiagnosticCode, except known: Set<String>, ofLargeTitles areLarge: Bool = false, key: String,
    named name: @escaping @Sendable (AppFont) -> String?, help: String? = nil,
    _ message: @escaping @Sendable (_ family: String) -> String
  ) -> Loss {
    .variants(code) { code, context, index in
      let (settings, facts) = (context.element.variants[index].settings, context.facts[index])
      guard
        let said = (areLarge ? settings.largeTitle : settings.title).value?.font.value?.family.ranged,
        let font = (areLarge ? facts.largeTitle : facts.title)?.$font
      else { return nil }
      let family = font.app?.family ?? font.family
      guard font.app.map(name) ?? nil == nil, family != "system", !known.contains(family) else { return nil }
      let missing = font.app.map { "set `\(key)` of the font `\($0.name)`" }
      return Diagnostic(code, words: message(family), at: said.range).helping(words: missing ?? help)
    }
  }
}

extension LookProperty {
  /// The source location at which a theme sets the property of a title; nil if the theme doesn't set it, or if it isn't a
  /// property of titles.
  func range(in title: TitleOverlay) -> SourceRange? {
    switch self {
    case .titleFont: title.font.range
    case .titleColor: title.color.range
    case .titleShadow: title.shadow.range
    case .titleInsets: title.insets.range
    case .titleOffset: title.offset.range
    case .titleAlignment: title.alignment.range
    case .titleVerticalAlignment: title.verticalAlignment.range
    case .titleTransform: title.transform.range
    case .titleLines: title.lines.range
    case .titleTruncation: title.truncation.range
    case .titleMeasure: title.measure.range
    default: nil
    }
  }
}
