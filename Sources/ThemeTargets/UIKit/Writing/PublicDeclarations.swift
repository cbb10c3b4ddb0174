/// Finds the declarations in formatted Swift code that other modules see if the code is public: all that aren't private.
struct PublicDeclarations {
  /// An access modifier, and its position in a line.
  struct Mark: Sendable {
    let word: String
    let place: Substring.Index
  }

  private enum Scope {
    /// A type or an extension, whose members may be public.
    case type
    case protocolType
    case body
  }

  /// The open scopes, with the indentation of the lines that open them.
  private var scopes: [(indentation: Int, scope: Scope)] = []

  /// The modifier for the next line; nil for a line that declares nothing, or something that can't be public.
  mutating func mark(_ line: Substring) -> Mark? {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    if text.isEmpty || text.hasPrefix("#") || text.hasPrefix("//") { return nil }
    while let last = scopes.last, last.indentation >= indentation { scopes.removeLast() }
    let isMember = scopes.last.map { $0.scope == .type } ?? true
    let declaration = text.withoutAttributes
    let words = declaration.prefix { $0 != "=" && $0 != ":" }.split { " (<?{".contains($0) }
    let keyword = words.first { !PublicDeclarations.modifiers.contains($0) } ?? ""
    let isClass = words.contains("class") && keyword != "var" && keyword != "func"
    if text.hasSuffix("{") {
      let scope: Scope =
        keyword == "protocol"
        ? .protocolType : isClass || PublicDeclarations.types.contains(keyword) ? .type : .body
      scopes.append((indentation, scope))
    }
    guard isMember, isClass || PublicDeclarations.keywords.contains(keyword),
      !words.contains("private"),
      !words.contains("fileprivate")
        || declaration.hasPrefix("private(set)")
    else { return nil }
    let isOpen = words.first == "class"
    return Mark(word: isOpen ? "open " : "public ", place: declaration.startIndex)
  }

  private static let modifiers: Set<Substring> = [
    "static", "final", "class", "lazy", "override", "convenience", "required", "weak", "mutating",
    "nonisolated", "private", "set)", "indirect",
  ]
  private static let types: Set<Substring> = ["struct", "enum", "extension"]
  private static let keywords: Set<Substring> = [
    "struct", "enum", "protocol", "typealias", "func", "var", "let", "init", "subscript", "import",
  ]
}

extension Substring {
  /// The text after `@MainActor` and other attributes.
  fileprivate var withoutAttributes: Substring {
    var rest = self
    while rest.hasPrefix("@"), let end = rest.firstIndex(of: " ") { rest = rest[index(after: end)...] }
    return rest
  }
}
