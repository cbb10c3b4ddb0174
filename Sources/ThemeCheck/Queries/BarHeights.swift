package import ThemeCore
import ThemeImage
package import ThemeModel
import ThemePictures
import ThemeResolution

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

extension Pictures {
  /// The part of the theme's default bar that lies behind `rows` of a back button placed in that bar; nil if it is not known.
  func barBehindButton(
    of key: VariantKey, _ button: ImageContext, rows: Range<Int>
  ) -> ShadesRecipe.Backdrop? {
    guard let name = theme.defaults.navigationBar?.value.string,
      let place = theme.elements.firstIndex(where: { $0.id == ElementID(.navigationBar, name) })
    else { return nil }
    let bar = theme.elements[place]
    guard let index = bar.index(of: bar.key(nearestTo: key.without(.state))),
      let height = barHeight(bar.variants[index].facts.height, key),
      case .pictures(let pictures, _)? = elements[place][index][.background]?.art,
      let picture = pictures.first(where: { $0.scale == button.scale }), picture.measured.isOpaque
    else { return nil }
    let size = picture.measured.size
    let drawn = height.roundedPixels(at: button.scale).count
    let room = drawn - button.size.height.count
    // Only a bar that is uniform along its whole width and not stretched vertically shows known pixels behind the button.
    guard room >= 0, drawn <= size.height.count,
      picture.measured.lines[.horizontal].areEqual(in: 0..<size.width.count)
    else { return nil }
    let top = size.height.count - drawn + room / 2
    return ShadesRecipe.Backdrop(picture: picture.measured, row: top + rows.lowerBound)
  }
}

/// How a bar's background fills a bar that is higher than its art.
package enum BarGrowth {
  /// The background fills any height without visible distortion.
  case fills
  /// All rows of the background are stretched. `caps` is the text of caps that would prevent it; nil if none are found.
  case stretches(caps: String?)
  /// The background repeats from its top edge.
  case repeats
  /// The background keeps its size, so it does not cover all of the bar.
  case keepsItsSize
}

extension ElementContext {
  /// How the background of a bar fills a bar at the top of a screen, which extends below a status bar of any height.
  package func growth(ofBar part: PartContext) -> BarGrowth {
    if part.images.allSatisfy({ $0.caps.hasCaps(along: .vertical) }) || part.isUniform(along: .vertical) {
      return .fills
    }
    guard part.stretches else { return .keepsItsSize }
    if part.mode.vertical == .stretch {
      return .stretches(caps: growingCaps(for: part, along: .vertical).map(part.written))
    }
    return part.images.allSatisfy(repeatsDownwards) ? .fills : .repeats
  }

  /// Whether a picture repeats downwards without a visible seam: its rows already repeat, or its last row is close to its
  /// first. A visible edge inside the picture, as many bars have at the bottom, does not make a seam at its ends acceptable, so
  /// `Seam.isVisible` is not used here.
  private func repeatsDownwards(_ image: ImageContext) -> Bool {
    let core = image.core(along: .vertical)
    if image.period(along: .vertical).count < core.count { return true }
    let seam = store.seam(of: image.picture, in: core, along: .vertical)
    return (seam?.difference.amount ?? 0) <= 24
  }
}
