package import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Warns of a bar's background that can't grow, and is as high as no bar.
func barHeightUnusual(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.barBackgrounds where !part.grows(along: .vertical) {
    let picture = part.images[0].picture
    let said = context.facts[part.variantIndex].height
    let known = said.map { [$0] } ?? part.variant.key[.metrics].barHeights
    // Bars at the bottom are toolbars, of other heights.
    guard part.variant.settings.position.value != .bottom, !known.contains(picture.size.height),
      // Art below a height that is said is an error where nothing says how it stretches.
      !part.saysNothingOfCaps || context.growth(of: part, along: .vertical) == nil
    else { continue }
    sink.report(.unusual(part, said, known, context))
  }
}

extension ElementContext {
  /// The backgrounds of a bar's variants that differ from what they fall back to, without mirrored ones.
  var barBackgrounds: [PartContext] {
    guard element.id.kind == .navigationBar else { return [] }
    return newParts.filter { $0.name == .background && !$0.variant.isMirrored }
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

extension ElementContext {
  /// Whether a bar's background is lower than the bar, as far as its height is known.
  func isLowerThanBar(_ part: PartContext) -> Bool {
    let bar = facts[part.variantIndex].height ?? part.variant.key[.metrics].barHeights[0]
    return part.images[0].picture.size.height < bar
  }
}

extension AxisValue {
  /// The heights of bars of these metrics in points: the bar alone first, then on tablets, with a large
  /// title, and with the status bars that there are.
  package var barHeights: [Points] {
    let heights =
      switch name {
      case "default": [44, 50, 64, 70, 88, 91, 94, 96, 98, 103, 116]
      case "compact": [32, 44, 52, 64]
      case "defaultPrompt": [74, 80, 94, 100]
      default: [62, 74, 82, 94]
      }
    return heights.map { Points($0) }
  }
}

extension Diagnostic {
  fileprivate static func unusual(
    _ part: PartContext, _ said: Points?, _ known: [Points], _ context: ElementContext
  ) -> Diagnostic {
    let image = part.images[0]
    let bar = said ?? known[0]
    let diagnostic = Diagnostic(
      .barHeightUnusual,
      "the background is \(measure(image.size.height, image.scale)) high, the bar \(bar) pt",
      at: image.picture.range)
    let caps = context.growingCaps(for: part, along: .vertical, in: bar).map {
      "; or \(part.written($0)) lets it grow between equal rows"
    }
    let ways = "draw it \(bar) pt high\(caps ?? "")"
    if let place = part.variant.settings.height.range, said != nil {
      return diagnostic.also(at: place, "\(bar) pt").helping(words: ways)
    }
    // One height is for all variants that say none.
    let height = image.picture.size.height
    guard context.barBackgrounds.allSatisfy({ $0.images[0].picture.size.height == height }) else {
      return diagnostic.helping(words: ways)
    }
    return diagnostic.helping("\(ways); or `height: \(height)`, if the app's bar is that high")
  }
}
