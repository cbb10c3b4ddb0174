import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension Loss {
  /// A truncation that a target does not know, in whichever variant.
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

  /// Letters other than the app's in which a target does not show a title.
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

  /// More than one line of a bar's title, where the platform shows one.
  static func barLines(_ code: DiagnosticCode, message: String) -> Loss {
    .variants(code) { code, context, index in
      guard context.kind == .navigationBar,
        let lines = context.element.variants[index].settings.title.value?.lines.ranged, lines.value.count != 1
      else { return nil }
      return Diagnostic(code, words: message, at: lines.range)
    }
  }

  /// Room around a title that is less than nothing, within what of the art lies outside of what layout aligns.
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

  /// What a theme says of a bar's title that the platform decides itself.
  static func barTitles(
    _ code: DiagnosticCode, areLarge: Bool = false, _ properties: [LookProperty], message: String
  ) -> Loss {
    titles(code, areLarge: areLarge, where: { $0 == .navigationBar }, properties, message: message)
  }

  /// What a theme says of the titles of some kinds of elements that the platform decides itself.
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

  /// The title below a bar, where a platform has none.
  static func largeTitles(_ code: DiagnosticCode, message: String) -> Loss {
    .variants(code) { code, context, index in
      context.element.variants[index].settings.largeTitle.ranged.map {
        Diagnostic(code, words: message, at: $0.range)
      }
    }
  }

  /// Fonts of families that a platform lacks, and of which the theme does not say what the platform calls them.
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
  /// Where a theme says it of a title; nil where it doesn't, and for what is none of a title's properties.
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
