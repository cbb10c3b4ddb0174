import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetBackend {
  /// A stylesheet and its images.
  static let css = TargetBackend(
    profile: .css, emit: cssFiles, says: CSSElement.rows.flatMap(\.properties),
    unsaid: CSSElement.unsaid)
}

/// The rules of a theme's stylesheet, in the order of the file.
package func stylesheet(of theme: ThemeLooks) -> [CSSRule] {
  let elements = theme.cssElements
  return theme.theme.customProperties + elements.flatMap(\.rules) + elements.flatMap(\.forcedColorsOfPart)
}

extension ThemeLooks {
  /// The elements in the order of their rules. Parts of controls whose rules override those of others come last.
  fileprivate var cssElements: [CSSElement] {
    let looks = elements(for: .css)
    let controls = looks.controls
    let elements = looks.map { CSSElement($0, of: controls, in: theme) }
    let ranks = Set(elements.compactMap(\.part?.rank)).sorted().filter { $0 > 0 }
    return elements.filter { ($0.part?.rank ?? 0) == 0 }
      + ranks.flatMap { rank in elements.filter { $0.part?.rank == rank } }
  }
}

private func cssFiles(_ theme: ThemeLooks) -> [OutputFile] {
  let name = theme.theme.namespace
  let files = theme.cssElements.flatMap(\.images)
  let text = stylesheet(of: theme).text(
    heading: "\(theme.theme.name): made by themec; change the theme instead.")
  return files + [OutputFile(path: "css/\(name).css", content: .text(Array(text.utf8)))]
}

extension CSSElement {
  /// The files of the images that the rules refer to, each once.
  fileprivate var images: [OutputFile] {
    looks.flatMap { look in
      PartName.allCases.filter { $0 != .backIndicatorMask }.flatMap { part -> [OutputFile] in
        guard let art = art(look.ownArt(part)), art.plainColor == nil, art.box == nil else { return [] }
        // The nine fields of tiles have files of their own.
        return art.files(inPieces: art.isTiled && self.part?.isBehind(art) ?? (part == look.mainPart))
      }
    }
  }
}

extension TargetProfile {
  /// What a stylesheet can express: it has a condition for every variant except button shapes.
  static let css = TargetProfile(
    .css, family: "CSS", on: .web, shows: { !$1[.accessibility].hasButtonShapes },
    losses: .cssOfElements + .cssOfControls, nameErrors: [.cssNameClash],
    checkNames: checkCustomProperties)
}

extension [Loss] {
  fileprivate static let cssOfElements: [Loss] = [
    .ignored(
      "css-lacks-button-shapes", because: { _ in "there is no media query for button shapes" },
      if: { $0[.accessibility].hasButtonShapes }),
    .variants("css-cannot-show-material") { site in
      let context = site.context
      guard let material = site.variant.range(of: .material),
        let part = context.part(context.mainPart, ofVariant: site.index), !context.isBoxOfCSS(part)
      else { return nil }
      return Finding(
        "a browser shows only the fall-back, because the picture would hide the material behind it",
        at: material,
        help: "use a box or a plain color as `fallback`, whose fill can be translucent")
    },
    .truncations("css-cannot-truncate"),
    .clampedInsets("css-clamps-insets", because: "`padding` cannot be negative") {
      $0.context.kind.isButton ? $0.outset : .zero
    },
    .variants("css-cannot-enlarge-tiles") { site in
      guard let area = site.variant.range(of: .hitArea), site.context.tilesBetweenCaps else { return nil }
      return Finding(
        "the hit area is only as large as the button, because the art tiles between caps", at: area)
    },
    .parts("css-cannot-tint", .new) { context, part in
      guard context.facts[part.variantIndex].renderingIntent == .template, part.name == context.mainPart,
        part.name != .image || part.stretches
      else { return nil }
      return Finding(
        "art that \(part.stretches ? "stretches" : "is behind a title") keeps its colors",
        at: part.variant.range(of: .renderingIntent) ?? part.variant.range)
    },
  ]
}

extension ElementContext {
  /// Whether a stylesheet shows a part as a box or a color instead of a picture.
  fileprivate func isBoxOfCSS(_ part: PartContext) -> Bool {
    let insets = part.variant.alignmentInsets?.value
    let images = part.images.map {
      (picture: $0.picture, alignmentInsets: store.alignmentInsets(insets, of: $0))
    }
    return part.isPlain || DrawnBox(images, part.resizing)?.isBoxOfCSS == true
  }

  /// Whether the element's art tiles between caps in any variant that the web shows.
  fileprivate var tilesBetweenCaps: Bool {
    view(of: .css).variants.contains { variant in
      guard let part = part(mainPart, ofVariant: variant.place) else { return false }
      return part.stretches && part.tiles && part.images[0].caps != .zero
    }
  }
}

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
      [.titleVerticalAlignment, .titleTruncation, .titleLines],
      { _ in
        "the browser shows one line of the text of this control, centers it from top to bottom, and decides how it is cut"
      }),
    .says(
      "css-places-control-text", of: LossScope { $0.kind.controlPart?.name == "placeholder" },
      [.titleInsets, .titleOffset, .titleAlignment],
      { _ in "a placeholder is where the text of the field is" }
    ),
    .says(
      "css-places-control-text", of: LossScope { $0.kind.controlPart?.content == .item }, [.titleAlignment],
      { _ in "the text of an item of this control is in its middle" }),
  ]
}

extension ElementContext {
  /// The place of the element in a native one; nil for an element that is no part of a control.
  fileprivate var place: CSSPlace? { if case .part(let id) = kind { CSSPlace.of(id) } else { nil } }

  /// Whether the element is a text or an item of a control.
  fileprivate var placesText: Bool { kind.controlPart.map { $0.content != .picture } ?? false }
}
