/// Problems of art at several scales, and of what lies around it.
extension DiagnosticCode {
  static let scaleCodes: [DiagnosticCode] = [
    sizesDiffer, sizeNotMultiple, widthNotMultiple, tileDiffers, capsDiffer, oddSize, singleScale,
    suffixContradictsScale,
    marginsDiffer,
    alignmentCutsArt,
  ]

  package static let sizesDiffer = DiagnosticCode(
    "sizes-differ", .warning,
    ManualPage(
      what:
        "Art that does not stretch along an axis has another size in points at one scale than at another.",
      why: "The layout would depend on the screen, and one of the two is drawn at half pixels.",
      example: "art: { file: art/logo.png } # 123 × 39 px, and its 2x 245 × 77 px",
      instead: "art: { file: art/logo.png } # 123 × 39 px, and its 2x redrawn: 246 × 78 px"))

  package static let sizeNotMultiple = DiagnosticCode(
    "size-not-multiple", .warning,
    ManualPage(
      what: """
        Art with caps in points has another size in points at one scale than at another. A short centre explains that: one \
        of as many pixels at both scales, or of two points at most; caps that are given for each file do, too.
        """,
      why: "A file exported at a fraction of a pixel is resampled: every line of it is blurred.",
      example: "caps: { left: 10, right: 10 }\nart: { file: art/buy.png } # 40 px wide, and its 2x 81 px",
      instead: "caps: { left: 10, right: 10 }\nart: { file: art/buy.png } # 40 px wide, and its 2x 80 px"))

  package static let widthNotMultiple = DiagnosticCode(
    "width-not-multiple", .warning,
    ManualPage(
      what: "The art of a bar has no caps, and its width at 2x or 3x is not twice or three times that at 1x.",
      why: "It is scaled to the bar, so every column is blurred where one too many was exported.",
      example: "background: { file: art/bar.png } # 320 px wide, and its 2x 641 px",
      instead: "background: { file: art/bar.png } # 320 px wide, and its 2x redrawn: 640 px"))

  package static let tileDiffers = DiagnosticCode(
    "tile-differs", .warning,
    ManualPage(
      what: "A tile repeats after another number of points at one scale than at another.",
      why: "The texture would be coarser on some screens than on others.",
      example: "resizing: tile # a weave of 8 px, and at 2x of 15 px",
      instead: "resizing: tile # a weave of 8 px, and at 2x of 16 px"))

  package static let capsDiffer = DiagnosticCode(
    "caps-differ", .warning,
    ManualPage(
      what: """
        The caps of two scales are not the same in points: by any amount where `stretchable` makes them of \
        the art, by a point or more where they are cut by hand for each scale, in pixels or by the marks \
        of a nine-patch. Lines between two caps that equal the centre make no difference.
        """,
      why: "What the caps hold is drawn at another place on some screens than on others.",
      example: "stretchable: { leftCapWidth: 14 } # art of 35 px, and at 2x of 71 px: right 20 and 20.5 pt",
      instead: "caps: { 1x: { left: 14, right: 20 }, 2x: { left: 29, right: 41 } }"))

  package static let oddSize = DiagnosticCode(
    "odd-size", .warning,
    ManualPage(
      what:
        "Art that is there for 2x or 3x alone is no whole number of points along an axis that does not stretch.",
      why:
        "Its frame ends between two points: centred, it lies half a pixel off, and no 1x can be made of it.",
      example: "art: { file: art/back@2x.png } # 103 × 75 px: 51.5 × 37.5 pt",
      instead: "scales: [2]\nart: { file: art/back@2x.png } # or art of 104 × 76 px"))

  package static let singleScale = DiagnosticCode(
    "single-scale", .warning,
    ManualPage(
      what: "An element has art for one scale, and no `scales` says that this is meant.",
      why: "Screens of other scales show it enlarged or reduced, which blurs it.",
      example: "art: { file: art/back@2x.png } # and no sibling",
      instead: "scales: [2]\nart: { file: art/back@2x.png }"))

  package static let suffixContradictsScale = DiagnosticCode(
    "suffix-contradicts-scale", .error,
    ManualPage(
      what: "The name of a file says another scale than the theme, or says it where it isn't read.",
      why: "One of the two is a slip, and the art would be drawn at half or twice its size.",
      example: "files: { 1x: art/back@2x.png }",
      instead: "files: { 2x: art/back@2x.png }"))

  package static let marginsDiffer = DiagnosticCode(
    "margins-differ", .warning,
    ManualPage(
      what: "An empty margin of the art is wider at one scale than at another by a point or more.",
      why:
        "The art stands at another place on some screens: one of the files was exported with a column too many.",
      example: "art: { file: art/back.png } # and in its 2x, two empty columns on the right",
      instead: "art: { file: art/back.png } # and its 2x exported from the same artboard"))

  package static let alignmentCutsArt = DiagnosticCode(
    "alignment-cuts-art", .warning,
    ManualPage(
      what: "The alignment insets are larger than the margin around what is opaque in the art.",
      why:
        "They are for shadows and empty margins. Art that layout takes no room for lies over its neighbours.",
      example: "alignmentInsets: { left: 9 } # and the art begins after 4 pt",
      instead: "alignmentInsets: auto"))
}
