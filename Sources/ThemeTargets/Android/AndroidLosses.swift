import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension [Loss] {
  /// What Android has no qualifiers for.
  static let androidOfVariants: [Loss] = [
    .ignored(
      "android-lacks-prompts", because: { _ in "bars on Android have no prompt" },
      if: { $0[.metrics] == .defaultPrompt }),
    .ignored(
      "android-lacks-prompts", because: { _ in "bars on Android have no prompt" },
      if: { $0[.metrics] == .compactPrompt }),
    .ignored(
      "android-lacks-scroll-edge",
      because: { _ in "Android has no qualifier for bars beneath which nothing is scrolled" },
      if: { $0[.metrics].isOfBars }),
    .ignored(
      "android-lacks-accessibility", because: { _ in "Android has no qualifier for high contrast" },
      if: { $0[.accessibility].hasHighContrast }),
    .ignored(
      "android-lacks-accessibility", because: { _ in "Android has no qualifier for button shapes" },
      if: { $0[.accessibility].hasButtonShapes }),
    .differing(
      "android-lacks-version",
      // A version that themec does not know yet is a warning for all targets.
      if: { $1[.system].androidVersion.map { $0 < AndroidVersion.first } ?? false },
      { site in
        site.key[.system].androidVersion.flatMap {
          Finding(
            "`\(site.name)` is ignored: themec does not know Android \($0)", at: site.variant.range,
            help: "themec knows the versions from \(AndroidVersion.first) on")
        }
      }),
  ]

  /// What state lists and styles can't express.
  static let androidOfFacts: [Loss] = [
    .variants("android-cannot-vary-by-state") { site in
      guard site.key.state != .normal, let normal = site.normal else { return nil }
      let lost = site.facts.changes(from: normal.facts)
      return lost.isEmpty
        ? nil
        : Finding(
          "`\(site.name)` has the normal state's \(lost.joined(separator: ", ")) on Android",
          at: site.variant.range)
    },
    .says(
      "android-cannot-place-bar-title", of: .bars,
      Property.titlePlaces, { _ in "bars on Android place their titles themselves" }),
    .fonts(
      "android-lacks-font", except: Set(families), key: "android", named: \.android,
      help: "`system` and \(families.listed) are available; `fonts` names those that the app brings"
    ) { "Android has no font family `\($0)` and uses its default" },
    .transforms("android-lacks-lowercase", except: .uppercase) { _ in
      "Android shows titles in capitals or as the app writes them, not in lowercase"
    },
    .clampedInsets("android-clamps-insets", because: "the padding of a view cannot be negative"),
    .variants("android-lacks-font-weights") { site in
      guard let font = site.facts.title?.$font, font.family != "system",
        ![.regular, .bold].contains(font.weight), let range = site.variant.range(of: .titleFontWeight)
      else { return nil }
      return Finding(
        "`\(font.family)` is \(font.isBoldOnAndroid ? "bold" : "regular") before Android 9 and not `\(font.weight.rawValue)`: a style names only these two weights there",
        at: range,
        help:
          "for `systems: { android: … }`, name a font of `fonts` whose `android` is the resource or the family of this weight, with `weight: regular`"
      )
    },
    .variants("android-cannot-truncate") { site in
      guard let title = site.facts.title, let range = site.variant.range(of: .titleTruncation) else {
        return nil
      }
      if site.context.kind == .navigationBar {
        return title.truncation == .tail
          ? nil : Finding("bars on Android truncate their titles at the end", at: range)
      }
      guard title.lines != 1, [.head, .middle].contains(title.truncation) else { return nil }
      return Finding(
        "Android truncates several lines at their end, not at their \(title.truncation.rawValue)", at: range,
        help: "use `truncation: tail` or `lines: 1`")
    },
    .barLines("android-cannot-break-bar-title") { _ in "bars on Android show one line of their titles" },
    .says("android-lacks-large-titles", [.largeTitle], { _ in "bars on Android have no large titles" }),
    .variants("android-cannot-limit-text") { site in
      guard let scales = site.variant.range(of: .titleFontScales),
        let font = site.facts.title?.$font, let size = font.maximumSize
      else { return nil }
      return Finding(
        "text of \(font.size)sp has no largest size on Android, and is cut off where it is larger than \(size)dp",
        at: scales)
    },
  ]

  /// The font families that every Android device has.
  private static let families = [
    "casual", "cursive", "monospace", "sans-serif", "sans-serif-condensed", "serif", "serif-monospace",
  ]
}

extension VariantFacts {
  /// The differences from the normal state that no state list can express, by their keys in the theme.
  fileprivate func changes(from normal: VariantFacts) -> [String] {
    // A state list of colors needs one for the normal state.
    func color(_ key: String, _ own: Color?, normal: Color?) -> [String] {
      (own == nil) == (normal == nil) ? [] : ["\(normal == nil ? "missing " : "")`\(key)`"]
    }
    func changed(_ properties: [Property]) -> [String] {
      properties.filter { given($0) != normal.given($0) }.map { "`\($0.rawValue)`" }
    }
    let isMoved = title?.padding != normal.title?.padding
    let isPlaced = !changed([.iconPlacement, .iconGap]).isEmpty
    return color("title.color", title?.color, normal: normal.title?.color)
      + (icon == nil ? [] : color("icon.tint", icon?.tint, normal: normal.icon?.tint))
      + changed([.titleShadow, .titleFont]) + (isMoved ? ["`title.insets`", "`title.offset`"] : [])
      + changed(Property.alignments + [.titleTransform, .titleLines, .titleTruncation])
      + (isPlaced ? ["place of the icon"] : []) + changed(Property.sizes)
  }
}

extension [Loss] {
  /// What the framework's views can't show of a control.
  static let androidOfControls: [Loss] = [
    .system("android-cannot-show-system") { site, name in
      guard site.key.state == .normal, let (_, others) = site.context.assembly,
        let other = others.first(where: { site.context.hasArt(name, of: $0, for: site.key) })
      else { return nil }
      return
        "nothing is drawn for `\(site.context.kind.controlPart?.name ?? "")`: one drawable shows it with `\(other)`, and there is none for the platform's own look"
    },
    .parts(
      "android-lacks-divider-pairs",
      of: LossScope { $0.kind.controlPart?.name == "divider" && $0.element.id.nameInPart != nil }, .firstNew
    ) { _, part in
      Finding(
        "a `RadioGroup` has one divider, whatever the states of the segments beside it", at: part.range)
    },
    .says(
      "android-cannot-style-placeholder", of: "/placeholder",
      [.titleFont, .titleShadow] + Property.titlePlaces + [.titleTransform, .titleTruncation],
      { _ in "a hint on Android has a color of its own, and otherwise looks like the text" }),
    .says(
      "android-cannot-place-search-text", of: "searchBars/title", Property.titlePlaces,
      { _ in "a `SearchView` places its text itself" }),
    .parts("android-cannot-place-bar-shadow", of: "/shadowImage", .firstNew) { _, part in
      Finding(
        "no style shows the shadow of this bar: show its drawable in a view of its own", at: part.range)
    },
    .parts("android-cannot-place-arrow", of: "/arrow", .firstNew) { _, part in
      Finding("a `PopupWindow` has no arrow: show its drawable in a view of its own", at: part.range)
    },
    .parts("android-cannot-keep-track", of: .tracks, .new) { _, part in
      if part.stretches { return nil }
      return Finding(
        "`\(part.title)` does not keep its size: a `ProgressBar` or `SeekBar` repeats a track, and moves what is above it",
        at: part.slicingRange)
    },
    .differing(
      "android-mirrors-tracks", of: .tracks, if: { $1.isRightToLeft },
      {
        Finding(
          "`\($0.name)` is mirrored again: where text runs from right to left, Android mirrors the track as it is drawn",
          at: $0.variant.range, help: "leave `rtl` out, and Android mirrors the art for `ltr`")
      }),
    .parts("android-tints-icons", .firstNew) { context, part in
      guard let tint = context.tabBarTint, part.variant.facts.renderingIntent != .template
      else { return nil }
      return Finding(
        "the tint of the items colors this icon too: a style on Android tints all icons", at: part.range,
        also: tint, "the tint")
    },
  ]
}

extension LossScope {
  /// The parts that one drawable shows at their levels.
  fileprivate static let tracks = LossScope {
    guard let (assembly, _) = $0.assembly, case .levels = assembly else { return false }
    return true
  }
}

extension ElementContext {
  /// The assembled drawable that shows the element, with the names of the other parts in it; nil if there is none.
  fileprivate var assembly: (AndroidAssembly, others: [String])? {
    guard let part = kind.controlPart?.name, let widget = AndroidWidget(of: kind),
      let assembly = widget.drawables.first(where: { $0.assembly.parts.contains(part) })?.assembly
    else { return nil }
    return (assembly, assembly.parts.filter { $0 != part })
  }

  /// Whether another part of the same control has art in its variant nearest to a key.
  fileprivate func hasArt(_ name: PartName, of other: String, for key: VariantKey) -> Bool {
    let elements = pictures.theme.elements
    let id = ElementID(element.id, part: other)
    guard let place = elements.firstIndex(where: { $0.id == id }),
      let variant = elements[place].index(of: elements[place].key(nearestTo: key)),
      case .pictures? = pictures.elements[place][variant][name]?.art
    else { return false }
    return true
  }

  /// For an icon of a tab bar, the source location at which the bar's items get a tint in their normal state; nil if they get
  /// none, and for all other elements.
  var tabBarTint: SourceRange? {
    guard kind.controlPart?.name == "icons" else { return nil }
    let id = ElementID(element.id, part: "items")
    let items = pictures.theme.elements.first { $0.id == id }
    return items?.variants.lazy.filter { $0.key.state == .normal }
      .compactMap { $0.range(of: .iconTint) }.first
  }
}

extension ElementID {
  /// Creates the ID of another part of the same control.
  fileprivate init(_ id: ElementID, part: String) {
    guard case .part(let own) = id.kind,
      let kind = ControlPartID.named(part, of: own.control.key)
    else { preconditionFailure("`\(part)` is a part of the control of `\(id)`") }
    self.init(.part(kind), "\(id.controlName)/\(part)")
  }
}

extension [Loss] {
  /// What drawables can't express of art.
  static let androidOfArt: [Loss] = [
    .parts("android-scale-missing", .new) { context, part in
      // A plain color is a resource of no density, which Android takes for mdpi.
      guard let before = context.partOfEveryVersion(part), !part.isPlain,
        let missing = before.isPlain
          ? .x1 : before.images.map(\.scale).first(where: { !part.images.map(\.scale).contains($0) }),
        !part.images.map(\.scale).contains(missing)
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
    guard let key = view.key(ofVariant: part.variantIndex), !key[.system].isFallback else { return nil }
    return view.place(of: key.without(.system)).flatMap { self.part(part.name, ofVariant: $0) }
  }

  /// Whether the frame of a nine-patch can't mark all of an image's alignment insets.
  fileprivate func cannotMark(_ image: ImageContext, of part: PartContext) -> Bool {
    guard
      let insets = store.alignmentInsets(part.variant.alignmentInsets?.value, of: image), insets != .zero
    else { return false }
    let title = part.name == kind.framedPart ? facts[part.variantIndex].title?.padding : nil
    let padding = title?.map { $0.roundedPixels(at: image.scale) }
    let (bottom, right) = AndroidEdge.both(around: image.size, padding: padding, bounds: insets)
    return !part.isFramed || bottom.bounds != (insets.left, insets.right)
      || right.bounds != (insets.top, insets.bottom)
  }
}
