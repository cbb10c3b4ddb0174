import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

// What UIKit makes of a theme from iOS 26 on. A theme that says nothing about these versions was made for older ones, so only
// themes that name one of them, by `systems`, by `minimumSystem` or by a material, are told.

extension [Loss] {
  /// The losses from iOS 26 on.
  static let uikitOfGlass: [Loss] = [
    .uikitCoversGlass, .uikitKeepsTabSelection, .uikitIgnoresScrollEdgeEffect, .uikitStaysHorizontal,
  ]
}

extension Loss {
  fileprivate static let uikitCoversGlass = Loss.parts(
    DiagnosticCode("uikit-covers-glass", .warning), fromIOS: 26
  ) { code, context, part in
    guard context.isBackgroundOfBar(part), !part.variant.key[.metrics].isOfBars else { return nil }
    return Diagnostic(
      code, "from iOS 26 on, a bar is glass, and this background covers it", at: part.range
    ).helping(
      "Apple advises against backgrounds of bars: `\(context.returning(part))`, or make this art the `fallback` of a material"
    )
  }

  fileprivate static let uikitIgnoresScrollEdgeEffect = Loss.parts(
    DiagnosticCode("uikit-ignores-scroll-edge-effect", .warning), fromIOS: 26
  ) { code, context, part in
    guard context.isBackgroundOfBar(part), part.variant.key[.metrics].isOfBars else { return nil }
    return Diagnostic(
      code,
      "from iOS 26 on, the system fades content below a bar, and this background of `\(part.variant.key.text)` lies over that effect",
      at: part.range
    ).helping("leave the bar to the system there: `\(context.returning(part))`")
  }

  fileprivate static let uikitKeepsTabSelection = Loss.parts(
    DiagnosticCode("uikit-keeps-tab-selection", .warning), fromIOS: 26
  ) { code, context, part in
    guard case .part(let id) = context.kind, id.control.key == "tabBars", id.part.name == "selection" else {
      return nil
    }
    return Diagnostic(
      code, "from iOS 26 on, a tab bar keeps its own plate behind the selected item", at: part.range
    ).helping("`systems: { ios-26: system }` of `selection` says so, and older systems show the art")
  }

  fileprivate static let uikitStaysHorizontal = Loss(
    DiagnosticCode("uikit-stays-horizontal", .warning)
  ) { code, context, view, sink in
    guard context.kind == .backButton, context.element.style == .custom,
      let part = context.parts(in: view, fromIOS: 27).first(where: { $0.name == .background })
    else { return }
    sink.report(
      Diagnostic(
        code,
        "on the vertical bars of iOS 27.1, the system's own back button shows this art, without stretching it and without a title",
        at: part.range
      ).helping(
        "draw art for it with `systems: { ios-27: … }`; or `allow: [uikit-stays-horizontal]` accepts that"
      ))
  }

  /// Creates a loss that `find` looks for in parts that are shown from a version of iOS on, if the theme says anything about
  /// that version or later ones. It is reported once for each element.
  private static func parts(
    _ code: DiagnosticCode, fromIOS version: Int,
    _ find: @escaping @Sendable (DiagnosticCode, ElementContext, PartContext) -> Diagnostic?
  ) -> Loss {
    Loss(code) { code, context, view, sink in
      let parts = context.parts(in: view, fromIOS: version)
      if let found = parts.lazy.compactMap({ find(code, context, $0) }).first { sink.report(found) }
    }
  }
}

extension ElementContext {
  /// The parts with art that a target shows from a version of iOS on; none if the theme says nothing about that version or
  /// later ones.
  fileprivate func parts(in view: ElementView, fromIOS version: Int) -> [PartContext] {
    guard pictures.theme.newestIOS >= version else { return [] }
    let versions = view.variants.map { $0.key[.system].iosVersion ?? 0 }
    let first = versions.filter { $0 <= version }.max() ?? 0
    return zip(view.variants, versions).filter { $1 >= first }.flatMap { variants[$0.0.place] }
  }

  /// Whether a part is a background that covers the bar behind it: one that is seen, and no material.
  fileprivate func isBackgroundOfBar(_ part: PartContext) -> Bool {
    guard facts[part.variantIndex].material == nil, part.images.contains(where: \.isSeen) else {
      return false
    }
    if kind == .navigationBar { return part.name == .background }
    guard case .part(let id) = kind else { return false }
    return id.part.isOfBar && id.part.name == "background"
  }

  /// What gives a bar's background back to the system, from the version on for which it is declared.
  fileprivate func returning(_ part: PartContext) -> String {
    let version = max(part.variant.key[.system].iosVersion ?? 0, 26)
    let background = kind == .navigationBar ? "background: system" : "art: system"
    return "systems: { ios-\(version): { \(background) } }"
  }
}

extension ImageContext {
  /// Whether the picture has a pixel that is seen.
  fileprivate var isSeen: Bool { picture.measured.visibleBounds != nil }
}
