import ThemeCore
import ThemeImage

/// The art of a part.
package enum PartArt: Sendable {
  /// The platform's own look.
  case system
  /// At least one picture, one for each scale, in ascending order of scale.
  case pictures([Picture], origin: ArtOrigin)
  /// Art that is not available. Its problem is reported, and rules skip it.
  case broken
}

extension PartArt {
  /// The art mirrored from left to right. With `keepingSymmetric`, a symmetric picture stays the same picture and needs no
  /// second file.
  func mirrored(keepingSymmetric: Bool, _ loader: inout ArtLoader) -> PartArt {
    changed(&loader) { picture in
      // A nine-patch always gets a mirrored recipe, because its marks can be asymmetric.
      if keepingSymmetric, picture.measured.isSymmetric, !picture.recipe.isNinePatch { return nil }
      var recipe = picture.recipe
      recipe.isMirrored.toggle()
      return (recipe, picture.range)
    }
  }

  /// The art with its pictures flipped.
  func flipped(_ flip: Flip, at range: SourceRange, _ loader: inout ArtLoader) -> PartArt {
    var derivation = Derivation()
    derivation.flip = flip
    return derived(by: derivation, at: range, &loader)
  }

  /// The art with a derivation applied to its pictures.
  func derived(by derivation: Derivation, at range: SourceRange, _ loader: inout ArtLoader) -> PartArt {
    changed(&loader) { picture in
      var recipe = picture.recipe
      recipe.derivations.append(derivation)
      return (recipe, range)
    }
  }

  /// The art with the recipes that `change` returns. A picture stays as it is where `change` returns nil.
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
