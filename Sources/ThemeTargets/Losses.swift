import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

// The rows of the tables of losses: of which elements, where in them, under which condition, and what is said.

/// The elements that a row is about. A text names parts of controls: `sliders/thumb`, `cells/` for all parts of cells, and
/// `/arrow` for the parts of all controls with that name, with spaces between several.
struct LossScope: ExpressibleByStringLiteral, Sendable {
  let contains: @Sendable (ElementContext) -> Bool

  init(_ contains: @escaping @Sendable (ElementContext) -> Bool) { self.contains = contains }

  init(stringLiteral names: String) {
    let names = names.split(separator: " ").map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    self.init { context in
      guard case .part(let id) = context.kind else { return false }
      return names.contains { name in
        (name[0].isEmpty || name[0] == id.control.key) && (name[1].isEmpty || name[1] == id.part.name)
      }
    }
  }

  static let all = LossScope { _ in true }
  static let bars = LossScope { $0.kind == .navigationBar }
  static let controls: LossScope = "/"
  /// Texts and items of controls.
  static let texts = LossScope { ($0.kind.controlPart?.content ?? .picture) != .picture }
}

/// Where a row looks for something lost: at a variant of an element.
struct LossSite {
  let context: ElementContext
  /// The index of the variant.
  let index: Int

  var variant: ResolvedVariant { context.element.variants[index] }
  var facts: VariantFacts { context.facts[index] }
  var key: VariantKey { variant.key }
  /// The variant in the normal state that is the same on all other axes; nil if there is none.
  var normal: LossSite? {
    context.element.index(of: key.without(.state)).map { LossSite(context: context, index: $0) }
  }
  /// The alignment insets of the variant's art in points.
  var outset: Insets<Points> { context.outset(ofVariant: index) }
  /// The name of the variant: `highlighted.compact`.
  var name: String { key.text }
  /// The control that the element is a part of, with its article: "a slider".
  var control: String {
    guard case .part(let id) = context.kind else { preconditionFailure("an element that is no part") }
    return id.control.oneOfThem
  }
}

/// The parts of an element that a row looks at.
struct LossParts: Sendable {
  let of: @Sendable (ElementContext, ElementView) -> [PartContext]
  /// Whether only the first part is reported of which something is lost.
  let isFirst: Bool

  init(first isFirst: Bool = false, _ of: @escaping @Sendable (ElementContext, ElementView) -> [PartContext])
  {
    (self.of, self.isFirst) = (of, isFirst)
  }

  static let new = LossParts { $1.newParts }
  static let drawn = LossParts { $1.drawnParts }
  static let firstNew = LossParts(first: true) { $1.newParts }
  static let firstDrawn = LossParts(first: true) { $1.drawnParts }
}

extension Loss {
  /// A row about variants that the target shows.
  static func variants(
    _ code: String, of scope: LossScope = .all, _ find: @escaping @Sendable (LossSite) -> Finding?
  ) -> Loss {
    Loss(code) { context, view in
      guard scope.contains(context) else { return [] }
      return view.variants.lazy.compactMap { find(LossSite(context: context, index: $0.place)) }.unique {
        $0.subject
      }
    }
  }

  /// A row about what a theme says of properties that the target decides itself: in each variant, the first of them that
  /// `isLost`.
  static func says(
    _ code: String, of scope: LossScope = .all, _ properties: [Property],
    if isLost: @escaping @Sendable (LossSite) -> Bool = { _ in true },
    _ text: @escaping @Sendable (LossSite) -> DiagnosticText, help: DiagnosticText? = nil
  ) -> Loss {
    .variants(code, of: scope) { site in
      let range = properties.lazy.compactMap { site.range(of: $0) }.first
      return range.flatMap { isLost(site) ? Finding(text(site), at: $0, help: help) : nil }
    }
  }

  /// A row about variants that the target can't express: the first one that meets the condition and differs from its fallback.
  static func differing(
    _ code: String, of scope: LossScope = .all,
    if isLost: @escaping @Sendable (ElementContext, VariantKey) -> Bool,
    _ find: @escaping @Sendable (LossSite) -> Finding?
  ) -> Loss {
    Loss(code) { context, view in
      guard scope.contains(context), let index = view.firstDiffering({ isLost(context, $0) }) else {
        return []
      }
      return [find(LossSite(context: context, index: index))].compactMap(\.self)
    }
  }

  /// A row about variants that the target ignores.
  static func ignored(
    _ code: String, of scope: LossScope = .all,
    because reason: @escaping @Sendable (LossSite) -> DiagnosticText,
    if isLost: @escaping @Sendable (VariantKey) -> Bool
  ) -> Loss {
    .differing(
      code, of: scope, if: { isLost($1) },
      { Finding("`\($0.name)` is ignored: \(reason($0))", at: $0.variant.range) })
  }

  /// A row about art.
  static func parts(
    _ code: String, of scope: LossScope = .all, _ parts: LossParts,
    _ find: @escaping @Sendable (ElementContext, PartContext) -> Finding?
  ) -> Loss {
    Loss(code) { context, view in
      guard scope.contains(context) else { return [] }
      let found = parts.of(context, view).lazy.compactMap { find(context, $0) }
      return parts.isFirst ? found.first.map { [$0] } ?? [] : found.unique { $0.subject }
    }
  }

  /// A row about parts that show the platform's own look. `text` is nil where nothing is lost.
  static func system(
    _ code: String, _ text: @escaping @Sendable (LossSite, PartName) -> DiagnosticText?
  ) -> Loss {
    Loss(code) { context, view in
      view.variants.flatMap { variant in
        context.art[variant.place].parts.compactMap { part in
          guard case .system = part.art,
            let said = text(LossSite(context: context, index: variant.place), part.name)
          else { return nil }
          return Finding(said, at: part.range)
        }
      }.unique { $0.subject }
    }
  }
}

extension LossSite {
  /// Where the theme gives a property. One line of a title is what every platform shows, so that nothing is lost of it.
  func range(of property: Property) -> SourceRange? {
    property == .titleLines && facts.title?.lines == 1 ? nil : variant.range(of: property)
  }

  /// Where the theme gives a property of the large title, as `range(of:)`.
  func range(ofLargeTitle property: Property) -> SourceRange? {
    property == .titleLines && facts.largeTitle?.lines == 1 ? nil : variant.range(ofLargeTitle: property)
  }
}

// Facts about an element's art that several targets need.

extension PartContext {
  /// Whether the art repeats along at least one axis.
  var tiles: Bool { Axis.allCases.contains { mode[$0] == .tile } }
}

extension ElementContext {
  /// Whether a part tiles along an axis on which its center is more than one pixel long, so that the tiling is visible.
  func tilesVisibly(_ part: PartContext) -> Bool {
    Axis.allCases.contains { axis in
      tiles(part, along: axis) && part.images.contains { $0.core(along: axis).count > 1 }
    }
  }

  /// The alignment insets of a variant's art in points, measured on the image of the lowest scale; zero if there are none.
  func outset(ofVariant index: Int) -> Insets<Points> {
    guard let image = part(mainPart, ofVariant: index)?.images.first else { return .zero }
    let insets = store.alignmentInsets(element.variants[index].alignmentInsets?.value, of: image)
    return insets?.points(at: image.scale) ?? .zero
  }
}

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
