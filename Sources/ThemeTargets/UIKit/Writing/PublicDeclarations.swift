/// Finds the declarations of formatted Swift that other modules see where the code is public: all that are not private.
struct PublicDeclarations {
  /// A word, and where it stands in its line.
  struct Mark: Sendable {
    let word: String
    let place: Substring.Index
  }

  private enum Scope {
    /// A type or an extension: its members may be public.
    case type
    case protocolType
    case body
  }

  /// What is open, by the indentation of the line that opens it.
  private var scopes: [(indentation: Int, scope: Scope)] = []

  /// What the next line is marked with; nil for one that declares nothing, or something private.
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
  /// What stands behind `@MainActor` and the like.
  fileprivate var withoutAttributes: Substring {
    var rest = self
    while rest.hasPrefix("@"), let end = rest.firstIndex(of: " ") { rest = rest[index(after: end)...] }
    return rest
  }
}
