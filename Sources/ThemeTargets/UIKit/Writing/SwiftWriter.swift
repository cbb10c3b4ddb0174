import ThemeCheck
import ThemeCore
import ThemeModel

/// Writes a theme's looks, screens and styles in Swift.
struct SwiftWriter {
  let theme: CheckedTheme
  let looks: [UIKitLook]
  let code: UIKitCode
  /// The names of all elements and controls in generated code.
  private let symbols: Set<String>

  init(theme: CheckedTheme, looks: [UIKitLook], code: UIKitCode) {
    self.theme = theme
    self.looks = looks
    self.code = code
    symbols = Set(looks.flatMap { [$0.element.symbol, $0.element.id.controlSymbol].compactMap(\.self) })
  }

  /// A member of the theme's type, qualified with that type's name if an element has the same name as the member.
  private func own(_ member: String) -> String {
    symbols.contains(member) ? "\(names.type).\(member)" : member
  }

  var names: UIKitNames { code.names }

  /// The access modifier of declarations that other modules may see, with a space after it; empty for internal access.
  var access: String { code.access }

  /// The name of a type of the support code, qualified if the code is shared.
  func support(_ type: String) -> String { code.support + type }

  private var note: String {
    "// Made by themec from the theme `\(theme.name)`. Change the theme, not this file.\n\n"
  }

  /// The contents of the theme's main Swift file: looks and screens as tables.
  var tables: String {
    var text = note + "\(access)import UIKit\n"
    if code.isShared { text += sharedImport(access) }
    let summary = theme.summary.map { ": \(CodeText.comment($0))" } ?? ""
    text += """

      /// The theme `\(theme.name)`\(summary)
      \(access)enum \(names.type) {
        /// Where the theme's asset catalog is.
        @MainActor \(access)static var bundle = Bundle.main

      """
    if code.conditions.contains(.live) {
      text += """

          #if DEBUG && targetEnvironment(simulator)
            /// What the theme is called where `themec preview --serve` shows it.
            static let liveName = \(CodeText.swift(theme.name))
          #endif

        """
    }
    if code.conditions.contains(.systems) {
      text += """

          /// The version of the system, as far as the theme tells versions apart.
          \(access)static var system: Int {
        \(systems)    return 0
          }

        """
    }
    if code.isShared {
      text += use
    } else {
      if code.conditions.contains(.navigation) { text += screens }
      if code.conditions.contains(.buttons) { text += "\n\(buttonLooks)" }
    }
    text += "}\n"
    var rest = looks.filter { $0.element.id.kind.controlPart == nil }[...]
    while let first = rest.first {
      let table = UIKitNames.table(first.element.id.kind)
      let looks = rest.prefix { UIKitNames.table($0.element.id.kind) == table }
      rest = rest.dropFirst(looks.count)
      text += "\nextension \(names.type) {\n  @MainActor\n  \(access)enum \(table) {\n"
      text += looks.map(self.table).joined(separator: "\n")
      text += "  }\n}\n"
    }
    return text + controls
  }

  /// Imports shared support code, unless that is part of the same module.
  private func sharedImport(_ access: String) -> String {
    let module = UIKitNames.shared.type
    return "\n#if canImport(\(module))\n  \(access)import \(module)\n#endif\n"
  }

  /// Declares the array of the buttons' looks, in which Interface Builder finds them by name.
  private var buttonLooks: String {
    return """
        /// The looks of buttons, by whose names Interface Builder finds them.
        @MainActor \(access)static let buttonLooks: [\(support("ButtonLook"))] = \(buttons(indentation: "  "))

      """
  }

  /// The array of the buttons' looks, one on each line, so that git can merge additions of two branches.
  private func buttons(indentation: String) -> String {
    let entries = looks.filter(\.element.id.kind.isButton).map { "\(indentation)  \(member($0)),\n" }
    return entries.isEmpty ? "[]" : "[\n\(entries.joined())\(indentation)]"
  }

  /// Declares the function `use`, which passes the theme's screens and buttons to shared support code; empty if there are none.
  private var use: String {
    var text = ""
    if code.conditions.contains(.navigation) {
      text += "    \(support("defaults")) = \(screen(theme.defaults))\n"
      let entries = theme.screens.map { "      \(CodeText.swift($0.name)): \(screen($0.screen)),\n" }
      text +=
        "    \(support("screens")) = [" + (entries.isEmpty ? ":" : "\n\(entries.joined())    ") + "]\n"
    }
    let buttons = buttons(indentation: "    ")
    if buttons != "[]" { text += "    \(support("buttonLooks")) = \(buttons)\n" }
    if text.isEmpty { return "" }
    return """

        /// Gives the app's screens, and buttons from Interface Builder, the looks of this theme.
        @MainActor \(access)static func use() {
      \(text)  }

      """
  }

  /// The path of a look in the theme's tables.
  private func member(_ look: UIKitLook) -> String {
    "\(UIKitNames.table(look.element.id.kind)).\(UIKitNames.member(look.element.symbol))"
  }

  private var screens: String {
    let entries =
      theme.screens.isEmpty
      ? ":"
      : theme.screens.map { "\(CodeText.swift($0.name)): \(screen($0.screen))," }
        .joined(separator: "\n    ")
    return """

        /// What a screen has that says nothing else. An app may change it, and update its navigators.
        @MainActor \(access)static var defaults = \(screen(theme.defaults))

        /// What screens have, by the names of their classes.
        @MainActor \(access)static let screens: [String: Screen] = [
          \(entries)
        ]

      """
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
      "\(support("Screen"))(\(arguments.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ")))"
  }

  private func table(_ look: UIKitLook) -> String {
    "    /// `\(look.element.id)`\n"
      + "    \(access)static let \(UIKitNames.member(look.element.symbol)) = \(value(look))\n"
  }

  /// The expression for an element's look, for a line that is indented by four spaces.
  func value(_ look: UIKitLook) -> String {
    let id = look.element.id
    let type = support("\(UIKitNames.subject(id.kind))Look")
    let tellsSystems = code.isShared && look.variants.contains { $0.key[.system].iosVersion != nil }
    var text =
      "\(type)(\n      name: \"\(id)\",\(tellsSystems ? " system: \(own("system"))," : "")\n"
    if look.element.style == .native, code.conditions.contains(.navigation) {
      text += "      isNative: true,\n"
    }
    text += "      variants: [\n"
    for variant in look.variants {
      text += "        .init(\(conditions(variant)))"
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
      let states = key.state.text.split(separator: "+").map {
        $0 == "hovered" ? support("Traits.hovered") : ".\($0)"
      }
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

  /// The Swift expression for the value of a change.
  private func expression(_ change: UIKitLook.Change) -> String {
    switch change.value {
    case .nothing: return "nil"
    case .present: return support(change.property == .icon ? "Icon()" : "Title()")
    case .system: return ".system"
    case .material(let material):
      return ".\(material.kind.rawValue)(\(material.tint.map { "tint: \(self.color($0))" } ?? ""))"
    case .number(let points): return points.description
    case .count(let count): return "\(count)"
    case .truth(let truth): return truth ? "true" : "false"
    case .word(_, let word): return ".\(word)"
    case .color(let color): return self.color(color)
    case .insets(let insets): return "UIEdgeInsets(\(SwiftWriter.sides(insets)))"
    case .offset(let offset): return "UIOffset(horizontal: \(offset.x), vertical: \(offset.y))"
    case .size(let width, let height): return "CGSize(width: \(width), height: \(height))"
    case .font(let font): return self.font(font)
    case .shadow(let shadow): return self.shadow(shadow)
    case .largeTitle(let font, let color, let shadow):
      let words = [
        font.map { "font: \(self.font($0))" }, color.map { "color: \(self.color($0))" },
        shadow.map { "shadow: \(self.shadow($0))" },
      ]
      return "\(support("LargeTitle"))(\(words.compactMap(\.self).joined(separator: ", ")))"
    case .art(let art):
      var words = [CodeText.swift(art.name)]
      if code.isShared { words.append("bundle: \(own("bundle"))") }
      if let resizing = art.resizing { words.append("resizing: .\(resizing.rawValue)") }
      if art.caps != .zero { words.append("caps: \(margins(art.caps))") }
      if art.alignment != .zero { words.append("alignment: \(margins(art.alignment))") }
      if art.isTemplate { words.append("isTemplate: true") }
      if let color = art.color { words.append("color: \(self.color(color))") }
      if art.isDark, code.conditions.contains(.bars) { words.append("isDark: true") }
      return
        ".art(\n            .init(\n              name: \(words.joined(separator: ",\n              "))))"
    }
  }

  private func color(_ color: Color) -> String {
    let function = code.isShared ? support("color") : own("color")
    return "\(function)(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }

  private func font(_ font: TitleFacts.Font) -> String {
    var words = ["weight: .\(font.weight.rawValue)", "size: \(font.size)"]
    if font.family != "system" { words.insert("family: \(CodeText.swift(font.family))", at: 0) }
    if font.isItalic { words.append("isItalic: true") }
    if let spacing = font.letterSpacing, spacing != .zero { words.append("letterSpacing: \(spacing)") }
    if font.scales == true { words.append("scales: true") }
    if let size = font.maximumSize { words.append("maximumSize: \(size)") }
    return "\(support("Typeface"))(\(words.joined(separator: ", ")))"
  }

  private func shadow(_ shadow: TitleFacts.Shadow) -> String {
    "\(support("Shadow"))(color: \(color(shadow.color)), x: \(shadow.x), y: \(shadow.y), blur: \(shadow.blur))"
  }

  private static func sides(_ insets: Insets<Points>) -> String {
    "top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right)"
  }

  private func margins(_ margins: UIKitMargins) -> String {
    switch margins {
    case .points(let insets): return "\(support("Margins"))(\(SwiftWriter.sides(insets)))"
    case .pixels(let scales):
      let entries = scales.map { entry in
        let insets = entry.insets
        return "(\(entry.scale.rawValue), UIEdgeInsets(top: \(insets.top.count), left: \(insets.left.count), "
          + "bottom: \(insets.bottom.count), right: \(insets.right.count)))"
      }
      return "\(support("Margins"))(pixels: [\(entries.joined(separator: ", "))])"
    }
  }

  /// The contents of the file of styles: a SwiftUI style for each button, and an `Image` for each image. Empty if the theme has
  /// neither, or if its code has no part for SwiftUI.
  var styles: String {
    guard code.conditions.contains(.swiftUI) else { return "" }
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
            \(access)struct \(name)Style: ButtonStyle {
              /// Whether it looks selected.
              \(access)var isSelected: Bool
              /// Whether it is as wide as there is room.
              \(access)var fillsWidth: Bool

              \(access)init(isSelected: Bool = false, fillsWidth: Bool = false) {
                self.isSelected = isSelected
                self.fillsWidth = fillsWidth
              }

              \(access)func makeBody(configuration: Configuration) -> some View {
                \(support("StyledButton"))(
                  look: \(member), configuration: configuration, isSelected: isSelected,
                  fillsWidth: fillsWidth)
              }
            }
          }

          @available(iOS 16.0, *)
          extension ButtonStyle where Self == \(names.type).\(name)Style {
            /// The look of `\(id)`.
            \(access)static var \(short): Self { Self() }

            /// The look of `\(id)`, selected or as wide as there is room.
            \(access)static func \(short)(isSelected: Bool = false, fillsWidth: Bool = false) -> Self {
              Self(isSelected: isSelected, fillsWidth: fillsWidth)
            }
          }

          """
      } else if id.kind == .image {
        text += """

          @available(iOS 13.0, *)
          extension Image {
            /// `\(id)`, with its caps and its resizing mode.
            @MainActor \(access)static var \(short): Image { Image(\(member)) }
          }

          """
      }
    }
    if text.isEmpty { return "" }
    return note + "\(access)import SwiftUI\n"
      + (code.isShared ? sharedImport(access.isEmpty ? "" : "internal ") : "") + text
  }
}

extension [UIKitLook] {
  /// The first versions of iOS that variants apply to, newest first.
  var iosVersions: [Int] { Set(flatMap(\.variants).compactMap { $0.key[.system].iosVersion }).sorted(by: >) }

  /// The look of the element with a name; nil if there is no name or no such element.
  func named(_ name: String?, _ kind: ElementKind) -> UIKitLook? {
    name.flatMap { name in first { $0.element.id == ElementID(kind, name) } }
  }
}
