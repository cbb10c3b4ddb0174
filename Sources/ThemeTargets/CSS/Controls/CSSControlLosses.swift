import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

// What a stylesheet can't express of controls, because their boxes are those of native elements.

extension Loss {
  static let cssCannotTile = Loss.parts(
    DiagnosticCode("css-cannot-tile", .warning), of: \.drawnParts
  ) { code, context, part in
    guard case .part(let id) = context.kind, part.stretches, part.tiles else { return nil }
    let caps = part.images.map(\.caps)
    // Art without caps that repeats along both axes needs no box of its own.
    guard caps.contains(where: { $0 != .zero }) || part.mode.horizontal != part.mode.vertical else {
      return nil
    }
    let isBesideCaps = caps.contains { $0.left != .zero || $0.right != .zero }
    guard CSSPlace.of(id).boxes < (isBesideCaps ? 2 : 1) else { return nil }
    return Diagnostic(
      code, "the art is stretched between its caps, because this element has no boxes to repeat it in",
      at: part.slicing.resizing.range ?? part.range)
  }

  static let cssCutsArt = Loss.parts(
    DiagnosticCode("css-cuts-art", .warning), of: \.drawnParts
  ) { code, context, part in
    guard case .part(let id) = context.kind, !part.stretches,
      context.outset(ofVariant: part.variantIndex) != .zero
    else { return nil }
    let place = CSSPlace.of(id)
    guard place.boxes == 0, !place.isAsArt else { return nil }
    return Diagnostic(
      code, "what of the art lies outside of the alignment insets is not drawn", at: part.range
    ).helping("use art that stretches, which may extend beyond its element")
  }

  static let cssCannotStretchArrow = Loss.parts(
    DiagnosticCode("css-cannot-stretch-arrow", .warning), of: \.drawnParts
  ) { code, context, part in
    guard case .part(let id) = context.kind, CSSPlace.of(id).isArrow, part.stretches else { return nil }
    return Diagnostic(
      code, "the arrow has the size of its art on the web: it is one box, and doesn't stretch beside its tip",
      at: part.slicing.form.range ?? part.slicing.resizing.range ?? part.range
    ).helping("set `caps: none`")
  }

  static let cssPlacesControlText = Loss.variants(
    DiagnosticCode("css-places-control-text", .warning)
  ) { code, context, index in
    guard case .part(let id) = context.kind, id.part.content != .picture,
      let title = context.element.variants[index].settings.title.value
    else { return nil }
    let isCut = !CSSPlace.of(id).hasTextElement
    let properties: [LookProperty] = [.titleVerticalAlignment] + (isCut ? [.titleTruncation] : [])
    return properties.lazy.compactMap { $0.range(in: title) }.first.map {
      Diagnostic(
        code,
        isCut
          ? "the browser centers the text of this control from top to bottom, and decides how it is cut"
          : "the browser centers the text of this control from top to bottom",
        at: $0)
    }
  }
}
