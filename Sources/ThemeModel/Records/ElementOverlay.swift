package import ThemeCore
package import ThemeDiagnostics

/// The settings of an element that are written in one place of a theme, for some or all of its variants.
package struct ElementOverlay: RecordWithDefaults {
  /// The art and slicing of a button, an image or a picture of a control, whose keys are written on the element itself.
  package var body = PartOverlay()
  package var height = Setting<Points>.unset
  package var minimumWidth = Setting<MinimumWidth>.unset
  package var maximumWidth = Setting<Points>.unset
  package var hitArea = Setting<HitAreaOverlay>.unset
  package var title = Setting<TitleOverlay>.unset
  package var largeTitle = Setting<TitleOverlay>.unset
  package var icon = Setting<IconOverlay>.unset
  package var alignmentInsets = Setting<AlignmentInsets>.unset
  package var assetName = Setting<Text>.unset
  package var renderingIntent = Setting<RenderingIntent>.unset
  package var background = Setting<PartOverlay>.unset
  package var shadowImage = Setting<PartOverlay>.unset
  package var backIndicator = Setting<BackIndicatorOverlay>.unset
  package var tint = Setting<Color>.unset
  package var translucent = Setting<Bool>.unset
  package var position = Setting<BarPosition>.unset

  package init() {}

  package static let about = KeyListName("element", "an element", shownBy: "every-button-key")

  package static let standard = ElementOverlay.ofDefaults()

  // Written out because another module calls them, and the compiler doesn't specialize generic implementations for other
  // modules.
  package func overlaid(by overlay: ElementOverlay) -> ElementOverlay { merged(with: overlay) }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    resolveKeys(references, &sink)
  }

  /// Lists the keys of elements of all kinds that can differ between variants.
  package static func list(_ keys: inout some KeyVisitor<Self>) {
    ButtonKeys.listOwn(&keys)
    NavigationBarKeys.listPictures(&keys)
    NavigationBarKeys.listOwn(&keys)
    listCommon(&keys)
  }

  /// Lists the keys that all buttons, images, navigation bars and pictures of controls have.
  static func listCommon(_ keys: inout some KeyVisitor<Self>) {
    keys.setting(
      "alignmentInsets", \.alignmentInsets,
      "How much of the art is outside the rectangle that layout aligns. `auto` uses the transparent margins, `shape` what is drawn without its shadows.",
      by: "alignment-insets")
    keys.setting(
      "assetName", \.assetName, "The name in catalogs and resources, if your code already uses one.",
      by: "asset-names")
    keys.setting(
      "renderingIntent", \.renderingIntent, default: "original",
      "Whether the art keeps its colors or is a mask for a tint.", by: "every-button-key")
  }

  /// Lists the keys that can't differ between variants and the maps of the axes, which `ElementLowering` reads.
  fileprivate static func listWhole(_ keys: inout some KeyVisitor<Self>, of table: String) {
    keys.other(
      "like", .pattern(elementPattern),
      "The element of the same kind that this one begins with, as a theme begins with one that it extends.",
      by: "like-begins-with-another", isOfElement: true)
    keys.other(
      "abstract", Bool.form, default: "false",
      "Whether the element is only there for others to be like it: it is checked but never built.",
      by: "abstract-elements-are-not-built", isOfElement: true)
    listOfPart(&keys, of: table)
  }

  /// Lists those of the keys from `listWhole` that a part of a control has as well.
  static func listOfPart(_ keys: inout some KeyVisitor<Self>, of table: String) {
    keys.other(
      "scales", ScaleSet.form, "The scales that are built for this element.", by: "scales-select",
      isSetting: true,
      isOfElement: true)
    keys.other(
      "allow", .list(of: .text), "Codes of warnings that this element accepts.",
      by: "allow-accepts-a-warning",
      isOfElement: true)
    for axis in VariantAxis.allCases {
      keys.other(axis.key, axis.form(in: table), axis.summary(in: table), by: axis.fixture)
    }
  }
}

/// The keys of buttons.
package enum ButtonKeys: KeyList {
  package typealias Root = ElementOverlay

  package static let about = KeyListName("button", "a button", shownBy: "every-button-key")

  package static func list(_ keys: inout some KeyVisitor<ElementOverlay>) {
    listOwn(&keys)
    keys.other(
      "style", BackButtonStyle.form, default: BackButtonStyle.custom.rawValue,
      "Only of back buttons, and only for UIKit: `native` dresses the platform's own back button with this art instead of replacing it.",
      by: "native-back-button", isOfElement: true)
    ElementOverlay.listCommon(&keys)
    ElementOverlay.listWhole(&keys, of: name)
  }

  fileprivate static func listOwn(_ keys: inout some KeyVisitor<ElementOverlay>) {
    keys.setting("art", \.body.art, "The picture behind the title.")
    keys.inline(\.body.slicing)
    keys.setting("height", \.height, "The height of the button; the default is the height of its art.")
    keys.setting(
      "minimumWidth", \.minimumWidth,
      "The minimum width: a length, the width of the art before slicing, or both caps and one point.",
      by: "minimum-width")
    keys.setting(
      "maximumWidth", \.maximumWidth, "The maximum width; text that does not fit is truncated.")
    keys.setting(
      "hitArea", \.hitArea,
      "The minimum size of the area that takes touches: a length for a square, or width and height.")
    keys.setting("title", \.title, "The text on the button.")
    keys.setting("icon", \.icon, "A picture beside the title, or without a title.", by: "icons")
  }
}

/// The keys of images.
package enum ImageKeys: KeyList {
  package typealias Root = ElementOverlay

  package static let about = KeyListName("image", "an image", shownBy: "images")

  package static func list(_ keys: inout some KeyVisitor<ElementOverlay>) {
    keys.setting("art", \.body.art, "The picture.")
    keys.inline(\.body.slicing)
    ElementOverlay.listCommon(&keys)
    ElementOverlay.listWhole(&keys, of: name)
  }
}

/// The keys of navigation bars.
package enum NavigationBarKeys: KeyList {
  package typealias Root = ElementOverlay

  package static let about = KeyListName("navigationBar", "a navigation bar", shownBy: "navigation-bars")

  package static func list(_ keys: inout some KeyVisitor<ElementOverlay>) {
    listPictures(&keys)
    keys.setting("title", \.title, "The title of the bar.")
    keys.setting("height", \.height, "The height of the bar; the default is the platform's.")
    listOwn(&keys)
    ElementOverlay.listCommon(&keys)
    ElementOverlay.listWhole(&keys, of: name)
  }

  fileprivate static func listPictures(_ keys: inout some KeyVisitor<ElementOverlay>) {
    keys.setting(
      "background", \.background, "The picture behind the content of the bar, with slicing of its own.")
    keys.setting("shadowImage", \.shadowImage, "The line below the bar.")
    keys.setting("backIndicator", \.backIndicator, "The picture that replaces the platform's chevron.")
  }

  fileprivate static func listOwn(_ keys: inout some KeyVisitor<ElementOverlay>) {
    keys.setting(
      "largeTitle", \.largeTitle, "The title that iOS shows below the bar while nothing is scrolled.",
      by: "large-title")
    keys.setting("tint", \.tint, "The color of the platform's own bar items.")
    keys.setting("translucent", \.translucent, "Whether content is visible behind the bar.")
    keys.setting("position", \.position, default: "any", "The positions of bars that show the background.")
  }
}

extension VariantAxis {
  fileprivate var fixture: String { "variants-over-six-axes" }

  fileprivate func summary(in table: String) -> String {
    let values =
      self == .metrics && !isOfBars(table)
      ? names.dropFirst().indices.filter { !AxisValue(self, code: $0).isOfBars }.map { "`\(names[$0])`" }
        .joined(separator: ", ") : valuesText
    return "The keys that differ for values of this axis: \(values). The default value is `\(names[0])`."
  }

  /// The type of the axis's map, from values of the axis to partial elements, to equal values, or to the axis's words.
  fileprivate func form(in table: String) -> ValueType {
    let same: [ValueType] = [.pattern(pattern), .words(words)]
    return .named(pattern: pattern(in: table), .either([.overlay(table)] + same))
  }

  /// The words that a theme can write for a value of the axis instead of keys or another value.
  package var words: [String] { self == .direction ? ["mirror", "system"] : ["system"] }

  /// The regular expression that the names of the axis's values match.
  package var pattern: String { "\(names[0])|\(ownPattern)" }

  /// The regular expression for the values of the axis that elements with this table of keys can have.
  package func pattern(in table: String) -> String {
    guard self == .metrics, !isOfBars(table) else { return pattern }
    return names.indices.filter { !AxisValue(self, code: $0).isOfBars }.map { names[$0] }
      .joined(separator: "|")
  }

  /// Whether some elements with this table of keys belong to a bar, so that they can have the scroll-edge metrics.
  private func isOfBars(_ table: String) -> Bool {
    table == NavigationBarKeys.name || table == ControlPictureKeys.name
  }

  /// The regular expression that the names of the axis's values other than the fallback match.
  package var ownPattern: String {
    let others = names.dropFirst().joined(separator: "|")
    switch self {
    case .state, .accessibility: return "(\(others))(\\+(\(others)))*"
    case .system:
      let versioned = SystemPlatform.allCases.filter(\.hasVersions).map(\.name).joined(separator: "|")
      return "\(others)|(\(versioned))-[1-9][0-9]{0,2}"
    default: return others
    }
  }

  /// The values that a theme can name, as text for messages and documentation.
  package var valuesText: String {
    switch self {
    case .state:
      "\(fixedNames) and combinations such as `highlighted+selected`"
    case .accessibility: "\(fixedNames), and `highContrast+buttonShapes` for both"
    case .system: "\(fixedNames), and `ios-N` and `android-N` from that version on"
    default: fixedNames
    }
  }

  private var fixedNames: String { names.dropFirst().map { "`\($0)`" }.joined(separator: ", ") }
}
