import ThemeCheck
import ThemeCore
import ThemeModel

/// Writes a theme's looks, screens and styles in Swift.
struct SwiftWriter {
  let theme: CheckedTheme
  let looks: [UIKitLook]
  let names: UIKitNames
  /// What makes a color: beside an element named `color` the function needs the name of the theme.
  private let colorFunction: String

  init(theme: CheckedTheme, looks: [UIKitLook], names: UIKitNames) {
    self.theme = theme
    self.looks = looks
    self.names = names
    let isHidden = looks.contains { $0.element.symbol == "color" || $0.element.id.controlSymbol == "color" }
    colorFunction = isHidden ? "\(names.type).color" : "color"
  }

  private var note: String {
    "// Made by themec from the theme `\(theme.name)`. Change the theme, not this file.\n\n"
  }

  /// What the theme says, as tables.
  var tables: String {
    var text = note + "import UIKit\n\n"
    let summary = theme.summary.map { ": \(CodeText.comment($0))" } ?? ""
    text += "/// The theme `\(theme.name)`\(summary)\n"
    text += """
      enum \(names.type) {
        /// Where the theme's asset catalog is.
        @MainActor static var bundle = Bundle.main

        /// The version of the system, as far as the theme tells versions apart.
        static var system: Int {
      \(systems)    return 0
        }

        /// What a screen has that says nothing else. An app may change it, and update its navigators.
        @MainActor static var defaults = \(screen(theme.defaults))

        /// What screens have, by the names of their classes.
        @MainActor static let screens: [String: Screen] = [

      """
    text += theme.screens.isEmpty ? "    :\n" : ""
    for (name, entry) in theme.screens { text += "    \(CodeText.swift(name)): \(screen(entry)),\n" }
    text += "  ]\n\n  /// The looks of buttons, by whose names Interface Builder finds them.\n"
    let buttons = looks.filter(\.element.id.kind.isButton).map { "\n    \(member($0))," }
    text += "  @MainActor static let buttonLooks: [ButtonLook] = [\(buttons.joined())"
    text += "\(buttons.isEmpty ? "" : "\n  ")]\n}\n"
    var rest = looks.filter { $0.element.id.kind.controlPart == nil }[...]
    while let first = rest.first {
      let table = UIKitNames.table(first.element.id.kind)
      let looks = rest.prefix { UIKitNames.table($0.element.id.kind) == table }
      rest = rest.dropFirst(looks.count)
      text += "\nextension \(names.type) {\n  @MainActor\n  enum \(table) {\n"
      text += looks.map(self.table).joined(separator: "\n")
      text += "  }\n}\n"
    }
    return text + controls
  }

  private var systems: String {
    looks.iosVersions.map { "    if #available(iOS \($0).0, *) { return \($0) }\n" }.joined()
  }

  private func screen(_ screen: CheckedScreen) -> String {
    func element(_ name: String?, _ kind: ElementKind) -> String? {
      looks.named(name, kind).map(member)
    }
    let arguments = [
      ("bar", element(screen.navigationBar, .navigationBar)),
      ("backButton", element(screen.backButton, .backButton)), ("title", screen.title.map(CodeText.swift)),
    ]
    return
      "Screen(\(arguments.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ")))"
  }

  /// Where a look is in the theme's tables.
  private func member(_ look: UIKitLook) -> String {
    "\(UIKitNames.table(look.element.id.kind)).\(UIKitNames.member(look.element.symbol))"
  }

  private func table(_ look: UIKitLook) -> String {
    "    /// `\(look.element.id)`\n"
      + "    static let \(UIKitNames.member(look.element.symbol)) = \(value(look))\n"
  }

  /// An element's look, whose first line stands four spaces from the edge.
  func value(_ look: UIKitLook) -> String {
    let id = look.element.id
    let type = "\(UIKitNames.subject(id.kind))Look"
    var text = "\(type)(\n      name: \"\(id)\",\n"
    if look.element.style == .native { text += "      isNative: true,\n" }
    text += "      variants: [\n"
    for variant in look.variants {
      text += "        \(type).Variant(\(conditions(variant)))"
      if variant.changes.isEmpty {
        text += " { _ in },\n"
        continue
      }
      text += " { look in\n"
      for change in variant.changes {
        let place = change.steps.joined(separator: "?.")
        text += "          look.\(place) = \(expression(change))\n"
      }
      text += "        },\n"
    }
    return text + "      ])"
  }

  private func conditions(_ variant: UIKitLook.Variant) -> String {
    let key = variant.key
    var words = ["fallback: \(variant.fallback.map(String.init) ?? "nil")"]
    if key.state != .normal {
      let states = key.state.text.split(separator: "+").map { ".\($0)" }
      words.append("state: \(states.count == 1 ? states[0] : "[\(states.joined(separator: ", "))]")")
    }
    let metrics = key[.metrics].withoutScrollEdge
    if !metrics.isFallback { words.append("metrics: .\(metrics.name)") }
    if key[.metrics].isOfBars { words.append("isScrollEdge: true") }
    if !key[.appearance].isFallback { words.append("style: .\(key[.appearance].name)") }
    if !key[.accessibility].isFallback { words.append("accessibility: .\(key[.accessibility].nameInCode)") }
    if let version = key[.system].iosVersion { words.append("system: \(version)") }
    if key.isRightToLeft { words.append("isRightToLeft: true") }
    return words.joined(separator: ", ")
  }

  /// A value as Swift writes it.
  private func expression(_ change: UIKitLook.Change) -> String {
    switch change.value {
    case .nothing: return "nil"
    case .present: return change.property == .icon ? "Icon()" : "Title()"
    case .system: return ".system"
    case .number(let points): return points.description
    case .count(let count): return "\(count)"
    case .truth(let truth): return truth ? "true" : "false"
    case .word(_, let word): return ".\(word)"
    case .color(let color): return self.color(color)
    case .insets(let insets): return "UIEdgeInsets(\(SwiftWriter.sides(insets)))"
    case .offset(let offset): return "UIOffset(horizontal: \(offset.x), vertical: \(offset.y))"
    case .size(let width, let height): return "CGSize(width: \(width), height: \(height))"
    case .font(let font): return SwiftWriter.font(font)
    case .shadow(let shadow): return self.shadow(shadow)
    case .largeTitle(let font, let color, let shadow):
      let words = [
        font.map { "font: \(SwiftWriter.font($0))" }, color.map { "color: \(self.color($0))" },
        shadow.map { "shadow: \(self.shadow($0))" },
      ]
      return "LargeTitle(\(words.compactMap(\.self).joined(separator: ", ")))"
    case .art(let art):
      var words = [CodeText.swift(art.name)]
      if let resizing = art.resizing { words.append("resizing: .\(resizing.rawValue)") }
      if art.caps != .zero { words.append("caps: \(SwiftWriter.margins(art.caps))") }
      if art.alignment != .zero { words.append("alignment: \(SwiftWriter.margins(art.alignment))") }
      if art.isTemplate { words.append("isTemplate: true") }
      if let color = art.color { words.append("color: \(self.color(color))") }
      if art.isDark { words.append("isDark: true") }
      return ".art(\n            Art(\n              name: \(words.joined(separator: ",\n              "))))"
    }
  }

  private func color(_ color: Color) -> String {
    "\(colorFunction)(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }

  private static func font(_ font: TitleFacts.Font) -> String {
    "Typeface(family: \(CodeText.swift(font.family)), weight: .\(font.weight.rawValue), "
      + "size: \(font.size), isItalic: \(font.isItalic)"
      + (font.letterSpacing.flatMap { $0 == .zero ? nil : ", letterSpacing: \($0))" } ?? ")")
  }

  private func shadow(_ shadow: TitleFacts.Shadow) -> String {
    "Shadow(color: \(color(shadow.color)), x: \(shadow.x), y: \(shadow.y), blur: \(shadow.blur))"
  }

  private static func sides(_ insets: Insets<Points>) -> String {
    "top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right)"
  }

  private static func margins(_ margins: UIKitMargins) -> String {
    switch margins {
    case .points(let insets): return "Margins(\(sides(insets)))"
    case .pixels(let scales):
      let entries = scales.map { entry in
        let insets = entry.insets
        return "(\(entry.scale.rawValue), UIEdgeInsets(top: \(insets.top.count), left: \(insets.left.count), "
          + "bottom: \(insets.bottom.count), right: \(insets.right.count)))"
      }
      return "Margins(pixels: [\(entries.joined(separator: ", "))])"
    }
  }

  /// A style for SwiftUI for each button, and the pictures of images; empty where the theme has neither.
  var styles: String {
    var text = ""
    for look in looks {
      let id = look.element.id
      let member = "\(names.type).\(UIKitNames.table(id.kind)).\(UIKitNames.member(look.element.symbol))"
      let named = look.element.id.symbolAfterKind
      let name = named.withCapital
      let short = "\(names.accessor.dropLast("Theme".utf8.count))\(name)"
      if id.kind.isButton {
        text += """

          extension \(names.type) {
            /// The look of `\(id)` for a button of SwiftUI.
            @available(iOS 16.0, *)
            struct \(name)Style: ButtonStyle {
              func makeBody(configuration: Configuration) -> some View {
                StyledButton(look: \(member), configuration: configuration)
              }
            }
          }

          @available(iOS 16.0, *)
          extension ButtonStyle where Self == \(names.type).\(name)Style {
            /// The look of `\(id)`.
            static var \(short): Self { Self() }
          }

          """
      } else if id.kind == .image {
        text += """

          @available(iOS 13.0, *)
          extension Image {
            /// `\(id)`, with its caps and its resizing mode.
            @MainActor static var \(short): Image { Image(\(member)) }
          }

          """
      }
    }
    return text.isEmpty ? "" : note + "import SwiftUI\n" + text
  }
}

extension [UIKitLook] {
  /// The versions of iOS that variants are about, the newest first.
  var iosVersions: [Int] { Set(flatMap(\.variants).compactMap { $0.key[.system].iosVersion }).sorted(by: >) }

  /// The look of the element of a name; nil for no name, and where there is none.
  func named(_ name: String?, _ kind: ElementKind) -> UIKitLook? {
    name.flatMap { name in first { $0.element.id == ElementID(kind, name) } }
  }
}
