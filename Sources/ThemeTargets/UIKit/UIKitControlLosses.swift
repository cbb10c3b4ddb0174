import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension [Loss] {
  /// The losses of controls in UIKit code.
  static let uikitOfControls: [Loss] = [
    .uikitLacksHover, .uikitLacksControlStates, .uikitMergesCellStates, .uikitLacksBarMetrics,
    .uikitDrawsSwitches,
    .uikitCannotStretchSelection, .uikitPlacesControlText, .uikitCannotTransformControlText,
    .uikitPlacesItemIcons, .uikitKeepsControlTextSize, .uikitCannotStretchArrow,
  ]
}

extension Loss {
  fileprivate static let uikitLacksHover = Loss(
    DiagnosticCode("uikit-lacks-hover", .warning)
  ) { code, context, view, sink in
    guard case .part(let id) = context.kind,
      let place = view.firstDiffering({ $0.state.bits & StateName.hovered.bits != 0 })
    else { return }
    let variant = context.element.variants[place]
    sink.report(
      Diagnostic(
        code,
        "`\(variant.key.text)` is ignored: \(id.control.oneOfThem) of UIKit has no state for a pointer above it",
        at: variant.range))
  }

  fileprivate static let uikitLacksControlStates = Loss(
    DiagnosticCode("uikit-lacks-control-states", .warning)
  ) { code, context, view, sink in
    if let pair = context.element.id.pairOfStates, pair.left == .hovered || pair.right == .hovered {
      let message = "`\(pair.text)` is ignored: segments of UIKit have no state for a pointer above them"
      return sink.report(Diagnostic(code, words: message, at: context.element.variants[0].range))
    }
    guard let limits = UIKitLimits.of(context.kind),
      let place = view.firstDiffering({ limits.lacks($0.state) })
    else { return }
    let variant = context.element.variants[place]
    sink.report(
      Diagnostic(
        code, "`\(variant.key.text)` is ignored: UIKit does not show \(context.kind.oneOfThem) in that state",
        at: variant.range))
  }

  fileprivate static let uikitMergesCellStates = Loss.parts(
    DiagnosticCode("uikit-merges-cell-states", .warning), of: \.newParts
  ) { code, context, part in
    guard case .part(let id) = context.kind, id.control.key == "cells", part.variant.key.state == .highlighted
    else { return nil }
    var key = part.variant.key
    key[.state] = AxisValue(.state, code: StateName.selected.bits)
    guard let place = context.element.index(of: key),
      let selected = context.part(part.name, ofVariant: place), selected.isNew
    else { return nil }
    return Diagnostic(
      code,
      "`\(part.title)` is ignored: a cell of UIKit has one picture for both, and shows that of `selected`",
      at: part.range
    ).also(at: selected.range, "the picture of `selected`")
  }

  fileprivate static let uikitLacksBarMetrics = Loss(
    DiagnosticCode("uikit-lacks-bar-metrics", .warning)
  ) { code, context, view, sink in
    guard case .part(let id) = context.kind, let limits = UIKitLimits.of(context.kind),
      let place = view.firstDiffering({ limits.metrics.contains($0[.metrics].name) })
    else { return }
    let variant = context.element.variants[place]
    sink.report(
      Diagnostic(
        code,
        "`\(variant.key.text)` is ignored: in UIKit, \(id.control.oneOfThem) does not have these metrics",
        at: variant.range))
  }

  fileprivate static let uikitDrawsSwitches = Loss(
    DiagnosticCode("uikit-draws-switches", .warning)
  ) { code, context, view, sink in
    guard case .part(let id) = context.kind, id.control.takesColors, let part = view.newParts.first
    else { return }
    let isSole = part.images.allSatisfy { $0.picture.measured.hasSingleColor }
    let isColor = part.images.allSatisfy { $0.picture.recipe.box?.isPlain ?? false }
    let message: DiagnosticText? =
      id.part.name == "off"
      ? "UIKit draws its switches, and takes no color for one that is off"
      : !isSole
        ? "UIKit draws its switches, and takes one color for this part, so the art is ignored"
        : isColor ? nil : "UIKit draws its switches, so only the color of this art is used"
    if let message { sink.report(Diagnostic(code, message, at: part.range)) }
  }

  fileprivate static let uikitCannotStretchSelection = Loss(
    DiagnosticCode("uikit-cannot-stretch-selection", .warning)
  ) { code, context, view, sink in
    guard case .part(let id) = context.kind, id.control.key == "tabBars", id.part.name == "selection",
      let part = view.drawnParts.first(where: \.stretches)
    else { return }
    sink.report(
      Diagnostic(
        code, "UIKit shows the picture behind the selected item in its own size, and does not stretch it",
        at: part.range
      ).helping("draw it as large as an item, and keep its size"))
  }

  fileprivate static let uikitCannotStretchArrow = Loss.parts(
    DiagnosticCode("uikit-cannot-stretch-arrow", .warning), of: \.drawnParts
  ) { code, context, part in
    guard case .part(let id) = context.kind, id.control.key == "popovers", id.part.name == "arrow",
      part.stretches
    else { return nil }
    return Diagnostic(
      code, "the arrow of a popover has the size of its art in UIKit: it doesn't stretch beside its tip",
      at: part.slicing.form.range ?? part.slicing.resizing.range ?? part.range
    ).helping("set `caps: none`")
  }

  fileprivate static let uikitPlacesControlText = Loss.variants(
    DiagnosticCode("uikit-places-control-text", .warning)
  ) { code, context, index in
    guard case .part(let id) = context.kind, let limits = UIKitLimits.of(context.kind),
      let title = context.element.variants[index].settings.title.value,
      let range = limits.text.lazy.filter({ $0 != .titleLines || title.lines.value?.count != 1 })
        .compactMap({ $0.range(in: title) }).first
    else { return nil }
    return Diagnostic(
      code, "\(id.control.oneOfThem) of UIKit places this text itself, so this is ignored", at: range)
  }

  fileprivate static let uikitCannotTransformControlText = Loss.variants(
    DiagnosticCode("uikit-cannot-transform-control-text", .warning)
  ) { code, context, index in
    guard case .part(let id) = context.kind, UIKitLimits.of(context.kind)?.lacksTransforms == true,
      let transform = context.element.variants[index].settings.title.value?.transform.ranged,
      transform.value != .none
    else { return nil }
    return Diagnostic(
      code, "\(id.control.oneOfThem) of UIKit shows this text as it was written", at: transform.range)
  }

  fileprivate static let uikitKeepsControlTextSize = Loss.variants(
    DiagnosticCode("uikit-keeps-control-text-size", .warning)
  ) { code, context, index in
    guard case .part(let id) = context.kind, UIKitLimits.of(context.kind)?.keepsTextSize == true,
      let scales = context.element.variants[index].settings.title.value?.font.value?.scales.ranged,
      scales.value
    else { return nil }
    return Diagnostic(
      code,
      "\(id.control.oneOfThem) of UIKit has one height, so this text keeps its size",
      at: scales.range)
  }

  fileprivate static let uikitPlacesItemIcons = Loss.variants(
    DiagnosticCode("uikit-places-item-icons", .warning)
  ) { code, context, index in
    guard case .part(let id) = context.kind, id.part.content == .item,
      let icon = context.element.variants[index].settings.icon.value,
      let range = icon.art.range ?? icon.placement.range ?? icon.gap.range
    else { return nil }
    let message =
      icon.art.range == nil
      ? "\(id.control.oneOfThem) of UIKit places icons itself, so this is ignored"
      : "items of UIKit have icons of their own, so this one is ignored: use `icons`"
    return Diagnostic(code, words: message, at: range)
  }
}

extension ElementID {
  /// The states of the two neighbors between which the element is shown, with the text that names them; nil for an element that
  /// isn't shown between two.
  fileprivate var pairOfStates: (left: StateName, right: StateName, text: String)? {
    guard case .part(let id) = kind, id.part.others == .pairsOfStates,
      let word = nameInPart, let pair = StatePairName(word)
    else { return nil }
    return (pair.left, pair.right, word)
  }
}
