import ThemeCore
import ThemeModel

extension ElementOverlay {
  /// What is said for right to left when the art is flipped: left and right swapped, horizontal shifts
  /// negated; shadows stay, since light falls from where it did.
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
