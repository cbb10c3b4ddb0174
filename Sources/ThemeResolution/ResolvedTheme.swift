package import ThemeCore
package import ThemeDiagnostics
package import ThemeModel

/// A theme without references, in which every variant of every element is written out.
package struct ResolvedTheme: Sendable {
  package let source: SourceID
  /// Nil for a library.
  package let name: Ranged<String>?
  /// What generated code and resources are called, where the theme says it.
  package let namespace: Ranged<String>?
  package let summary: Ranged<Text>?
  package let isAbstract: Bool
  /// The fonts that the app brings, sorted by name.
  package let fonts: [AppFont]
  package let scales: Ranged<ScaleSet>?
  /// Sorted by kind and name; abstract ones too.
  package let elements: [ResolvedElement]
  /// The elements that are not abstract.
  package let built: [ResolvedElement]
  package let defaults: ResolvedScreen
  /// Sorted by name.
  package let screens: [(name: Ranged<String>, screen: ResolvedScreen)]
  package let targets: [TargetOptions]
  /// The tokens that are colors, in the order of the theme; none where no target asks for them.
  package let colors: [ColorToken]
  package let allow: [Ranged<DiagnosticCode>]
  package let interface: InterfaceReference?
  /// What of the theme was not understood.
  package let lost: Set<LostNames>
}

/// What a screen shows, by names of elements that exist.
package struct ResolvedScreen: Sendable {
  package let navigationBar: Ranged<Text>?
  package let backButton: Ranged<Text>?
  package let title: Ranged<Text>?
}

/// An element with its variants.
package struct ResolvedElement: Sendable {
  package let id: ElementID
  package let range: SourceRange
  /// Whether it is only there for others to be like it.
  package let isAbstract: Bool
  package let style: BackButtonStyle
  package let allow: [Ranged<DiagnosticCode>]
  package let scales: Ranged<ScaleSet>?
  /// The values that the element uses on each axis, the fall-back first; in the order of the axes.
  package let values: [[AxisValue]]
  /// Every combination of those values, sorted: `normal` first, a fall-back before what falls back to it.
  package let variants: [ResolvedVariant]

  /// The place of a key among the variants.
  package func index(of key: VariantKey) -> Int? {
    let place = variants.partitioningIndex { $0.key >= key }
    return place < variants.count && variants[place].key == key ? place : nil
  }
}

extension ResolvedElement {
  /// The variant that this element has for the state and the circumstances of another's.
  package func key(nearestTo other: VariantKey) -> VariantKey {
    var key = VariantKey.normal
    for axis in VariantAxis.allCases {
      if let value = values[axis.rawValue].last(where: { other[axis].takes($0) }) { key[axis] = value }
    }
    return key
  }
}

/// One combination of values with all that holds for it.
///
/// A class because it is large and never changes: every stage after this one refers to the same one.
package final class ResolvedVariant: Sendable {
  package let key: VariantKey
  /// The place of the variant that this one falls back to; nil for `normal`.
  package let fallback: Int?
  /// Where the last of the overlays that it takes was written; the element, when it takes none.
  package let range: SourceRange
  /// Everything said of it; settings are values or unset. Titles, insets and icons are mirrored already.
  package let settings: ElementOverlay
  /// Whether `directions: { rtl: mirror }` flips its art and swaps its caps.
  package let isMirrored: Bool

  init(key: VariantKey, fallback: Int?, range: SourceRange, settings: ElementOverlay, isMirrored: Bool) {
    self.key = key
    self.fallback = fallback
    self.range = range
    self.settings = settings
    self.isMirrored = isMirrored
  }
}
