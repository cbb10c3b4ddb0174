import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

extension [Loss] {
  /// What a stylesheet can't express of controls, because their boxes are those of native elements.
  static let cssOfControls: [Loss] = [
    .parts("css-cannot-tile", of: .controls, .drawn) { context, part in
      guard part.stretches, part.tiles else { return nil }
      let caps = part.images.map(\.caps)
      // Art without caps that repeats along both axes needs no box of its own.
      guard caps.contains(where: { $0 != .zero }) || part.mode.horizontal != part.mode.vertical else {
        return nil
      }
      let isBesideCaps = caps.contains { $0.left != .zero || $0.right != .zero }
      guard let place = context.place, place.boxes < (isBesideCaps ? 2 : 1) else { return nil }
      return Finding(
        "the art is stretched between its caps, because this element has no boxes to repeat it in",
        at: part.slicing.resizingRange ?? part.range)
    },
    .parts("css-cuts-art", of: .controls, .drawn) { context, part in
      guard !part.stretches, context.outset(ofVariant: part.variantIndex) != .zero,
        let place = context.place, place.boxes == 0, !place.isAsArt
      else { return nil }
      return Finding(
        "the part of the art outside of the alignment insets is not drawn", at: part.range,
        help: "use art that stretches, which may extend beyond its element")
    },
    .parts("css-cannot-stretch-arrow", of: .controls, .drawn) { context, part in
      guard context.place?.isArrow == true, part.stretches else { return nil }
      return Finding(
        "the arrow has the size of its art on the web: it is one box, and doesn't stretch beside its tip",
        at: part.slicing.form?.range ?? part.slicing.resizingRange ?? part.range, help: "set `caps: none`")
    },
    .says(
      "css-places-control-text", of: LossScope { $0.placesText && $0.place?.hasTextElement == true },
      [.titleVerticalAlignment],
      { _ in "the browser centers the text of this control from top to bottom" }),
    .says(
      "css-places-control-text", of: LossScope { $0.placesText && $0.place?.hasTextElement == false },
      [.titleVerticalAlignment, .titleTruncation],
      { _ in "the browser centers the text of this control from top to bottom, and decides how it is cut" }),
  ]
}

extension ElementContext {
  /// The place of the element in a native one; nil for an element that is no part of a control.
  fileprivate var place: CSSPlace? {
    guard case .part(let id) = kind else { return nil }
    return CSSPlace.of(id)
  }

  /// Whether the element is a text or an item of a control.
  fileprivate var placesText: Bool { kind.controlPart.map { $0.content != .picture } ?? false }
}
