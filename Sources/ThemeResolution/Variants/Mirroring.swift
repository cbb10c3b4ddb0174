import ThemeCore
import ThemeModel

extension ElementOverlay {
  /// The settings for a variant whose art is flipped for right-to-left languages: left and right are swapped and horizontal
  /// offsets negated. Shadows stay, because the light does not change sides.
  var mirrored: ElementOverlay {
    var result = self
    if case .literal(.insets(let insets), let range) = alignmentInsets {
      result.alignmentInsets = .literal(.insets(insets.mirrored), range)
    }
    result.title = title.mirrored
    result.largeTitle = largeTitle.mirrored
    return result
  }
}

extension Setting<TitleOverlay> {
  fileprivate var mirrored: Setting {
    guard case .literal(var title, let range) = self else { return self }
    if case .literal(let insets, let range) = title.insets {
      title.insets = .literal(insets.mirrored, range)
    }
    if case .literal(let alignment, let range) = title.alignment {
      title.alignment = .literal(alignment.mirrored, range)
    }
    if case .literal(var offset, let range) = title.offset {
      if case .literal(let x, let range) = offset.x { offset.x = .literal(-x, range) }
      title.offset = .literal(offset, range)
    }
    return .literal(title, range)
  }
}
