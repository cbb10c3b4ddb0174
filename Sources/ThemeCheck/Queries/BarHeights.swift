package import ThemeCore
package import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeImage

extension ElementContext {
  /// The new backgrounds of a bar's variants, without those of mirrored variants; empty for other elements.
  var barBackgrounds: [PartContext] {
    guard kind == .navigationBar else { return [] }
    return newParts.filter { $0.name == .background && !$0.variant.isMirrored }
  }

  /// Whether a bar's background is lower than the bar. A height that the theme does not declare is taken to be the platform's.
  func isLowerThanBar(_ part: PartContext) -> Bool {
    let bar = facts[part.variantIndex].height ?? part.key[.metrics].barHeights[0]
    return part.images[0].picture.size.height < bar
  }
}

extension PartContext {
  /// Whether the art fills any length along an axis well: it tiles, it is a nine-patch, or at every scale it has caps or only
  /// equal lines along the axis.
  func grows(along axis: Axis) -> Bool {
    if stretches && mode[axis] == .tile { return true }
    if images.allSatisfy(\.picture.recipe.isNinePatch) { return true }
    return images.allSatisfy { $0.caps.hasCaps(along: axis) || $0.picture.isUniform(along: axis) }
  }
}

extension AxisValue {
  /// The heights in points that bars have with these metrics. The first is the height of the bar alone on a phone; the others
  /// are those on tablets, with a large title, and with a status bar.
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

/// The height of a bar in points: the declared one, or else the platform's. Nil for a bar with a prompt, whose title is not
/// centered in its height.
func barHeight(_ said: Points?, _ key: VariantKey) -> Points? {
  switch key[.metrics].name {
  case "default", "compact", "scrollEdge", "compactScrollEdge": said ?? key[.metrics].barHeights[0]
  default: nil
  }
}
