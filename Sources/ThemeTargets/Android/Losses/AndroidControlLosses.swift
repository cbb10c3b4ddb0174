import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

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
      [
        .titleFont, .titleShadow, .titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment,
        .titleTransform, .titleTruncation,
      ], { _ in "a hint on Android has a color of its own, and otherwise looks like the text" }),
    .says(
      "android-cannot-place-search-text", of: "searchBars/title",
      [.titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment],
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
