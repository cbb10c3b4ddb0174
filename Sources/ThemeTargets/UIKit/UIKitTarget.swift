import CTexts
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetBackend {
  /// UIKit and SwiftUI source code, in Swift, that loads its pictures from the asset catalog.
  static let uikit = TargetBackend(
    profile: .uikit, emit: uikitFiles, says: Property.shown, unsaid: [])
}

/// The looks of a theme's elements as generated code describes them, in the elements' order.
package func uikitLooks(of shown: ThemeLooks) -> [UIKitLook] {
  zip(shown.elements(for: .uikit), shown.imageSets)
    .map { UIKitLook($0, $1, oldestIOS: shown.theme.oldestIOS) }
}

/// The files of the target `uikit`: one.
private func uikitFiles(_ shown: ThemeLooks) -> [OutputFile] {
  let writer = UIKitWriter(shown.theme, uikitLooks(of: shown))
  return [OutputFile(path: "uikit/\(writer.type).swift", content: .text(Array(writer.text.utf8)))]
}

/// The names that generated code uses for a theme's elements.
enum UIKitNames {
  /// The Swift type that contains the elements of a kind.
  static func table(_ kind: ElementKind) -> String {
    if case .part(let id) = kind { id.control.key.withCapital } else { kind.key.withCapital }
  }

  /// The type of the look of an element of a kind.
  static func look(_ kind: ElementKind) -> String {
    switch kind {
    case .navigationBar: "BarLook"
    case .backButton, .button: "ButtonLook"
    case .image: "ImageLook"
    case .part(let id):
      switch id.part.content {
      case .picture: id.control.takesColors ? "ColorLook" : id.part.isFrame ? "FrameLook" : "ImageLook"
      case .text: "TextLook"
      case .item: "ItemLook"
      }
    }
  }

  /// An element's name as a member in Swift, in backticks if it is a reserved word.
  static func member(_ symbol: String) -> String { reserved.contains(symbol) ? "`\(symbol)`" : symbol }

  /// The words that need backticks as names of members.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension ControlLooks {
  /// The control's path in the theme: `controls/sliders/volume`.
  var id: String { "controls/\(kind.key)/\(name)" }

  /// The type of the control's look: `SliderLook`.
  var lookType: String { "\(kind.symbol.withCapital)Look" }
}

extension ControlKind {
  /// Whether UIKit draws the control itself and takes colors instead of pictures.
  var takesColors: Bool { key == "switches" }

  /// Whether UIKit draws the control with an object that it creates from a class, so that each control needs a class of its
  /// own.
  var isDrawnByClass: Bool { key == "popovers" }
}

extension ElementKind {
  /// Whether UIKit's control has the same height for every text size, so that its text keeps its size.
  var keepsTextSize: Bool {
    guard case .part(let id) = self else { return false }
    return ["segmentedControls/title", "tabBars/items"].contains("\(id.control.key)/\(id.part.name)")
  }
}

/// `ThemeRuntime`, the Swift package that themes for UIKit and SwiftUI share.
package enum RuntimePackage {
  /// The first line of each source file of the package as it is written.
  package static let mark = "// Part of ThemeRuntime. `themec runtime` writes this file again."

  /// The files as a version of themec writes them, with their paths in the package.
  package static func files(version: String) -> [(path: String, text: String)] {
    embedded.map { path, text in
      guard path == "Package.swift" else { return (path, "\(mark)\n\n\(text)") }
      // The version of the tools has to be on the first line.
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.insert("// ThemeRuntime, written by themec \(version)", at: 1)
      return (path, lines.joined(separator: "\n"))
    }
  }

  /// The files of the folder `ThemeRuntime`, which the compiler embeds.
  package static var embedded: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    var next = unsafe uikitruntime_files()
    while let path = unsafe next?.pointee.path, let text = unsafe next?.pointee.text {
      unsafe files.append((String(cString: path), String(cString: text)))
      unsafe next = next?.successor()
    }
    return files
  }
}

extension TargetProfile {
  /// What UIKit code can express. Its pictures are those of the asset catalog, whose own losses are reported in addition.
  static let uikit = TargetProfile(
    .uikit, family: "UIKit", on: .ios,
    shows: { [.button, .backButton].contains($0) || $1.state.bits & StateName.hovered.bits == 0 },
    losses: .uikitOfBars + .uikitOfNativeBackButtons + .uikitOfControls + .uikitOfGlass)
}

extension [Loss] {
  /// What UIKit can't show of bars, and of fonts.
  fileprivate static let uikitOfBars: [Loss] = [
    .ignored(
      "uikit-lacks-prompts", of: .bars, because: { _ in "a bar with a prompt looks the same as one without" },
      if: { $0[.metrics].name.hasSuffix("Prompt") }),
    .ignored(
      "uikit-lacks-bar-states", of: .bars, because: { _ in "a navigation bar has no states" },
      if: { $0.state != .normal }),
    .variants("uikit-ignores-edge-tint") { site in
      guard site.key[.metrics].isOfBars, let tint = site.variant.ranged(site.facts.tint, .tint) else {
        return nil
      }
      var key = site.key.with(site.key[.metrics].withoutScrollEdge)
      while site.context.element.index(of: key) == nil, let fallback = key.fallback { key = fallback }
      guard let elsewhere = site.context.element.index(of: key),
        site.context.facts[elsewhere].tint != tint.value
      else { return nil }
      return Finding(
        "a bar has one tint in UIKit, so `\(site.name)` has that of `\(key.text)`", at: tint.range)
    },
    .parts("uikit-stretches-bar", of: .bars, .drawn) { context, part in
      guard part.name == .background, context.facts[part.variantIndex].position != .bottom else { return nil }
      let height = part.images[0].picture.size.height
      let (what, help): (DiagnosticText, DiagnosticText)
      switch context.growth(ofBar: part) {
      case .fills: return nil
      case .stretches(let caps):
        what = "UIKit stretches all rows of this art, which is \(height) pt high"
        help =
          caps.map { "\($0) stretches only equal rows" }
          ?? "a gradient stretches with them: `allow: [uikit-stretches-bar]` accepts that; for other art, set caps above and below rows that are equal"
      case .repeats:
        what = "UIKit repeats this art every \(height) pt, from its top"
        help = "set caps above and below, and draw what is between them 103 pt high, or so that it repeats"
      case .keepsItsSize:
        what = "part of the bar shows no background: this art keeps its height of \(height) pt"
        help = "set caps above and below rows that can stretch"
      }
      return Finding(
        "the bar and the status bar above it are 64 to 103 pt high, so \(what)", at: part.range, help: help)
    },
    .parts("uikit-cannot-center", of: LossScope { $0.kind.isOfBar }, .drawn) { context, part in
      guard !part.stretches, context.role(of: part) == PartName.shadowImage.rawValue else { return nil }
      return Finding(
        "UIKit stretches `\(part.title)` to the width of the bar, but its size should stay the same",
        at: part.range, help: "use caps, or art whose columns are all equal, to fill any width")
    },
    .says(
      "uikit-cannot-place-bar-title", of: .bars,
      [.titleInsets] + Property.alignments + [.titleTruncation, .titleMeasure],
      { _ in "bars in UIKit place their titles themselves and support only `offset`" }),
    .transforms("uikit-cannot-transform-bar-title", of: .bars) { _ in
      "bars in UIKit show their titles as the app writes them"
    },
    .barLines("uikit-cannot-break-bar-title") { _ in "bars in UIKit show one line of their titles" },
    .variants("uikit-cannot-place-large-title", of: .bars) { site in
      let decided: [Property] =
        [.titleTransform, .titleLines] + Property.titlePlaces + [.titleTruncation, .titleMeasure]
      return Finding(
        "large titles in UIKit have a font, a color and a shadow, and nothing else of the theme",
        at: decided.lazy.compactMap { site.range(ofLargeTitle: $0) }.first)
    },
    .variants("uikit-ignores-bar-position") { site in
      guard let position = site.variant.ranged(site.facts.position, .position),
        ![.any, .topAttached].contains(position.value)
      else { return nil }
      return Finding(
        "from iOS 13 on, a bar shows its background at every position, not only at `\(position.value.rawValue)`",
        at: position.range)
    },
    fonts(ofLargeTitles: false), fonts(ofLargeTitles: true),
  ]

  /// The loss of font families that not every iOS device has.
  private static func fonts(ofLargeTitles areLarge: Bool) -> Loss {
    .fonts(
      "uikit-lacks-font", except: iosFontFamilies, ofLargeTitles: areLarge, key: "ios", named: \.ios,
      help: "if the app includes it, name it in `fonts`: `{ brand: { ios: Inter-Regular } }`"
    ) { "iOS has no font family `\($0)` and uses the system font unless the app includes the family" }
  }
}

/// The font families that every iOS device has.
private let iosFontFamilies: Set<String> = [
  "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple SD Gothic Neo", "Arial", "Arial Hebrew",
  "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
  "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter",
  "Cochin", "Copperplate", "Courier New", "DIN Alternate", "DIN Condensed", "Damascus",
  "Devanagari Sangam MN", "Didot", "Euphemia UCAS", "Farah", "Futura", "Geeza Pro", "Georgia", "Gill Sans",
  "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
  "Hoefler Text", "Impact", "Kailasa", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Telugu",
  "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK",
  "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi",
  "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
]
