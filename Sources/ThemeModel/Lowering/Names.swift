package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// Whether a text is a valid name of a theme.
package func isThemeName(_ text: String) -> Bool {
  isName(text, allowsUppercase: false) && !isReservedOnWindows(text)
}

/// Whether no file or folder on Windows can have the name: that of a device, in any case, alone or before a dot.
package func isReservedOnWindows(_ name: some StringProtocol) -> Bool {
  var device = name.prefix { $0 != "." }.lowercased()
  while device.last == " " { device.removeLast() }
  if ["aux", "con", "nul", "prn"].contains(device) { return true }
  let number = device.dropFirst(3)
  return (device.hasPrefix("com") || device.hasPrefix("lpt"))
    && number.unicodeScalars.count == 1 && number.allSatisfy { "0123456789¹²³".contains($0) }
}

/// Whether a text matches `[a-z][a-z0-9-]*`, with uppercase letters after the first character if they are allowed, and has at
/// most 64 bytes.
func isName(_ text: String, allowsUppercase: Bool) -> Bool {
  guard let first = text.utf8.first, first.isASCIILowercase, text.utf8.count <= 64 else { return false }
  return text.utf8.allSatisfy { byte in
    byte.isASCIILowercase || byte.isASCIIDigit || byte == UInt8(ascii: "-")
      || (allowsUppercase && byte.isASCIILetter)
  }
}

extension SyntaxNode {
  /// The entries of a map from names that authors choose, without those that are null. Entries with an invalid name are
  /// reported and left out. `isWhole` is false if any was left out, or if the node is not a map. `areFiles` tells whether the names
  /// become names of files.
  func namedEntries(
    expected: String, naming what: String, areFiles: Bool = false, help: String? = nil,
    _ sink: inout DiagnosticSink
  ) -> (entries: [Mapping.Entry], isWhole: Bool) {
    let written = entries(expected: expected, help: help, &sink).filter { !$0.value.isNull }
    let named = written.filter { entry in
      let name = entry.key
      guard isName(name.value, allowsUppercase: true) else {
        sink.report(.invalidName(name.value, at: name.range, what: what, allowsUppercase: true))
        return false
      }
      guard areFiles, isReservedOnWindows(name.value) else { return true }
      sink.report(.reservedName(name.value, at: name.range, what: what))
      return false
    }
    return (named, mapping != nil && named.count == written.count)
  }
}

/// A section of a theme in which authors choose the names of the entries.
struct NamedSection: Equatable {
  /// The path of keys from the root to the section.
  let path: [String]
  /// The noun for the entries: "back button".
  let noun: String
  /// The noun with its article.
  let oneOfThem: String

  var isOfControls: Bool { path.count > 1 }

  var key: String { path.joined(separator: "/") }

  /// The sections of elements in the order of the theme's keys; `controls` has a section for each kind of control.
  static func elements(of root: Mapping) -> [NamedSection] {
    root.entries.flatMap { entry in
      if entry.key.value == "controls" {
        return ControlKind.all.map {
          NamedSection(path: ["controls", $0.key], noun: $0.noun, oneOfThem: $0.oneOfThem)
        }
      }
      return ElementKind.roles.filter { $0.key == entry.key.value }.map {
        NamedSection(path: [$0.key], noun: $0.noun, oneOfThem: $0.oneOfThem)
      }
    }
  }

  /// The sections of everything else that later themes remove by name.
  static let others = [("art", "recipe"), ("fonts", "font"), ("screens", "screen")].map {
    NamedSection(path: [$0], noun: $1, oneOfThem: "a \($1)")
  }

  func entries(in root: Mapping) -> [Mapping.Entry]? {
    var node = root[path[0]]
    for key in path.dropFirst() { node = node?.mapping?[key] }
    return node?.mapping?.entries
  }
}

/// Where elements, recipes, fonts and screens are removed by `null`, by section and name, such as `buttons/ok`.
package func removals(in tree: SyntaxTree) -> [String: SourceRange] {
  guard let root = tree.root.mapping else { return [:] }
  var places: [String: SourceRange] = [:]
  for section in NamedSection.elements(of: root) + NamedSection.others {
    for entry in section.entries(in: root) ?? [] where entry.value.isNull {
      places["\(section.key)/\(entry.key.value)"] = entry.key.range
    }
  }
  return places
}

/// Reports what the theme's own file removes by `null` and nothing below it has: the name is probably misspelled.
package func checkRemovals(in tree: SyntaxTree, _ sink: inout DiagnosticSink) {
  guard !tree.isPartial, let root = tree.root.mapping else { return }
  var check = RemovalCheck(tree: tree)
  for section in NamedSection.elements(of: root) + NamedSection.others {
    let code: DiagnosticCode = section.path == ["art"] ? .unknownRecipe : .unknownElement
    let known = tree.parents?.mapping.flatMap(section.entries) ?? []
    check.report(section.entries(in: root) ?? [], over: known, section.noun, section.oneOfThem, code, &sink)
  }
  check.reportTokens(in: root["tokens"]?.mapping, over: tree.parents?.mapping?["tokens"], "", &sink)
}

private struct RemovalCheck {
  let tree: SyntaxTree
  var searches = 200

  mutating func report(
    _ entries: [Mapping.Entry], over below: [Mapping.Entry], _ noun: String, _ oneOfThem: String,
    _ code: DiagnosticCode, in group: String = "", _ sink: inout DiagnosticSink
  ) {
    let removed = entries.filter {
      $0.value.isNull && $0.key.range.source == tree.source
        && !tree.overTokenFiles.contains($0.value.range)
    }
    if removed.isEmpty { return }
    let known = below.filter { !$0.value.isNull }.map { NamedPlace($0.key.value, at: $0.key.range) }
    let names = Set(known.map(\.name))
    for entry in removed where !names.contains(entry.key.value) {
      let (name, range) = (entry.key.value, entry.key.range)
      let diagnostic = Diagnostic(
        code,
        "\(tree.parents == nil ? "there is no \(noun)" : "no parent theme has \(oneOfThem)") `\((group + name).shortened)`, so `null` removes nothing",
        at: range)
      searches -= 1
      sink.report(
        diagnostic.suggesting(nearest: noun, to: name, at: range, among: searches < 0 ? [] : known) { _ in
          "remove it"
        })
    }
  }

  mutating func reportTokens(
    in group: Mapping?, over below: SyntaxNode?, _ path: String, _ sink: inout DiagnosticSink
  ) {
    // What a reference stands for may have any name.
    guard let group, below?.scalar?.isReference != true, below?.mapping?.base == nil else { return }
    report(
      group.entries, over: below?.mapping?.entries ?? [], "token", "the token", .unknownToken, in: path, &sink
    )
    for entry in group.entries {
      guard let inner = entry.value.mapping, !inner.isOneToken, !inner.hasOnlyAxes else { continue }
      reportTokens(in: inner, over: below?.mapping?[entry.key.value], "\(path)\(entry.key.value).", &sink)
    }
  }
}

/// The ASCII letters and digits of a text in lowercase, with a hyphen for other characters between them; empty if the text has
/// characters outside ASCII.
private func kebabCase(_ text: String) -> String {
  var name = ""
  for byte in text.utf8.prefix(256) {
    let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    switch small {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      name.unicodeScalars.append(UnicodeScalar(small))
    case 0x80...: return ""
    default: if !name.isEmpty, name.utf8.last != UInt8(ascii: "-") { name += "-" }
    }
  }
  return name.utf8.last == UInt8(ascii: "-") ? String(name.dropLast()) : name
}

extension Diagnostic {
  /// The error about a name that no file on Windows can have.
  static func reservedName(_ name: String, at range: SourceRange, what: String) -> Diagnostic {
    Diagnostic(.invalidName, "`\(name.shortened)` can't name \(what)", at: range)
      .helping(
        "Windows keeps `aux`, `con`, `nul`, `prn`, `com0` to `com9` and `lpt0` to `lpt9` for devices: no file can have such a name"
      )
  }

  static func invalidName(
    _ name: String, at range: SourceRange, what: String, allowsUppercase: Bool
  ) -> Diagnostic {
    let rule =
      "a name begins with a lowercase letter and contains \(allowsUppercase ? "letters" : "lowercase letters"), "
      + "digits and hyphens, at most 64 characters"
    let diagnostic = Diagnostic(.invalidName, "`\(name.shortened)` can't name \(what)", at: range)
    let nearest = kebabCase(name)
    return isThemeName(nearest)
      ? diagnostic.helping("`\(nearest)` is valid; \(rule)") : diagnostic.helping(words: rule)
  }
}

extension ElementID: Lowerable {
  package static var form: ValueType {
    let roles = ElementKind.roles.map(\.key).joined(separator: "|")
    let kinds = ControlKind.all.map(\.key).joined(separator: "|")
    // The names of pairs of states, which parts of controls can have, are joined by `+`.
    let part = "controls/(\(kinds))/\(elementPattern)/[A-Za-z]+(/[A-Za-z][A-Za-z0-9+-]*)?"
    return .pattern("((\(roles))/\(elementPattern)|\(part))")
  }

  package static let expectation = "another element by its kind and name, such as `buttons/ok`"

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ElementID? {
    guard let scalar = node.scalar, scalar.referencePath == nil else { return mismatch(node, &sink) }
    let parts = scalar.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count >= 4, parts[0] == "controls", let id = ControlPartID.named(parts[3], of: parts[1]) {
      return ElementID(.part(id), parts[2...].joined(separator: "/"))
    }
    if let example = partOfControl(parts) {
      return mismatch(node, &sink, help: "a part of a control is written like `\(example)`")
    }
    guard parts.count == 2, isName(parts[1], allowsUppercase: true) else {
      let help =
        isName(scalar.text, allowsUppercase: true) ? "write its kind too: `buttons/\(scalar.text)`" : nil
      return mismatch(node, &sink, help: help)
    }
    if let kind = ElementKind.roles.first(where: { $0.key == parts[0] }) {
      return ElementID(kind, parts[1])
    }
    let known = ElementKind.roles.map { ElementID($0, parts[1]).description }
    return sink.refuse(.unknownValue(scalar.text, at: node.range, what: "element", known: known))
  }

  /// The ID that is probably meant by an ID that lacks `controls` or the part of the control; nil if it names no kind of
  /// control.
  private static func partOfControl(_ parts: [String]) -> String? {
    let words = parts.first == "controls" ? Array(parts.dropFirst()) : parts
    guard let kind = ControlKind.all.first(where: { $0.key == words.first }),
      let part = kind.parts.first(where: { words.dropFirst(2).first == $0.name }) ?? kind.parts.first
    else { return nil }
    let name = words.dropFirst().first.map { isName($0, allowsUppercase: true) ? $0 : "NAME" } ?? "NAME"
    return "controls/\(kind.key)/\(name)/\(part.name)"
  }
}
