import ThemeCore
import ThemeModel
import ThemeResolution

/// The schema of manifests, which is written by hand but for the properties of looks: each is a line that follows from its row. A
/// member of several lines is left as it is, such as one with a description.
func manifestSchema(_ text: String) throws(MarkError) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  for (owner, definition) in [
    ("", "variant"), ("title", "title"), ("icon", "icon"), ("title.font", "font"), ("hitArea", "hitArea"),
  ] {
    guard let start = lines.firstIndex(of: "    \"\(definition)\": {"),
      let head = lines[start...].firstIndex(of: "      \"properties\": {"),
      let end = lines[head...].firstIndex(where: { $0.hasPrefix("      }") })
    else { throw MarkError(page: "docs/manifest.schema.json", problem: "there is no `\(definition)`") }
    lines[(head + 1)..<end] = filled(lines[(head + 1)..<end], members(of: owner))[...]
  }
  return lines.joined(separator: "\n")
}

/// The lines of a definition's members with those of properties: replaced, removed, or added at the end.
private func filled(_ lines: ArraySlice<String>, _ members: [(name: String, line: String)]) -> [String] {
  var (result, missing): ([String], [(name: String, line: String)]) = ([], members)
  for line in lines {
    guard let name = line.wholeMatch(of: #/ {8}"(\w+)": .*/#)?.1 else {
      result.append(line)
      continue
    }
    let index = missing.firstIndex { $0.name == name }
    let member = index.map { missing.remove(at: $0).line }
    if line.hasSuffix("{") { result.append(line) } else if let member { result.append(member) }
  }
  result += missing.map(\.line)
  // A member ends at the indentation of its name.
  for index in result.indices where result[index].wholeMatch(of: #/ {8}["}](.*})?,?/#) != nil {
    if result[index].hasSuffix(",") { result[index].removeLast() }
    if index < result.indices.last ?? 0 { result[index] += "," }
  }
  return result
}

/// The members of the object at a path in a variant that are properties of looks, as lines of the schema.
private func members(of owner: String) -> [(name: String, line: String)] {
  Property.allCases.compactMap { property in
    var path = property.rawValue.split(separator: ".")
    guard let type = property.type, let name = path.popLast().map(String.init),
      path.joined(separator: ".") == owner
    else { return nil }
    let schema = schema(of: type)
    // Null removes a value of the fallback.
    let isRemovable = owner.isEmpty || owner == "title"
    let member: JSONValue = isRemovable ? ["anyOf": [schema, ["type": "null"]]] : schema
    return (name, "        \"\(name)\": \(member.line)")
  }
}

private func schema(of type: Any.Type) -> JSONValue {
  func words<Word: KeywordValue>(_ type: Word.Type) -> JSONValue {
    ["enum": .array(type.allCases.map { .string($0.rawValue) })]
  }
  if let type = type as? any KeywordValue.Type { return words(type) }
  if let definition = definitions.first(where: { $0.type == type })?.name {
    return ["$ref": .string("#/$defs/\(definition)")]
  }
  switch type {
  case is Bool.Type: return ["type": "boolean"]
  case is Int.Type: return ["type": "integer", "minimum": 0]
  case is Points.Type: return ["type": "number"]
  case is String.Type, is Text.Type: return ["type": "string", "minLength": 1]
  default: preconditionFailure("no schema of manifests says what a value of the type `\(type)` is")
  }
}

private let definitions: [(type: Any.Type, name: String)] = [
  (Color.self, "color"), (HitArea.self, "hitArea"), (IconFacts.self, "icon"),
  (Insets<Points>.self, "insets"), (MaterialFacts.self, "material"), (Point<Points>.self, "offset"),
  (TitleFacts.self, "title"), (TitleFacts.Font.self, "font"), (TitleFacts.Shadow.self, "shadow"),
]
