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
      what: "Art that does not stretch along an axis has different sizes, in points, at two scales.",
      why: "The layout depends on the screen, and one of the two pictures is drawn on half pixels.",
      example: "art: { file: art/logo.png } # 123 × 39 px, and its 2x 245 × 77 px",
      instead: "art: { file: art/logo.png } # 123 × 39 px, and its 2x redrawn: 246 × 78 px"))

  package static let sizeNotMultiple = DiagnosticCode(
    "size-not-multiple", .warning,
    ManualPage(
      what: """
        Art with caps in points has different sizes, in points, at two scales. Some differences are not \
        reported: if the center is short (the same number of pixels at both scales, or at most two \
        points), or if caps are set for each file.
        """,
      why: "A file that was exported at a fraction of a pixel is resampled, which blurs all of its lines.",
      example: "caps: { left: 10, right: 10 }\nart: { file: art/buy.png } # 40 px wide, and its 2x 81 px",
      instead: "caps: { left: 10, right: 10 }\nart: { file: art/buy.png } # 40 px wide, and its 2x 80 px"))

  package static let widthNotMultiple = DiagnosticCode(
    "width-not-multiple", .warning,
    ManualPage(
      what: """
        The art of a bar has no caps, and its width at 2x or 3x is not twice or three times the width at \
        1x.
        """,
      why: "It is scaled to the bar, so if one column too many was exported, every column is blurred.",
      example: "background: { file: art/bar.png } # 320 px wide, and its 2x 641 px",
      instead: "background: { file: art/bar.png } # 320 px wide, and its 2x redrawn: 640 px"))

  package static let tileDiffers = DiagnosticCode(
    "tile-differs", .warning,
    ManualPage(
      what: "A tile has different periods, in points, at two scales.",
      why: "The texture is coarser on some screens than on others.",
      example: "resizing: tile # a weave of 8 px, and at 2x of 15 px",
      instead: "resizing: tile # a weave of 8 px, and at 2x of 16 px"))

  package static let capsDiffer = DiagnosticCode(
    "caps-differ", .warning,
    ManualPage(
      what: """
        The caps of two scales differ in points: by any amount if `stretchable` derives them from the art, \
        or by at least one point if they are set for each scale, in pixels or by the marks of a \
        nine-patch. Lines between the two caps that equal the center are ignored.
        """,
      why: "The parts of the picture inside the caps are at different places on different screens.",
      example: "stretchable: { leftCapWidth: 14 } # art of 35 px, and at 2x of 71 px: right 20 and 20.5 pt",
      instead: "caps: { 1x: { left: 14, right: 20 }, 2x: { left: 29, right: 41 } }"))

  package static let oddSize = DiagnosticCode(
    "odd-size", .warning,
    ManualPage(
      what: """
        Art that exists only for 2x or 3x is not a whole number of points long, along an axis that does \
        not stretch.
        """,
      why: """
        Its frame ends between two points. When centered, it is off by half a pixel, and a 1x picture \
        cannot be made from it.
        """,
      example: "art: { file: art/back@2x.png } # 103 × 75 px: 51.5 × 37.5 pt",
      instead: "scales: [2]\nart: { file: art/back@2x.png } # or art of 104 × 76 px"))

  package static let singleScale = DiagnosticCode(
    "single-scale", .warning,
    ManualPage(
      what: "An element has art for only one scale, and `scales` does not say that this is intended.",
      why: "Screens with other scales enlarge or reduce it, which blurs it.",
      example: "art: { file: art/back@2x.png } # and no sibling",
      instead: "scales: [2]\nart: { file: art/back@2x.png }"))

  package static let suffixContradictsScale = DiagnosticCode(
    "suffix-contradicts-scale", .error,
    ManualPage(
      what: """
        The name of a file says a different scale than the theme, or has a scale where themec does not \
        read one.
        """,
      why: "One of the two is a mistake, and the art would be drawn at half or twice its size.",
      example: "files: { 1x: art/back@2x.png }",
      instead: "files: { 2x: art/back@2x.png }"))

  package static let marginsDiffer = DiagnosticCode(
    "margins-differ", .warning,
    ManualPage(
      what: "An empty margin of the art is wider at one scale than at another, by at least one point.",
      why: """
        The art is at different places on different screens. One of the files was probably exported with \
        an extra column.
        """,
      example: "art: { file: art/back.png } # and in its 2x, two empty columns on the right",
      instead: "art: { file: art/back.png } # and its 2x exported from the same artboard"))

  package static let alignmentCutsArt = DiagnosticCode(
    "alignment-cuts-art", .warning,
    ManualPage(
      what: "The alignment insets are larger than the transparent margin of the art.",
      why: """
        They are meant for shadows and empty margins. Layout reserves no space for this part of the art, \
        so it overlaps other views.
        """,
      example: "alignmentInsets: { left: 9 } # and the art begins after 4 pt",
      instead: "alignmentInsets: auto"))
}
