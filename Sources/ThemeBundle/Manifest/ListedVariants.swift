import ThemeModel

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
