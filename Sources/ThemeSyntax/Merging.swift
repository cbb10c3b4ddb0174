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
  var merging = TreeMerging(alternatives)
  return merging.merged(base, with: overlay, at: path)
}

/// Merges like the function without `count`; `count` grows by the entries of every map that is written.
package func merged(
  _ base: SyntaxNode, with overlay: SyntaxNode, alternatives: AlternativeTable, at path: [String] = [],
  _ count: inout Int
) -> SyntaxNode {
  var merging = TreeMerging(alternatives)
  defer { count += merging.count }
  return merging.merged(base, with: overlay, at: path)
}

/// Merges trees, and counts what that takes.
struct TreeMerging {
  /// What the values at a path are.
  private enum Place {
    case anywhere
    /// The map of all tokens.
    case tokens
    /// A token, or a group of tokens.
    case token
    /// The modes of a token on one axis.
    case axis
    /// The value of a token where a mode holds.
    case mode
  }

  let alternatives: AlternativeTable
  /// The number of entries of the maps that were written, and of the values in `droppedModes`.
  private(set) var count = 0
  /// The bare values that replaced tokens with modes, in the order in which they were met.
  private(set) var droppedModes: [DroppedModes] = []
  /// The places of the values that were laid over tokens of token files. What a parent says of these tokens is replaced by the
  /// token file.
  private(set) var overTokenFiles: Set<SourceRange> = []
  /// Whether the base is what token files give.
  private let isOverTokenFile: Bool

  init(_ alternatives: AlternativeTable, isOverTokenFile: Bool = false) {
    self.alternatives = alternatives
    self.isOverTokenFile = isOverTokenFile
  }

  /// The tree laid over the base, whose path in the theme is `path`.
  mutating func merged(_ base: SyntaxNode, with overlay: SyntaxNode, at path: [String] = []) -> SyntaxNode {
    merged(base, with: overlay, at: path, place: path == [alternatives.modes?.root] ? .tokens : .anywhere)
  }

  private mutating func merged(
    _ base: SyntaxNode, with overlay: SyntaxNode, at path: [String], place: Place
  ) -> SyntaxNode {
    if isOverTokenFile, place == .token, overlay.isNull || base.mapping?.form != .group {
      overTokenFiles.insert(overlay.range)
    }
    guard let words = alternatives.modes, place == .token || place == .mode, !overlay.isNull else {
      return plain(base, with: overlay, at: path, place)
    }
    guard let over = overlay.mapping else {
      if let under = base.mapping, words.areModes(under) { note(overlay, over: base, at: path) }
      return overlay
    }
    switch over.form {
    case .value: return overlay
    case .modes: return SyntaxNode(.mapping(over.completed(by: base, words)), overlay.range)
    case .group where base.mapping.map(words.isToken) ?? true: return overlay
    default: break
    }
    if let under = base.mapping, words.areModes(under) {
      if over.entries.contains(where: { words.isOfModes($0.key.value) }) || over.entries.isEmpty {
        return plain(base, with: overlay, at: path, nil)
      }
      note(overlay, over: base, at: path)
      return overlay
    }
    let isBare = base.mapping.map { $0.form == .value } ?? !base.isNull
    let isModed = words.areModes(over) && base.mapping?.form != .group && !base.isNull
    guard isModed || isBare && words.areOnlyAxes(over) else {
      return plain(base, with: overlay, at: path, place)
    }
    let isWhole = isOverTokenFile || base.mapping?.form == .value
    return plain(base.asModes(words, isWhole: isWhole), with: overlay, at: path, nil)
  }

  private mutating func note(_ value: SyntaxNode, over modes: SyntaxNode, at path: [String]) {
    count += 1
    droppedModes.append(DroppedModes(path: Array(path.dropFirst()), value: value, modes: modes))
  }

  /// Merges the values without regard to what they are. `place` is nil for the modes of one token.
  private mutating func plain(
    _ base: SyntaxNode, with overlay: SyntaxNode, at path: [String], _ place: Place?
  ) -> SyntaxNode {
    // The value of a token of a token file is whole wherever it is laid: also where a mode of the token holds.
    guard case .mapping(let over) = overlay.value, over.base == nil, over.form != .value else {
      return overlay
    }
    switch base.value {
    case .mapping(let under):
      let entries = entries(under.entries, with: over.entries, at: path, place)
      let form = under.form == nil && over.form == .group ? .group : under.form
      return SyntaxNode(
        .mapping(Mapping(entries, base: under.base).marked(form)), overlay.range)
    case .scalar(let scalar) where scalar.isReference:
      return SyntaxNode(.mapping(Mapping(over.entries, base: Ranged(scalar.text, base.range))), overlay.range)
    case .scalar, .sequence:
      return overlay
    }
  }

  private mutating func entries(
    _ under: [Mapping.Entry], with over: [Mapping.Entry], at path: [String], _ place: Place?
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
          : merged(entry.value, with: over[index].value, at: path + [key], place: inner(key, of: path, place))
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

  /// What the value of a key is, in a map at a path.
  private func inner(_ key: String, of path: [String], _ place: Place?) -> Place {
    switch place {
    case .anywhere: path.isEmpty && key == alternatives.modes?.root ? .tokens : .anywhere
    case .tokens, .token: .token
    case .axis: .mode
    case .mode: .anywhere
    case nil: alternatives.modes?.axes.contains(key) == true ? .axis : .anywhere
    }
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
