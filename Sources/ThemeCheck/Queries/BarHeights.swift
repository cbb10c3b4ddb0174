package import ThemeCore
package import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

extension ElementContext {
  /// The backgrounds of a bar's variants that differ from what they fall back to, without mirrored ones.
  var barBackgrounds: [PartContext] {
    guard kind == .navigationBar else { return [] }
    return newParts.filter { $0.name == .background && !$0.variant.isMirrored }
  }

  /// Whether a bar's background is lower than the bar, as far as its height is known.
  func isLowerThanBar(_ part: PartContext) -> Bool {
    let bar = facts[part.variantIndex].height ?? part.key[.metrics].barHeights[0]
    return part.images[0].picture.size.height < bar
  }
}

extension PartContext {
  /// Whether art fills any length along an axis well: it has caps there, or lines that are all the same, or a
  /// tile, or the marks of a nine-patch.
  func grows(along axis: Axis) -> Bool {
    if stretches && mode == .tile { return true }
    if images.allSatisfy(\.picture.recipe.isNinePatch) { return true }
    return images.allSatisfy { $0.caps.hasCaps(along: axis) || $0.picture.isUniform(along: axis) }
  }
}

extension AxisValue {
  /// The heights of bars of these metrics in points: the bar alone first, then on tablets, with a large
  /// title, and with the status bars that there are.
  package var barHeights: [Points] {
    let heights =
      switch name {
      case "default", "scrollEdge": [44, 50, 64, 70, 88, 91, 94, 96, 98, 103, 116]
      case "compact", "compactScrollEdge": [32, 44, 52, 64]
      case "defaultPrompt": [74, 80, 94, 100]
      default: [62, 74, 82, 94]
      }
    return heights.map { Points($0) }
  }
}

/// The height of a bar: what the theme says, else the platform's; nil for bars with a prompt, in which titles stand
/// elsewhere.
func barHeight(_ said: Points?, _ key: VariantKey) -> Points? {
  switch key[.metrics].name {
  case "default", "compact", "scrollEdge", "compactScrollEdge": said ?? key[.metrics].barHeights[0]
  default: nil
  }
}
