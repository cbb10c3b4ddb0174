import ThemeCheck
import ThemeCore
import ThemeModel

extension TitleFacts {
  /// The members that differ from those of `other`, the title of the variant's fallback; all members if `other` is nil. A fact
  /// that only the fallback has is null.
  func json(differingFrom other: TitleFacts?) -> JSONValue {
    var members = Members()
    members.add("alignment", difference($alignment, other?.$alignment) { .string($0.rawValue) })
    members.add("color", difference(color, other?.color, \.json))
    members.add("font", difference($font, other?.$font, \.json))
    members.add("insets", difference($insets, other?.$insets, \.json))
    members.add("lines", difference($lines, other?.$lines) { .integer($0) })
    members.add("measure", difference($measure, other?.$measure) { .string($0.rawValue) })
    members.add("offset", difference($offset, other?.$offset, \.json))
    members.add("shadow", difference(shadow, other?.shadow, \.json))
    members.add("transform", difference($transform, other?.$transform) { .string($0.rawValue) })
    members.add("truncation", difference($truncation, other?.$truncation) { .string($0.rawValue) })
    members.add(
      "verticalAlignment", difference($verticalAlignment, other?.$verticalAlignment) { .string($0.rawValue) })
    return members.object
  }
}

/// The JSON of a fact that differs from the fallback's: null if only the fallback has it, nil if both are equal.
func difference<Value: Equatable>(
  _ value: Value?, _ other: Value?, _ json: (Value) -> JSONValue
) -> JSONValue? {
  if value == other { return nil }
  return value.map(json) ?? .null
}

extension TitleFacts.Font {
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("family", .string(family)), ("weight", .string(weight.rawValue)), ("size", size.json),
    ]
    if let style { members.append(("style", .string(style.rawValue))) }
    if let letterSpacing { members.append(("letterSpacing", letterSpacing.json)) }
    if let scales { members.append(("scales", .bool(scales))) }
    if let maximumSize { members.append(("maximumSize", maximumSize.json)) }
    return .oneLine(.object(members))
  }
}

extension TitleFacts.Shadow {
  var json: JSONValue {
    .oneLine(.object([("color", color.json), ("x", x.json), ("y", y.json), ("blur", blur.json)]))
  }
}

extension AppFont {
  /// The names of the font on each platform. A platform without a name is absent.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [("family", .string(family))]
    if let ios { members.append(("ios", .string(ios))) }
    if let android { members.append(("android", .string(android))) }
    if let web { members.append(("web", .array(web.map { .string($0) }))) }
    if let flutter { members.append(("flutter", .string(flutter))) }
    return .oneLine(.object(members))
  }
}
