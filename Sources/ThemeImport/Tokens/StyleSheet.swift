import ThemeCore

/// The custom properties of a style sheet, and where they hold.
struct StyleSheet {
  struct Declaration {
    /// The name without the dashes at its beginning.
    let name: String
    let value: String
    let line: Int
    let scope: Scope
  }

  /// The modes in which a rule's declarations hold for the whole page.
  typealias Scope = [String: Set<String>]

  private(set) var declarations: [Declaration] = []
  /// What is not taken, by its line.
  private(set) var left: [(line: Int, reason: String)] = []

  init(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      left.append((1, "it is not UTF-8"))
      return
    }
    read(bytes)
  }

  /// Reads rules and at-rules, which nest.
  private mutating func read(_ bytes: [UInt8]) {
    var open: [[Scope]] = [[[:]]]
    var line = 1
    var start = 1
    var part: [UInt8] = []
    var depth = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A { line += 1 }
      if byte == UInt8(ascii: "/"), index < bytes.count, bytes[index] == UInt8(ascii: "*") {
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) {
          if bytes[index] == 0x0A { line += 1 }
          index += 1
        }
        index = min(index + 2, bytes.count)
        continue
      }
      if byte == UInt8(ascii: "/"), index < bytes.count, bytes[index] == byte, part.allSatisfy({ $0 <= 0x20 })
      {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        part.append(byte)
        while index < bytes.count, bytes[index] != byte, bytes[index] != 0x0A {
          part.append(bytes[index])
          index += 1
        }
        if index < bytes.count, bytes[index] == byte {
          part.append(byte)
          index += 1
        }
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
      if part.allSatisfy({ $0 <= 0x20 }) { start = line }
      switch byte {
      case UInt8(ascii: "{") where depth == 0:
        let prelude = String(decoding: part, as: UTF8.self).trimmed
        open.append(open.count < 32 ? Self.scopes(of: prelude, in: open[open.count - 1]) : [])
        part = []
      case UInt8(ascii: ";") where depth == 0, UInt8(ascii: "}") where depth == 0:
        add(part, line: start, open[open.count - 1])
        part = []
        if byte == UInt8(ascii: "}"), open.count > 1 { open.removeLast() }
      default: part.append(byte)
      }
    }
  }

  private mutating func add(_ part: [UInt8], line: Int, _ scopes: [Scope]) {
    let text = String(decoding: part, as: UTF8.self).trimmed
    guard text.hasPrefix("--"), let colon = text.firstIndex(of: ":") else { return }
    let name = String(text[..<colon].dropFirst(2)).trimmed
    var value = String(text[text.index(after: colon)...]).trimmed
    if value.hasSuffix("!important") { value = String(value.dropLast(10)).trimmed }
    if scopes.isEmpty {
      left.append(
        (line, "`--\(name.shortText)` holds only in a rule that is not for the whole page or in a mode of it")
      )
    }
    declarations += scopes.map { Declaration(name: name, value: value, line: line, scope: $0) }
  }

  // MARK: Selectors

  /// The scopes of a rule in others; empty if it is not for the whole page.
  private static func scopes(of prelude: String, in outer: [Scope]) -> [Scope] {
    if prelude.hasPrefix("@") { return scopes(ofAtRule: prelude.lowercased(), in: outer) }
    let inner = splitOutsideParentheses(prelude, at: ",").compactMap(scope)
    if inner.contains(where: \.isEmpty) { return outer }
    return outer.flatMap { scope in inner.map { scope.merging($0) { $1 } } }.unique
  }

  private static func scopes(ofAtRule rule: String, in outer: [Scope]) -> [Scope] {
    let isPlain = ["@layer", "@theme", "@media screen", "@media all"].contains { rule.hasPrefix($0) }
    guard rule.hasPrefix("@media"),
      rule.contains("prefers-color-scheme") || rule.contains("prefers-contrast"), !rule.contains("width"),
      // What holds where a mode does not, or in one of several, is not said by the modes of a theme.
      !rule.contains(","),
      rule.split(whereSeparator: { " ()".contains($0) }).allSatisfy({ $0 != "not" && $0 != "or" })
    else { return isPlain && !rule.contains("(") ? outer : [] }
    var modes: Scope = [:]
    let text = rule.filter { $0 != " " }
    if text.contains("scheme:dark") { modes["theme"] = ["dark"] }
    if text.contains("scheme:light") { modes["theme"] = ["light"] }
    if text.contains("contrast:more") || text.contains("contrast:high") {
      modes["contrast"] = ["high contrast"]
    }
    if text.contains("contrast:less") || text.contains("contrast:low") || modes.isEmpty { return [] }
    return outer.map { $0.merging(modes) { $1 } }
  }

  /// The scope of one selector; nil if it is for a part of the page.
  private static func scope(_ selector: String) -> Scope? {
    var scope: Scope = [:]
    let compounds = splitOutsideParentheses(selector, at: " >")
    for (place, compound) in compounds.enumerated() {
      let isLast = place == compounds.count - 1
      for part in parts(of: compound) {
        if part.hasPrefix("["), let (name, value) = attribute(part) {
          take(value, of: name, &scope)
        } else if part.hasPrefix("."), take(className: String(part.dropFirst()), &scope) {
          continue
        } else if part.hasPrefix(":where(") || part.hasPrefix(":is(") || part.hasPrefix(":host(") {
          guard let call = FunctionCall(String(part.dropFirst())),
            let inner = call.arguments.first.flatMap(Self.scope)
          else { return nil }
          scope.merge(inner) { $1 }
        } else if !ofWholePage.contains(part), !part.hasPrefix(":not("), isLast || part.hasPrefix(".") {
          return nil
        }
      }
    }
    return scope
  }

  private static let ofWholePage: Set<String> = [
    ":root", "html", "body", ":host", "*", "&", "::before", "::after", ":before", ":after", "::backdrop",
  ]

  /// The parts of a compound selector: `html`, `.dark`, `[data-theme=dark]`, `:root`.
  private static func parts(of compound: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    for character in compound {
      if character == "(" || character == "[" { depth += 1 }
      let begins = character == "." || character == "[" || (character == ":" && parts.last != ":")
      if parts.isEmpty || (begins && depth - (character == "[" ? 1 : 0) == 0) { parts.append("") }
      parts[parts.count - 1].append(character)
      if character == ")" || character == "]" { depth -= 1 }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func attribute(_ part: String) -> (name: String, value: String)? {
    let inner = part.dropFirst().dropLast()
    guard let equals = inner.firstIndex(of: "=") else { return (String(inner), String(inner)) }
    let name = inner[..<equals].filter { $0.isLetter || $0 == "-" }
    var value = String(inner[inner.index(after: equals)...]).trimmed
    if value.hasSuffix(" i") { value = String(value.dropLast(2)) }
    return (name, value.trimmingQuotes)
  }

  private static func take(_ value: String, of name: String, _ scope: inout Scope) {
    if let modes = modesOfLook(value) {
      scope.merge(modes) { $1 }
    } else {
      let list = name.hasPrefix("data-") ? String(name.dropFirst(5)) : name
      scope[list == "theme" || list == "contrast" ? "variant" : list] = [value]
    }
  }

  private static func take(className: String, _ scope: inout Scope) -> Bool {
    let mode = ModeName(className)
    if mode.saysLook, mode.rest.isEmpty {
      take(className, of: "theme", &scope)
      return true
    }
    let words = className.words
    guard words.count > 1, let kind = words.first, ["theme", "brand", "density", "platform"].contains(kind)
    else { return false }
    if mode.saysLook { take(ModeName(className).look.isDark ? "dark" : "light", of: "theme", &scope) }
    take(words.dropFirst().joined(separator: "-"), of: kind, &scope)
    return true
  }
}

extension StyleSheet {
  /// The properties as tokens; a reference with a fallback takes it where there is no such property.
  func tokens(source: Int) -> FoundTokens {
    var found = FoundTokens()
    let names = Set(declarations.map(\.name))
    for declaration in declarations {
      for list in declaration.scope.keys.sorted() where list != "theme" && list != "contrast" {
        found.note(mode: "default", of: list)
      }
      guard !declaration.value.isEmpty, !declaration.value.contains(where: { "{}".contains($0) }) else {
        continue
      }
      func add(_ text: String, _ modes: [String: Set<String>]) {
        let value = FoundValue(.text(text), line: declaration.line)
        found.add(
          FoundToken(
            path: [declaration.name], value: value, pixelsOfPoint: 96 / 72, source: source,
            line: declaration.line), modes)
      }
      // White space may be before the name.
      let parts = declaration.value.split(separator: "var(", omittingEmptySubsequences: false)
      let value = ([String(parts[0])] + parts.dropFirst().map(\.trimmedAtStart)).joined(separator: "var(")
      let light = Self.reference(value, names, 0, isDark: false)
      add(light, declaration.scope)
      let dark = Self.reference(value, names, 0, isDark: true)
      if dark != light { add(dark, declaration.scope.merging(["theme": ["dark"]]) { $1 }) }
    }
    found.finishLooks()
    return found
  }

  /// A value with references of tokens in place of `var()`, and one of the two values of `light-dark()`.
  private static func reference(_ value: String, _ names: Set<String>, _ depth: Int, isDark: Bool) -> String {
    guard depth < 16, let place = value.firstRange(of: "var(--", or: "light-dark(") else { return value }
    let rest = value[place.lowerBound...]
    var open = 0
    let close = rest.firstIndex { character in
      open += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == ")" && open == 0
    }
    let end = close.map { rest.index(after: $0) } ?? rest.endIndex
    let call = FunctionCall(String(rest[..<end]))
    let tail = reference(String(rest[end...]), names, depth + 1, isDark: isDark)
    let head = String(value[..<place.lowerBound])
    guard let call, let first = call.arguments.first else { return head + rest[..<end] + tail }
    let name = String(first.dropFirst(2))
    let chosen: String
    if call.name == "light-dark" {
      chosen = isDark ? call.arguments.last ?? first : first
    } else if names.contains(name) || call.arguments.count == 1 {
      return "\(head){\(name)}\(tail)"
    } else {
      chosen = call.arguments.dropFirst().joined(separator: ", ")
    }
    return head + reference(chosen, names, depth + 1, isDark: isDark) + tail
  }
}

extension Substring {
  /// The text without white space at its beginning.
  fileprivate var trimmedAtStart: String { String(drop { $0.isWhitespace }) }
}

extension String {
  /// The first place of one of two texts.
  fileprivate func firstRange(of first: String, or second: String) -> Range<String.Index>? {
    let ranges = [firstRange(of: first), firstRange(of: second)].compactMap { $0 }
    return ranges.min { $0.lowerBound < $1.lowerBound }
  }
}
