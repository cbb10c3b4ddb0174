import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

// Rows about titles that the tables of several targets have.

extension Loss {
  /// The loss of truncation modes other than `tail` and `none`, which are replaced by truncation at the end.
  static func truncations(_ code: String) -> Loss {
    .variants(code) { site in
      guard let truncation = site.facts.title?.truncation, ![.tail, .none].contains(truncation) else {
        return nil
      }
      return Finding(
        "a title that is too long is truncated at its end, not at its \(truncation.rawValue)",
        at: site.variant.range(of: .titleTruncation))
    }
  }

  /// The loss of text transforms that a target can't apply to titles.
  static func transforms(
    _ code: String, of scope: LossScope = .all, except known: TextTransform = .none,
    _ text: @escaping @Sendable (LossSite) -> DiagnosticText
  ) -> Loss {
    .says(
      code, of: scope, [.titleTransform],
      if: { site in site.facts.title.map { ![.none, known].contains($0.transform) } ?? false }, text)
  }

  /// The loss of lines for a bar's title, on a platform that always shows one line.
  static func barLines(
    _ code: String, _ text: @escaping @Sendable (LossSite) -> DiagnosticText
  ) -> Loss {
    .says(code, of: .bars, [.titleLines], text)
  }

  /// The loss of negative padding between a title and the alignment rectangle. `outset` returns the alignment insets of a
  /// variant in points.
  static func clampedInsets(
    _ code: String, because reason: String,
    outset: @escaping @Sendable (LossSite) -> Insets<Points> = { _ in .zero }
  ) -> Loss {
    .variants(code) { site in
      let padding = site.facts.title?.padding(within: outset(site))
      guard let (side, length) = padding?.sides.first(where: { $0.length < .zero }) else { return nil }
      let ranges = [
        site.variant.range(of: .titleInsets), site.variant.range(of: .titleOffset),
        site.variant.alignmentInsets?.range,
      ].compactMap(\.self)
      return Finding(
        "the title extends \(-length) pt beyond its box at the \(side), but \(reason)",
        at: ranges.first ?? site.variant.range, of: ranges)
    }
  }

  /// The loss of font families that a platform lacks, unless the theme names a replacement for the platform.
  static func fonts(
    _ code: String, except known: Set<String>, ofLargeTitles areLarge: Bool = false, key: String,
    named name: @escaping @Sendable (AppFont) -> String?, help: DiagnosticText? = nil,
    _ text: @escaping @Sendable (_ family: String) -> DiagnosticText
  ) -> Loss {
    .variants(code) { site in
      let variant = site.variant
      guard
        let place = areLarge
          ? variant.range(ofLargeTitle: .titleFontFamily) : variant.range(of: .titleFontFamily),
        let font = (areLarge ? site.facts.largeTitle : site.facts.title)?.$font
      else { return nil }
      let family = font.app?.family ?? font.family
      guard font.app.map(name) ?? nil == nil, family != "system", !known.contains(family) else { return nil }
      let missing = font.app.map { "set `\(key)` of the font `\($0.name)`" as DiagnosticText }
      return Finding(text(family), at: place, help: missing ?? help)
    }
  }
}
