import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension [Loss] {
  /// What drawables can't express of art.
  static let androidOfArt: [Loss] = [
    .parts("android-scale-missing", .new) { context, part in
      guard let before = context.partOfEveryVersion(part), !before.isPlain,
        let missing = before.images.map(\.scale).first(where: { !part.images.map(\.scale).contains($0) })
      else { return nil }
      return Finding(
        "there is no art for `\(part.title)` at \(missing.name), where Android shows the art for `\(before.title)` instead",
        at: part.range, also: before.range, "the art for all versions")
    },
    .parts("android-cannot-tile", .drawn) { context, part in
      guard !part.isTexture, context.tilesVisibly(part) else { return nil }
      return Finding(
        "the center of `\(part.title)` tiles, but Android stretches it",
        at: part.slicing.resizingRange ?? part.slicingRange,
        help: "accept it with `targets: { android: { allow: [android-cannot-tile] } }`, or stretch")
    },
    .parts("android-cannot-align", .new) { context, part in
      guard part.name == context.mainPart, part.images.contains(where: { context.cannotMark($0, of: part) })
      else { return nil }
      let why: DiagnosticText =
        part.isFramed
        ? "marks at the right or bottom require marks at the left or top, and all of them must be outside the padding of the title"
        : "only a nine-patch has marks for them, and this art \(part.isTexture ? "repeats" : "does not stretch")"
      return Finding(
        "the alignment insets of `\(part.title)` are ignored: \(why)",
        at: part.variant.alignmentInsets?.range ?? part.range)
    },
    .variants("android-cannot-tint") { site in
      guard site.facts.renderingIntent == .template, let intent = site.variant.range(of: .renderingIntent),
        site.context.tabBarTint == nil
      else { return nil }
      return Finding("the drawable keeps its colors: set the tint where you show it", at: intent)
    },
    .system("android-cannot-show-system") { site, part in
      guard site.key.state != .normal, let normal = site.normal,
        site.context.part(part, ofVariant: normal.index) != nil
      else { return nil }
      return "nothing is drawn for `\(site.name)`: there is no drawable for the platform's own look"
    },
  ]
}

extension PartContext {
  /// Whether the art fills a box of any size by repeating all of itself: it tiles, and has no caps at any scale.
  fileprivate var isTexture: Bool {
    stretches && mode == PerAxis(both: .tile) && images.allSatisfy { $0.caps == .zero }
  }

  /// Whether the part's pictures become nine-patches.
  fileprivate var isFramed: Bool {
    (stretches || images.contains { $0.picture.recipe.isNinePatch }) && !isTexture
  }
}

extension ElementContext {
  /// The same part in the variant for all versions of Android; nil if the part's own variant is already for all versions.
  fileprivate func partOfEveryVersion(_ part: PartContext) -> PartContext? {
    let view = view(of: .android)
    guard var key = view.key(ofVariant: part.variantIndex), !key[.system].isFallback else { return nil }
    key[.system] = AxisValue(.system, code: 0)
    return view.place(of: key).flatMap { self.part(part.name, ofVariant: $0) }
  }

  /// Whether the frame of a nine-patch can't mark all of an image's alignment insets.
  fileprivate func cannotMark(_ image: ImageContext, of part: PartContext) -> Bool {
    guard
      let insets = store.alignmentInsets(part.variant.alignmentInsets?.value, of: image), insets != .zero
    else { return false }
    let title = part.name == kind.framedPart ? facts[part.variantIndex].title?.padding : nil
    let padding = title?.map { $0.roundedPixels(at: image.scale) }
    let bottom = AndroidEdge(
      length: image.size.width.count, padding: padding.map { ($0.left, $0.right) },
      bounds: (insets.left, insets.right))
    let right = AndroidEdge(
      length: image.size.height.count, padding: padding.map { ($0.top, $0.bottom) },
      bounds: (insets.top, insets.bottom))
    return !part.isFramed || bottom.bounds != (insets.left, insets.right)
      || right.bounds != (insets.top, insets.bottom)
  }
}
