import ThemeCore
import ThemeSyntax

extension SyntaxNode {
  /// The keys of an element that elements which are like it inherit: all but `like`, `abstract` and `assetName`.
  var inherited: SyntaxNode {
    guard case .mapping(var mapping) = value else { return self }
    mapping.entries.removeAll { ["like", "abstract", "assetName"].contains($0.key.value) }
    for place in mapping.entries.indices where VariantAxis(key: mapping.entries[place].key.value) != nil {
      guard case .mapping(var variants) = mapping.entries[place].value.value else { continue }
      for variant in variants.entries.indices {
        variants.entries[variant].value = variants.entries[variant].value.inherited
      }
      mapping.entries[place].value.value = .mapping(variants)
    }
    return SyntaxNode(.mapping(mapping), range)
  }

  /// The keys of a control that controls which are like it inherit. The keys of each part are those that elements inherit.
  var inheritedByControl: SyntaxNode {
    guard case .mapping(var mapping) = inherited.value else { return self }
    for place in mapping.entries.indices {
      mapping.entries[place].value = mapping.entries[place].value.inherited
    }
    return SyntaxNode(.mapping(mapping), range)
  }

  /// The control with the combined values in its parts spelled as `other` spells them, as `spelled(like:)` does for an element.
  func spelledByControl(like other: SyntaxNode) -> SyntaxNode {
    guard case .mapping(var mapping) = value, let theirs = other.mapping else { return self }
    for place in mapping.entries.indices {
      guard let same = theirs[mapping.entries[place].key.value] else { continue }
      mapping.entries[place].value = mapping.entries[place].value.spelled(like: same)
    }
    return SyntaxNode(.mapping(mapping), range)
  }

  /// The element with combined values spelled as `other` spells them, so that `selected+highlighted` is merged with
  /// `highlighted+selected`.
  func spelled(like other: SyntaxNode) -> SyntaxNode {
    guard case .mapping(var mapping) = value, let theirs = other.mapping else { return self }
    for place in mapping.entries.indices {
      guard let axis = VariantAxis(key: mapping.entries[place].key.value),
        case .mapping(var variants) = mapping.entries[place].value.value,
        let known = theirs[axis.key]?.mapping
      else { continue }
      for index in variants.entries.indices {
        let entry = variants.entries[index]
        guard let value = AxisValue(axis, named: entry.key.value),
          let same = known.entries.first(where: { AxisValue(axis, named: $0.key.value) == value })
        else { continue }
        variants.entries[index] = Mapping.Entry(
          key: Ranged(same.key.value, entry.key.range), value: entry.value.spelled(like: same.value))
      }
      mapping.entries[place].value.value = .mapping(variants)
    }
    return SyntaxNode(.mapping(mapping), range)
  }
}
