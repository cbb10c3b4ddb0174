import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

// What the framework's views can't show of a control.

extension Loss {
  static let androidLacksDividerPairs = Loss.controlPart(
    DiagnosticCode("android-lacks-divider-pairs", .warning), "divider",
    message: "a `RadioGroup` has one divider, whatever the states of the segments beside it"
  ) { $0.element.id.nameInPart != nil }

  static let androidCannotPlaceBarShadow = Loss.controlPart(
    DiagnosticCode("android-cannot-place-bar-shadow", .warning), "shadowImage",
    message: "no style shows the shadow of this bar: show its drawable in a view of its own")

  static let androidCannotPlaceArrow = Loss.controlPart(
    DiagnosticCode("android-cannot-place-arrow", .warning), "arrow",
    message: "a `PopupWindow` has no arrow: show its drawable in a view of its own")

  static let androidCannotStylePlaceholder = Loss.titles(
    DiagnosticCode("android-cannot-style-placeholder", .warning),
    where: { $0.controlPart?.name == "placeholder" },
    [
      .titleFont, .titleShadow, .titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment,
      .titleTransform, .titleTruncation,
    ], message: "a hint on Android has a color of its own, and otherwise looks like the text")

  static let androidCannotPlaceSearchText = Loss.titles(
    DiagnosticCode("android-cannot-place-search-text", .warning),
    where: { kind in
      guard case .part(let id) = kind else { return false }
      return id == .named("title", of: "searchBars")
    }, [.titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment],
    message: "a `SearchView` places its text itself")

  static let androidMirrorsTracks = Loss(
    DiagnosticCode("android-mirrors-tracks", .warning)
  ) { code, context, view, sink in
    guard let (assembly, _) = context.assembly, case .levels = assembly,
      let variant = view.firstDiffering({ $0.isRightToLeft }).map({ context.element.variants[$0] })
    else { return }
    sink.report(
      Diagnostic(
        code,
        "`\(variant.key.text)` is mirrored again: where text runs from right to left, Android mirrors the track as it is drawn",
        at: variant.range
      ).helping("leave `rtl` out, and Android mirrors the art for `ltr`"))
  }

  static let androidCannotKeepTrack = Loss.parts(
    DiagnosticCode("android-cannot-keep-track", .warning), of: \.newParts
  ) { code, context, part in
    guard let (assembly, _) = context.assembly, case .levels = assembly, !part.stretches else { return nil }
    return Diagnostic(
      code,
      "`\(part.title)` does not keep its size: a `ProgressBar` or `SeekBar` repeats a track, and moves what is above it",
      at: part.slicingRange)
  }

  static let androidTintsIcons = Loss(
    DiagnosticCode("android-tints-icons", .warning)
  ) { code, context, view, sink in
    guard let tint = context.tabBarTint,
      let part = view.newParts.first(where: { $0.variant.settings.renderingIntent.value != .template })
    else { return }
    sink.report(
      Diagnostic(
        code, "the tint of the items colors this icon too: a style on Android tints all icons", at: part.range
      ).also(at: tint, "the tint"))
  }

  /// The loss of the platform's own look for a part, if another part in the same drawable has art.
  static let androidCannotShowSystemBeside = Loss.systemParts(
    Loss.androidCannotShowSystem.code
  ) { context, index, name in
    let key = context.element.variants[index].key
    guard key.state == .normal, let (_, others) = context.assembly,
      let other = others.first(where: { context.hasArt(name, of: $0, for: key) })
    else { return nil }
    return
      "nothing is drawn for `\(context.kind.controlPart?.name ?? "")`: one drawable shows it with `\(other)`, and there is none for the platform's own look"
  }

  /// Creates the loss of a part of controls that no view of the framework shows.
  private static func controlPart(
    _ code: DiagnosticCode, _ name: String, message: String,
    where isLost: @escaping @Sendable (ElementContext) -> Bool = { _ in true }
  ) -> Loss {
    Loss(code) { code, context, view, sink in
      guard context.kind.controlPart?.name == name, isLost(context), let part = view.newParts.first else {
        return
      }
      sink.report(Diagnostic(code, words: message, at: part.range))
    }
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
      .compactMap { $0.settings.icon.value?.tint.ranged?.range }.first
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
