import ThemeCore

/// The result of laying one tree over another: maps merge key by key, a key with alternatives replaces its whole group, and any
/// other value replaces the one that it overlays.
///
/// The base's keys come first, in their order, then the overlay's new keys. A null stays as a node, so that later stages see
/// what was removed and where. A map that overlays a reference (`$shadow.engraved`) keeps the reference as its `base`. Every
/// node keeps the range where it was written; a merged map has the overlay's range. `path` is the path of both values in the
/// theme.
package func merged(
  _ base: SyntaxNode, with overlay: SyntaxNode, alternatives: AlternativeTable, at path: [String] = []
) -> SyntaxNode {
  var count = 0
  return merged(base, with: overlay, alternatives: alternatives, at: path, &count)
}

/// Merges like the function without `count`; `count` grows by the entries of every map that is written.
package func merged(
  _ base: SyntaxNode, with overlay: SyntaxNode, alternatives: AlternativeTable, at path: [String] = [],
  _ count: inout Int
) -> SyntaxNode {
  guard case .mapping(let over) = overlay.value, over.base == nil else { return overlay }
  switch base.value {
  case .mapping(let under):
    let entries = mergedEntries(under.entries, with: over.entries, alternatives, at: path, &count)
    let mapping = Mapping(entries, base: under.base)
    return SyntaxNode(.mapping(under.isGroup || over.isGroup ? mapping.asGroup : mapping), overlay.range)
  case .scalar(let scalar) where scalar.isReference:
    return SyntaxNode(.mapping(Mapping(over.entries, base: Ranged(scalar.text, base.range))), overlay.range)
  case .scalar, .sequence:
    return overlay
  }
}

extension Scalar {
  /// Whether the scalar refers to a token or a parameter: it begins with `$`, but not with `$$`. A text that exceeds the limit
  /// of texts is no reference, and neither is a color with an alpha of its own (`$color.ink/20%`).
  package var isReference: Bool { beginsAsReference && !endsWithAlpha }

  /// Whether the scalar is a token's or a parameter's color with an alpha of its own, such as `$color.ink/20%`.
  package var isReferenceWithAlpha: Bool { beginsAsReference && endsWithAlpha }

  private var beginsAsReference: Bool {
    var bytes = text.utf8.makeIterator()
    return bytes.next() == UInt8(ascii: "$") && bytes.next() != UInt8(ascii: "$")
      && text.utf8.count <= Limit.textBytes.standard
  }

  private var endsWithAlpha: Bool {
    guard text.utf8.last == UInt8(ascii: "%") else { return false }
    let number = text.utf8.dropLast().reversed().prefix { $0.isASCIIDigit || ".+-".utf8.contains($0) }
    return !number.isEmpty && text.utf8.dropLast(number.count + 1).last == UInt8(ascii: "/")
  }
}

private func mergedEntries(
  _ under: [Mapping.Entry], with over: [Mapping.Entry], _ alternatives: AlternativeTable, at path: [String],
  _ count: inout Int
) -> [Mapping.Entry] {
  let hasAlternatives = alternatives.applies(at: path)
  var places: [String: Int] = [:]
  var dropped: Set<String> = []
  for (index, entry) in over.enumerated() {
    places[entry.key.value] = index
    if hasAlternatives {
      dropped.formUnion(alternatives.replaced(by: entry.key.value, isNull: entry.value.isNull))
    }
  }
  var result: [Mapping.Entry] = []
  result.reserveCapacity(under.count + over.count)
  var isTaken = [Bool](repeating: false, count: over.count)
  for entry in under {
    let key = entry.key.value
    if let index = places[key] {
      let isWhole = dropped.contains(key)
      let value =
        isWhole
        ? over[index].value
        : merged(entry.value, with: over[index].value, alternatives: alternatives, at: path + [key], &count)
      result.append(Mapping.Entry(key: over[index].key, value: value))
      isTaken[index] = true
    } else if !dropped.contains(key) {
      result.append(entry)
    }
  }
  for (index, entry) in over.enumerated() where !isTaken[index] { result.append(entry) }
  count += result.count
  return result
}
