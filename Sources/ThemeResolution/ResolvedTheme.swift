package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel

/// A theme whose references are resolved and in which every variant of every element is written out.
package struct ResolvedTheme: Sendable {
  package let source: SourceID
  /// The name of the theme; nil for a library.
  package let name: Ranged<String>?
  /// The name from which generated code and resources take theirs; nil if the theme does not declare one.
  package let namespace: Ranged<String>?
  package let summary: Ranged<Text>?
  package let isAbstract: Bool
  /// The fonts that the app brings, sorted by name.
  package let fonts: [AppFont]
  package let scales: Ranged<ScaleSet>?
  /// All elements that were asked for, sorted by kind and name, including abstract ones.
  package let elements: [ResolvedElement]
  /// The elements that are not abstract.
  package let built: [ResolvedElement]
  package let defaults: ResolvedScreen
  /// The screens, sorted by name.
  package let screens: [(name: Ranged<String>, screen: ResolvedScreen)]
  package let targets: [TargetOptions]
  /// The newest version of iOS about which the theme says anything: by its systems, by a material, which iOS 26 has, or as the
  /// oldest version that it runs on. 0 if there is none.
  package let newestIOS: Int
  /// The color tokens in the order of the theme; empty if no target asks for them.
  package let colors: [ColorToken]
  package let allow: [Ranged<DiagnosticCode>]
  package let interface: InterfaceReference?
  /// The kinds of names of which some could not be read.
  package let lost: Set<LostNames>
  /// The places of token values that are in another file than their use, by the place of the use.
  package let values: [SourceRange: SourceRange]
}

/// The elements that a screen shows, by names that exist, and its title; nil where the theme declares none.
package struct ResolvedScreen: Sendable {
  package let navigationBar: Ranged<Text>?
  package let backButton: Ranged<Text>?
  package let title: Ranged<Text>?
}

/// An element with its variants.
package struct ResolvedElement: Sendable {
  package let id: ElementID
  package let range: SourceRange
  /// Whether the element exists only for others to be `like` it.
  package let isAbstract: Bool
  package let style: BackButtonStyle
  package let allow: [Ranged<DiagnosticCode>]
  package let scales: Ranged<ScaleSet>?
  /// The values that the element uses on each axis, in the order of the axes; each axis begins with its fallback.
  package let values: [[AxisValue]]
  /// The variants for every combination of those values, sorted: `normal` first, and each fallback before the variants that
  /// fall back to it.
  package let variants: [ResolvedVariant]

  /// The index of the variant that has a key; nil if there is none.
  package func index(of key: VariantKey) -> Int? {
    let place = variants.partitioningIndex { $0.key >= key }
    return place < variants.count && variants[place].key == key ? place : nil
  }
}

extension ResolvedElement {
  /// The key of the variant that this element shows in the state and circumstances of another element's variant.
  package func key(nearestTo other: VariantKey) -> VariantKey {
    var key = VariantKey.normal
    for axis in VariantAxis.allCases {
      if let value = values[axis.rawValue].last(where: { other[axis].takes($0) }) { key[axis] = value }
    }
    return key
  }
}

/// One combination of axis values with what is shown for it: facts and parts. Of the settings that they are made of, later stages
/// learn only where they are.
///
/// A class because it is large, never changes and is shared by all later stages.
package final class ResolvedVariant: Sendable {
  package let key: VariantKey
  /// The index, among the element's variants, of the variant that this one falls back to; nil for `normal`.
  package let fallback: Int?
  /// The place of the last overlay that applies to the variant; that of the element if none does.
  package let range: SourceRange
  /// The facts, except those that pixels decide. In a mirrored variant, alignment insets and titles are mirrored already.
  package let facts: VariantFacts
  /// The parts for which the theme has settings, in the order of their names.
  package let parts: [ResolvedPart]
  /// Whether `directions: { rtl: mirror }` flips the variant's art and swaps its caps.
  package let isMirrored: Bool

  /// All settings that apply to the variant, each of which is a value or unset.
  let settings: ElementOverlay

  init(
    _ kind: ElementKind, key: VariantKey, fallback: Int?, range: SourceRange, settings: ElementOverlay,
    isMirrored: Bool
  ) {
    self.key = key
    self.fallback = fallback
    self.range = range
    self.settings = settings
    self.isMirrored = isMirrored
    facts = VariantFacts(settings)
    parts = ResolvedPart.all(of: kind, in: settings)
  }

  /// The part with a name; nil if the theme has no settings for it.
  package func part(_ name: PartName) -> ResolvedPart? { parts.first { $0.name == name } }

  /// The minimum width as the theme gives it: a length, or one that its art decides.
  package var minimumWidth: Ranged<MinimumWidth>? { settings.minimumWidth.ranged }

  /// How much of the art lies outside the rectangle that layout aligns, as the theme gives it.
  package var alignmentInsets: Ranged<AlignmentInsets>? { settings.alignmentInsets.ranged }

  /// The name of the variant's art in catalogs and resources.
  package var assetName: Ranged<String>? {
    settings.assetName.ranged.map { Ranged($0.value.string, $0.range) }
  }

  /// Where the theme gives the inset of one side of the title.
  package func range(ofTitleInset side: KeyPath<InsetsOverlay, Setting<Points>>) -> SourceRange? {
    settings.title.value?.insets.value?[keyPath: side].ranged?.range
  }

  /// What the theme says of the variant, a line for each setting, as `why` and dumps show it.
  package var lines: [SettingLines.Line] {
    var lines = SettingLines()
    lines.add(record: settings)
    return lines.lines
  }
}
