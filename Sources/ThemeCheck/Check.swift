import ThemeCore
package import ThemeDiagnostics
import ThemeImage
import ThemeModel
package import ThemePictures
import ThemeResolution

/// Checks a theme against the pixels of its art with every rule, and reports what each of `targets` cannot express.
///
/// Returns the theme in a form that can be built, or nil if there are errors or nothing to build, as for a library, an abstract
/// theme or a theme whose elements are all abstract.
package func check(
  _ pictures: Pictures, for targets: [TargetProfile] = [], _ sink: inout DiagnosticSink
) -> CheckedTheme? {
  let theme = pictures.theme
  let profiles = theme.isAbstract ? [] : targets
  checkNames(theme, &sink)
  for profile in profiles {
    sink.target = profile.name.rawValue
    profile.checkNames(theme, &sink)
  }
  sink.target = nil
  let doubted = sink.doubted
  var elements: [CheckedElement] = []
  for (element, art) in zip(theme.elements, pictures.elements) {
    let name = element.id.description
    let checker = ElementCheck(
      element: element, isInDoubt: theme.lost.contains(.inElements) || doubted.contains(name), art: art,
      pictures: pictures, profiles: element.isAbstract ? [] : profiles)
    var found = DiagnosticSink()
    found.element = name
    let checked = checker.run(&found)
    if !element.isAbstract { elements.append(checked) }
    // If declarations of an element could not be read, what seems to be missing may be among them and the final look is
    // unknown: only errors that do not follow from a missing declaration are certain.
    for diagnostic in found.diagnostics
    where !checker.isInDoubt || diagnostic.code.severity == .error && !diagnostic.code.followsFromSilence {
      sink.report(diagnostic)
    }
  }
  guard let name = theme.name?.value, !theme.isAbstract, !elements.isEmpty, !sink.hasErrors else {
    return nil
  }
  let allow = Set(theme.allow.map(\.value.name)).sorted()
  let scales = Scale.allCases.filter { scale in
    elements.contains {
      $0.variants.contains {
        $0.parts.contains { $0.art?.images.contains { $0.picture.scale == scale } ?? false }
      }
    }
  }
  return CheckedTheme(
    name: name, namespace: theme.namespace?.value ?? name, summary: theme.summary?.value.string,
    elements: elements, fonts: theme.fonts,
    defaults: CheckedScreen(theme.defaults),
    screens: theme.screens.map { ($0.name.value, CheckedScreen($0.screen)) }, allow: allow, scales: scales,
    oldestIOS: theme.targets.minimumIOS ?? MinimumSystem.standard.version, access: theme.targets.access,
    dark: theme.targets.lazy.compactMap(\.dark).last ?? .standard,
    androidPrefix: theme.targets.androidPrefix(namespace: theme.namespace?.value), colors: theme.colors,
    store: pictures.store)
}

extension CheckedScreen {
  fileprivate init(_ screen: ResolvedScreen) {
    self.init(
      navigationBar: screen.navigationBar?.value.string, backButton: screen.backButton?.value.string,
      title: screen.title?.value.string)
  }
}

extension CheckedPart {
  /// The part's art; nil if the part has the platform's own look.
  package var art: CheckedArt? { if case .art(let art) = content { art } else { nil } }
}

/// Checks one element.
private struct ElementCheck {
  let element: ResolvedElement
  /// Whether declarations of this element could not be read, or may have been in a part of the theme that could not be read.
  let isInDoubt: Bool
  let art: [VariantPictures]
  let pictures: Pictures
  /// The profiles of the requested targets; empty for an abstract element.
  let profiles: [TargetProfile]

  var store: PictureStore { pictures.store }

  func run(_ sink: inout DiagnosticSink) -> CheckedElement {
    let auto = autoCapsByPart()
    var contexts: [[PartContext]] = []
    for (index, variant) in element.variants.enumerated() {
      var parts: [PartContext] = []
      for part in art[index].parts {
        if let context = context(of: part, index, variant, auto, fallbacks: contexts, &sink) {
          parts.append(context)
        }
      }
      contexts.append(parts)
    }
    let cuts = PartName.allCases.compactMap { PartCut($0, of: contexts) }
    var facts: [VariantFacts] = []
    var variants: [CheckedVariant] = []
    for (index, variant) in element.variants.enumerated() {
      let main = contexts[index].first(where: \.name.isMain)
      let scales = main?.images.map(\.scale) ?? element.scales?.value.scales ?? []
      let hasArt = art[index].parts.contains(where: \.name.isMain)
      var fact = variant.facts
      fact.complete(
        of: variant, scales: scales,
        art: main.map { .known($0.widths) } ?? (hasArt || isInDoubt ? .unknown : .missing),
        padding: padding(of: main), isFrame: element.id.kind.controlPart?.isFrame ?? false,
        fonts: pictures.theme.fonts, &sink)
      fact.limitScaledTitle(of: element.id.kind, contexts[index])
      facts.append(fact)
    }
    let context = ElementContext(
      element: element, facts: facts, variants: contexts, art: art, cuts: cuts,
      pictures: pictures, profiles: profiles)
    for (index, variant) in element.variants.enumerated() {
      let parts = art[index].parts.compactMap { part in
        checked(
          part, contexts[index].named(part.name), cuts.first { $0.name == part.name }, variant, of: context,
          &sink)
      }
      variants.append(
        CheckedVariant(key: variant.key, fallback: variant.fallback, facts: facts[index], parts: parts))
    }
    for rule in rules { rule(context, &sink) }
    for profile in profiles {
      sink.target = profile.name.rawValue
      let view = context.view(of: profile)
      for loss in profile.losses { loss.report(context, view, &sink) }
    }
    sink.target = nil
    return CheckedElement(
      id: element.id, symbol: element.id.symbol, style: element.style,
      allow: Set(element.allow.map(\.value.name)).sorted(), variants: variants)
  }

  /// The caps that `caps: auto` finds for each part and resizing mode, common to all unmirrored variants and all scales that
  /// use it.
  private func autoCapsByPart() -> [AutoKey: PerAxis<AutoCaps>] {
    var users: [AutoKey: [Picture]] = [:]
    var growing: [AutoKey: Set<Axis>] = [:]
    for (variant, pictures) in zip(element.variants, art) where !variant.isMirrored {
      for part in pictures.parts {
        guard part.slicing.isAuto, case .pictures(let pictures, _) = part.art else {
          continue
        }
        let key = AutoKey(name: part.name, mode: part.slicing.modes)
        users[key, default: []] += pictures
        guard part.name.isMain, element.id.kind != .image else { continue }
        for axis in Axis.allCases
        where element.growth(beyond: pictures[0].length(along: axis), along: axis, in: variant) != nil {
          growing[key, default: []].insert(axis)
        }
      }
    }
    var result: [AutoKey: PerAxis<AutoCaps>] = [:]
    for (key, pictures) in users {
      result[key] = autoCaps(of: pictures, mode: key.mode, growingAlong: growing[key] ?? [])
    }
    return result
  }

  /// The caps that `caps: auto` finds for pictures. Where no lines are equal along an axis along which the element grows, lines
  /// whose differences are too small to see stretch as well.
  private func autoCaps(
    of pictures: [Picture], mode: PerAxis<ResizingMode>, growingAlong axes: Set<Axis>
  ) -> PerAxis<AutoCaps> {
    var found = ThemeImage.autoCaps(
      pictures.map { AutoCapsInput(scale: $0.scale, lines: $0.measured.lines) }, mode: mode)
    for axis in Axis.allCases where found[axis] == .none && mode[axis] == .stretch && axes.contains(axis) {
      let near = pictures.map { AutoCapsInput(scale: $0.scale, lines: store.nearLines(of: $0)) }
      found[axis] = ThemeImage.autoCaps(near, mode: mode)[axis]
    }
    return found
  }

  private func context(
    of part: PartPictures, _ index: Int, _ variant: ResolvedVariant, _ auto: [AutoKey: PerAxis<AutoCaps>],
    fallbacks: [[PartContext]], _ sink: inout DiagnosticSink
  ) -> PartContext? {
    guard case .pictures(let pictures, let origin) = part.art else { return nil }
    let mode = part.slicing.modes
    let tiles = Axis.allCases.contains { mode[$0] == .tile }
    var caps: [Insets<Pixels>]
    var resizing: PerAxis<ResizingMode>? = mode
    if let boxed = boxCaps(of: pictures, part, &sink) {
      caps = boxed
      resizing = PerAxis(both: .stretch)
    } else if let form = part.slicing.form {
      let resolution = CapsResolution(
        form: form, isMirrored: variant.isMirrored, auto: auto[AutoKey(name: part.name, mode: mode)])
      guard let resolved = resolution.caps(of: pictures, &sink) else { return nil }
      caps = resolved
      if case .unstretched = form.value { resizing = tiles ? mode : nil }
    } else if pictures.allSatisfy(\.recipe.isNinePatch) {
      for picture in pictures {
        guard let between = store.marks(of: picture)?.between.first else { continue }
        // A derived or mirrored picture has no marks of its own; its nine-patch is reported where it is used directly.
        if picture.measured.marks != nil { sink.report(.severalStretches(picture, between)) }
        return nil
      }
      // `marks(of:)` also finds the nine-patch from which a state's art is derived.
      caps = pictures.map { picture in
        let marked = store.marks(of: picture)?.caps ?? .zero
        return picture.recipe.placed(marked)
      }
    } else {
      caps = pictures.map { _ in .zero }
      resizing =
        tiles ? mode : fillsWithoutCaps(part.name, pictures, variant) ? PerAxis(both: .stretch) : nil
    }
    let images = zip(pictures, caps).map { ImageContext(picture: $0, caps: $1) }
    let keep = part.slicing.kept
    let fallback = variant.fallback.flatMap { fallbacks[$0].named(part.name) }
    let isNew = fallback.map { !$0.equals(images, resizing, keep) } ?? true
    return PartContext(
      variantIndex: index, variant: variant, name: part.name, range: part.range, origin: origin,
      images: images,
      slicing: part.slicing, resizing: resizing, keep: keep, isNew: isNew)
  }

  /// The caps that boxes bring themselves, one per picture; nil if any picture is not a box. Reports `caps` other than `auto`
  /// and `resizing: tile` that apply to boxes alone.
  private func boxCaps(
    of pictures: [Picture], _ part: PartPictures, _ sink: inout DiagnosticSink
  ) -> [Insets<Pixels>]? {
    guard pictures.allSatisfy({ $0.recipe.box != nil }) else { return nil }
    let isPlain = pictures.allSatisfy { $0.recipe.box?.isPlain ?? false }
    if let form = part.slicing.form, !part.slicing.isAuto, !cutsOthers(part, { $0.form?.range }) {
      let key = if case .stretchable = form.value { "stretchable" } else { "caps" }
      sink.report(.slicedBox(isPlain, key, at: form.range, part.range))
    }
    if let resizing = part.slicing.resizingRange,
      Axis.allCases.contains(where: { part.slicing.modes[$0] == .tile }),
      !cutsOthers(part, { $0.resizingRange })
    {
      sink.report(.slicedBox(isPlain, "resizing", at: resizing, part.range))
    }
    return pictures.map { picture in
      picture.recipe.placed(picture.recipe.box?.caps.pixels(at: picture.scale) ?? .zero)
    }
  }

  /// Whether the slicing declared for a box also applies to another variant, whose art is not a box or is broken. `place` gives
  /// the range of the declaration.
  private func cutsOthers(_ box: PartPictures, _ place: (ResolvedSlicing) -> SourceRange?) -> Bool {
    art.contains { variant in
      guard let part = variant[box.name], place(part.slicing) == place(box.slicing) else { return false }
      return switch part.art {
      case .pictures(let pictures, _): pictures.contains { $0.recipe.box == nil }
      case .broken: true
      case .system: false
      }
    }
  }

  /// Whether art without declared slicing is stretched anyway because its equal lines look the same at any length.
  private func fillsWithoutCaps(_ name: PartName, _ pictures: [Picture], _ variant: ResolvedVariant) -> Bool {
    switch name {
    case .background: element.isFilled(by: pictures, in: variant)
    case .image: element.id.kind != .image && element.isFilled(by: pictures, in: variant)
    // A bar's shadow spans the whole width of the bar.
    case .shadowImage: pictures.allSatisfy { $0.isUniform(along: .horizontal) }
    default: false
    }
  }

  private func checked(
    _ part: PartPictures, _ context: PartContext?, _ cut: PartCut?, _ variant: ResolvedVariant,
    of element: ElementContext, _ sink: inout DiagnosticSink
  ) -> CheckedPart? {
    if case .system = part.art {
      let fallback = variant.fallback.flatMap { art[$0][part.name] }
      var isNew = true
      if case .system = fallback?.art { isNew = false }
      return CheckedPart(name: part.name, content: .system, isNew: isNew)
    }
    guard let context else { return nil }
    let isMain = part.name.isMain
    let images = context.images.enumerated().map { place, image in
      CheckedImage(
        picture: image.picture, caps: image.caps,
        center: center(of: image, cut?.center(variant: context.variantIndex, image: place)),
        alignmentInsets: isMain ? alignment(variant, image, &sink) : nil)
    }
    return CheckedPart(
      name: part.name,
      content: .art(
        CheckedArt(
          origin: context.origin, resizing: context.resizing,
          oneMode: context.resizing == nil ? nil : element.oneMode(of: context), keep: context.keep,
          images: images)),
      isNew: context.isNew || isMain && isAlignedAnew(variant, context.images))
  }

  /// Whether the alignment insets of a variant's pictures differ from those of the variant that it falls back to.
  private func isAlignedAnew(_ variant: ResolvedVariant, _ images: [ImageContext]) -> Bool {
    guard let fallback = variant.fallback else { return false }
    let (own, other) = (variant.alignmentInsets?.value, element.variants[fallback].alignmentInsets?.value)
    return images.contains {
      store.alignmentInsets(own, of: $0) ?? .zero != store.alignmentInsets(other, of: $0) ?? .zero
    }
  }

  /// How much of its center a slice keeps, in pixels. A control part that the app never enlarges along an axis is shown at the
  /// size of its slice, so nothing is cut along that axis.
  private func center(of image: ImageContext, _ cut: Size<Pixels>?) -> Size<Pixels> {
    var center = cut ?? image.size
    guard let part = element.id.kind.controlPart else { return center }
    if !part.growth.contains(.horizontal) { center.width = Pixels(image.core(along: .horizontal).count) }
    if !part.growth.contains(.vertical) { center.height = Pixels(image.core(along: .vertical).count) }
    return center
  }

  /// The margins of a picture outside the rectangle that layout aligns, in pixels; nil if nothing declares them. Reports insets
  /// that are not whole pixels at the picture's scale.
  private func alignment(
    _ variant: ResolvedVariant, _ image: ImageContext, _ sink: inout DiagnosticSink
  ) -> Insets<Pixels>? {
    let insets = variant.alignmentInsets?.value
    if case .insets(let overlay)? = insets {
      for (name, side) in overlay.sides {
        if let length = side.ranged, length.value.pixels(at: image.scale) == nil {
          sink.report(
            .lengthCutsPixel("alignmentInsets.\(name)", length.value, at: image.scale, length.range))
        }
      }
    }
    return store.alignmentInsets(insets, of: image)
  }

  /// The title insets that a nine-patch's marks give, in points; nil for other art, and for an element that is neither a button
  /// nor a frame.
  private func padding(of part: PartContext?) -> Insets<Points>? {
    guard element.id.kind.isButton || element.id.kind.controlPart?.isFrame == true,
      let image = part?.images.first, let marks = store.marks(of: image.picture)
    else {
      return nil
    }
    return image.picture.recipe.placed(marks.padding).points(at: image.scale)
  }
}

private struct AutoKey: Hashable {
  let name: PartName
  let mode: PerAxis<ResizingMode>
}

extension Diagnostic {
  fileprivate static func slicedBox(
    _ isPlain: Bool, _ key: String, at range: SourceRange, _ box: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .exclusiveKeys,
      isPlain
        ? "one color fills everything, so `\(key)` has no meaning"
        : "a box is cut by the compiler, so `\(key)` has no meaning",
      at: range
    ).also(at: box, isPlain ? "the color" : "the box").helping(
      "remove it; `\(key): null` removes what is inherited")
  }

  fileprivate static func severalStretches(
    _ picture: Picture, _ between: NinePatchMarks.Between
  ) -> Diagnostic {
    let file = picture.recipe.file ?? .root
    return Diagnostic(
      .ninePatchInvalid, "`\(file)` stretches in several places: a second range begins at \(between.second)",
      at: picture.range
    ).noting(words: "caps have one margin per side, so \(between.words) can't stay between what stretches")
      .helping(
        "mark one range per edge, or set caps as numbers, beside which these lines stay on one side")
  }
}

extension PartContext {
  /// The width of the art before slicing and the total width of its left and right caps, in points, both at the smallest scale.
  fileprivate var widths: ArtWidth.Widths {
    let image = images[0]
    return ArtWidth.Widths(
      natural: image.picture.size.width, caps: Points(image.caps.left + image.caps.right, at: image.scale))
  }

  func equals(_ images: [ImageContext], _ resizing: PerAxis<ResizingMode>?, _ keep: KeptCenter) -> Bool {
    self.resizing == resizing && self.keep == keep && self.images.count == images.count
      && zip(self.images, images).allSatisfy {
        $0.picture.measured.number == $1.picture.measured.number && $0.scale == $1.scale && $0.caps == $1.caps
      }
  }
}
