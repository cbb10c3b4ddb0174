import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

extension Property {
  /// The properties that are members of a variant, and those that are members of a title.
  static let ofVariants = allCases.filter { $0.isMember(of: nil) }
  static let ofTitles = allCases.filter { $0.isMember(of: .title) }

  /// The name of the property in the object that has it.
  fileprivate var name: String { String(rawValue.split(separator: ".").last ?? "") }
}

extension TitleFacts {
  /// The members that differ from those of `other`, the title of the variant's fallback; all members if `other` is nil. A fact
  /// that only the fallback has is null.
  func json(differingFrom other: TitleFacts?) -> JSONValue {
    var members = Members()
    for property in Property.ofTitles {
      members.add(property.name, difference(given(property), other?.given(property)))
    }
    return members.object
  }
}

/// The JSON of a fact that differs from the fallback's: null if only the fallback has it, nil if both are equal.
func difference(_ value: FactValue?, _ other: FactValue?) -> JSONValue? {
  value == other ? nil : value.map(\.json) ?? .null
}

extension FactValue {
  fileprivate var json: JSONValue {
    switch self {
    case .length(let length): length.json
    case .truth(let truth): .bool(truth)
    case .count(let count): .integer(count)
    case .text(let text), .word(let text): .string(text)
    case .color(let color): color.json
    case .hitArea(let area): area.json
    case .insets(let insets): insets.json
    case .offset(let offset): offset.json
    case .material(let material): material.json
    case .title(let title): title.json(differingFrom: nil)
    case .font(let font): font.json
    case .shadow(let shadow): shadow.json
    case .alignment(let alignment): .string(alignment.rawValue)
    case .truncation(let truncation): .string(truncation.rawValue)
    case .measure(let measure): .string(measure.rawValue)
    case .icon(let icon): icon.json
    }
  }
}

extension HitArea {
  fileprivate var json: JSONValue {
    .oneLine(.object(omittingNil: ["width": width?.json, "height": height?.json]))
  }
}

extension MaterialFacts {
  fileprivate var json: JSONValue {
    .oneLine(.object(omittingNil: ["kind": .string(kind.rawValue), "tint": tint?.json]))
  }
}

extension IconFacts {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      "gap": gap.json, "placement": .string(placement.rawValue), "tint": tint?.json,
    ])
  }
}

extension TitleFacts.Font {
  fileprivate var json: JSONValue {
    .oneLine(
      .object(omittingNil: [
        "family": .string(family), "weight": .string(weight.rawValue), "size": size.json,
        "style": style.map { .string($0.rawValue) }, "letterSpacing": letterSpacing?.json,
        "scales": scales.map { .bool($0) }, "maximumSize": maximumSize?.json,
      ]))
  }
}

extension TitleFacts.Shadow {
  fileprivate var json: JSONValue {
    .oneLine(["color": color.json, "x": x.json, "y": y.json, "blur": blur.json])
  }
}

extension AppFont {
  /// The names of the font on each platform. A platform without a name is absent.
  var json: JSONValue {
    .oneLine(
      .object(omittingNil: [
        "family": .string(family), "ios": ios.map { .string($0) }, "android": android.map { .string($0) },
        "web": web.map { JSONValue.array($0.map { .string($0) }) }, "flutter": flutter.map { .string($0) },
      ]))
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
      needed.append(VariantKey.normal.with(value))
    } else {
      values = others
    }
  }
  return needed.sorted()
}
