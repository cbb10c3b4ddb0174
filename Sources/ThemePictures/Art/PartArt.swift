import ThemeCore
import ThemeImage

/// Where a part's art comes from.
package enum PartArt: Sendable {
  /// The platform's own look.
  case system
  /// Pictures, one a scale, ascending; at least one.
  case pictures([Picture], origin: ArtOrigin)
  /// Art that could not be had: its problem is reported, and no rule asks further.
  case broken
}

extension PartArt {
  /// What is its own mirror image needs no second file, and stays the same picture where that is asked for.
  func mirrored(keepingSymmetric: Bool, _ loader: inout ArtLoader) -> PartArt {
    changed(&loader) { picture in
      // The marks of a nine-patch are mirrored by its recipe.
      if keepingSymmetric, picture.measured.isSymmetric, !picture.recipe.isNinePatch { return nil }
      var recipe = picture.recipe
      recipe.isMirrored.toggle()
      return (recipe, picture.range)
    }
  }

  /// The same with sides changed.
  func flipped(_ flip: Flip, at range: SourceRange, _ loader: inout ArtLoader) -> PartArt {
    var derivation = Derivation()
    derivation.flip = flip
    return derived(by: derivation, at: range, &loader)
  }

  /// The same with its pixels changed.
  func derived(by derivation: Derivation, at range: SourceRange, _ loader: inout ArtLoader) -> PartArt {
    changed(&loader) { picture in
      var recipe = picture.recipe
      recipe.derivations.append(derivation)
      return (recipe, range)
    }
  }

  /// The same with other recipes; a picture stays where `change` gives none.
  private func changed(
    _ loader: inout ArtLoader, _ change: (Picture) -> (recipe: PictureRecipe, range: SourceRange)?
  ) -> PartArt {
    guard case .pictures(let pictures, let origin) = self else { return self }
    let changed = pictures.compactMap { picture -> Picture? in
      guard let (recipe, range) = change(picture) else { return picture }
      return loader.picture(recipe, at: picture.scale, range: range)
    }
    return changed.isEmpty ? .broken : .pictures(changed, origin: origin)
  }
}
