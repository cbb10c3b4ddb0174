import Testing
import ThemeModel

/// A key of an element or of a part of one, at the end of its path, with two of its values as a theme writes them.
struct WalkedKey {
  let path: [String]
  let values: [String]

  /// Those of a table and of the tables below, in their order: every setting of their lists.
  static func all(of table: String, at path: [String] = []) -> [WalkedKey] {
    KeyTable.named(table).keys.filter { !$0.isOfElement && VariantAxis(key: $0.name) == nil }.flatMap {
      key -> [WalkedKey] in
      let path = path + [key.name]
      if isOfArt(path, key) { return [] }
      if let values = told(path) ?? key.type.values { return [WalkedKey(path: path, values: values)] }
      if let record = key.type.record { return all(of: record, at: path) }
      Issue.record("a test has no values for `\(path.joined(separator: "."))`")
      return []
    }
  }

  /// Whether a key is one of the art that stands in the same map: art is walked as a whole.
  private static func isOfArt(_ path: [String], _ key: Key) -> Bool {
    isPart(path.dropLast().last) && key.name != "use"
      && KeyTable.named("art").keys.contains { $0.name == key.name }
  }

  /// Whether a key holds a part, whose art stands in the same map.
  static func isPart(_ key: String?) -> Bool { key == "background" || key == "shadowImage" }

  /// Values of keys whose type does not say which ones make a difference.
  private static func told(_ path: [String]) -> [String]? {
    switch path.suffix(2).joined(separator: ".") {
    case "font.family": return ["Georgia", "Courier New"]
    case "font.weight": return ["regular", "bold"]
    case "font.scales": return ["false", "true"]
    default: break
    }
    switch path.last {
    case "use": return ["plate", "round"]
    case "caps": return ["{ left: 4, right: 4 }", "{ left: 5, right: 3 }"]
    case "stretchable": return ["{ leftCapWidth: 4 }", "{ leftCapWidth: 5 }"]
    case "center": return ["1pt", "keep"]
    case "assetName": return ["NAME", "NAMEOther"]
    default: return nil
    }
  }
}

extension ValueType {
  /// The table of the map that it is.
  fileprivate var record: String? {
    switch self {
    case .map(let name), .overlay(let name): name
    case .either(let forms): forms.lazy.compactMap(\.record).first
    default: nil
    }
  }

  private var isMapOfRecord: Bool { record != nil && record != "art" }

  fileprivate var values: [String]? {
    switch self {
    case .map("art"): ["{ use: plate }", "{ use: round }"]
    case .length, .lengthOrHairline: ["2", "3"]
    case .color: ["navy", "maroon"]
    case .truth: ["true", "false"]
    case .fraction, .ratio: ["0.5", "0.25"]
    case .wholeNumber: ["1", "2"]
    case .words(let words): [words[0], words[words.count - 1]]
    case .either(let forms): forms.contains { $0.isMapOfRecord } ? nil : forms.lazy.compactMap(\.values).first
    default: nil
    }
  }
}
