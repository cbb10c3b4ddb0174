import ThemeModel

/// The table of one kind of map's keys.
func keyTable(_ table: KeyTable) -> String {
  let rows = table.keys.map { key in
    [
      "`\(key.name)`", described(key, of: table).replacing("|", with: "\\|"),
      key.fallback.isEmpty ? "" : "`\(key.fallback)`", key.summary, "`\(key.fixture)`",
    ]
  }
  return markdownTable([["key", "value", "default", "what it does", "shown by"]] + rows)
}

private func described(_ key: Key, of table: KeyTable) -> String {
  if let axis = VariantAxis(key: key.name), case .named = key.type {
    return
      "map of [partial elements](#elements-and-variants)\(axis == .direction ? ", or `mirror` for `rtl`" : "")"
  }
  if key.name == "derive" { return "a state, such as `normal`" }
  if key.name == "allow" { return "list of [codes](diagnostics.md)" }
  return described(key.type)
}

private func described(_ type: ValueType) -> String {
  switch type {
  case .length: "length"
  case .lengthOrHairline: "length, or `1px`"
  case .color: "color"
  case .text: "text"
  case .path: "path"
  case .truth: "`true` or `false`"
  case .fraction: "fraction"
  case .ratio: "number, or a percentage"
  case .angle: "angle in degrees"
  case .wholeNumber(let range):
    range.upperBound > 1_000_000
      ? "whole number"
      : range.count == 1
        ? "`\(range.lowerBound)`" : "whole number, \(range.lowerBound) to \(range.upperBound)"
  case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
  case .pattern(let pattern): "`\(pattern)`"
  case .map(let name), .overlay(let name):
    "[\(KeyTable.named(name).title.replacing("`", with: ""))](#keys-\(name))"
  case .named(nil, .color): "map from colors to colors"
  case .named(ThemeKeys.targetPattern, let type):
    "map from \(described(.words(TargetName.allCases.map(\.rawValue)))) to \(described(type))"
  case .named(StatePairName.pattern, .overlay(let name)):
    "map from pairs of states such as `normal+selected` to \(described(.overlay(name)))"
  case .named(let pattern, let type):
    "map from \(pattern.map { "names `\($0)`" } ?? "names") to \(described(type))"
  case .list(.path): "list of paths"
  case .list(.text): "list of names"
  case .list(.words(let words)): "list of \(described(.words(words)))"
  case .list(.wholeNumber(let range)): "list of \(range.map { "`\($0)`" }.joined(separator: ", "))"
  case .list(let type): "list of: \(described(type))"
  case .either(let types): types.map(described).joined(separator: ", or ")
  case .anything: "any value"
  case .any: "map of values and of such maps"
  }
}
