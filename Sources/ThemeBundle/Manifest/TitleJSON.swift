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

/// Which variants of an element its manifest lists without any facts, so that a reader gets every combination of values right.
///
/// A variant that is equal to what it falls back to is left out, and with it perhaps every sign of one of its values. A reader
/// takes a value of which there is no sign for another one, and may find another variant by that.
///
/// `keys` are the keys of all combinations, each after the one that it falls back to, and `isListed` says which of them have
/// facts of their own. The result is the least list, in the order of the keys; each of its variants has one value alone.
func emptyVariants(among keys: [VariantKey], where isListed: [Bool]) -> [VariantKey] {
  var values = ElementValues(of: keys)
  let signs = ElementValues(of: zip(keys, isListed).filter(\.1).map(\.0))
  let silent = values.all.filter { !signs.contains($0) }
  if silent.isEmpty { return [] }
  var places: [VariantKey: Int] = [:]
  /// For each variant, the index of the listed one whose facts it has.
  var shown: [Int] = []
  for (place, key) in keys.enumerated() {
    places[key] = place
    let fallback = key.fallback.flatMap { places[$0] }
    shown.append(isListed[place] ? place : fallback.map { shown[$0] } ?? place)
  }
  var needed: [VariantKey] = []
  for value in silent {
    var others = values
    others.remove(value)
    let isNeeded = keys.indices.contains { place in
      places[others.shown(where: keys[place])].map { shown[$0] != shown[place] } ?? true
    }
    if isNeeded {
      var key = VariantKey.normal
      key[value.axis] = value
      needed.append(key)
    } else {
      values = others
    }
  }
  return needed.sorted()
}
