/// Problems of caps, centers and tiles.
extension DiagnosticCode {
  static let capsCodes: [DiagnosticCode] = [
    capsMissing, capsNotFound, capNegative, capCutsPixel, capsExceedWidth, capsExceedHeight, capsLeaveNothing,
    capsScaleMissing,
    stretchableExceeds,
    lengthCutsPixel, stretchSmears, centerNotCut, tileSeam, hardEdge, axisScaled, sizeBelowCaps,
  ]

  package static let capsMissing = DiagnosticCode(
    "caps-missing", .error, followsFromSilence: true,
    ManualPage(
      what: """
        A button or a bar can become larger than its art, but the theme does not say how the art fills it: \
        it sets no `caps`, no `stretchable` and no `resizing: tile`. A button becomes larger with a title, \
        or with a `minimumWidth`, `maximumWidth` or `height` that exceeds the art. A bar is as wide as the \
        screen.
        """,
      why: "The platform would stretch the art as a whole, including its corners and outlines.",
      example: "buttons: { buy: { art: { file: art/buy.png }, title: { color: white } } }",
      instead: "buttons: { buy: { art: { file: art/buy.png }, caps: auto, title: { color: white } } }"))

  package static let capsNotFound = DiagnosticCode(
    "caps-not-found", .error, followsFromSilence: true,
    ManualPage(
      what: """
        `caps: auto` finds no two neighboring columns (or rows) that are equal in all states and at all \
        scales of an element, along an axis on which the element can become larger than its art.
        """,
      why: "Anything that stretches there would be visibly distorted.",
      example: "# art of 13 pt whose corners meet in its middle\ncaps: auto\ntitle: { color: white }",
      instead: "# art of 14 pt with two equal columns in its middle\ncaps: auto\ntitle: { color: white }"))

  package static let capNegative = DiagnosticCode(
    "cap-negative", .error,
    ManualPage(
      what: "A cap is negative.",
      why: "A cap is a margin inside the picture.",
      example: "caps: { left: -5 }",
      instead: "caps: { left: 5 }"))

  package static let capCutsPixel = DiagnosticCode(
    "cap-cuts-pixel", .error,
    ManualPage(
      what: "A cap in points is not a whole number of pixels at one of the scales that are built.",
      why: """
        Browsers round such a cap, and older systems blend the pixels on both sides of it, which blurs the \
        corner.
        """,
      example: "scales: [1, 2]\n# …\ncaps: { left: 12.5 }",
      instead: """
        scales: [1, 2]
        # …
        caps: { left: 12 } # or `scales: [2]`, if it is for such screens alone
        """))

  package static let capsExceedWidth = DiagnosticCode(
    "caps-exceed-width", .error,
    ManualPage(
      what: "The left and right caps together are wider than the art.",
      why: """
        Platforms do not define what they draw in this case: an empty center, random pixels, or a crash in \
        a debug build.
        """,
      example: "# art of 67 px at 2x, which is 33.5 pt\ncaps: { left: 17, right: 17 }",
      instead: "caps: { left: 17, right: 16 }"))

  package static let capsExceedHeight = DiagnosticCode(
    "caps-exceed-height", .error,
    ManualPage(
      what: "The top and bottom caps together are higher than the art.",
      why: """
        Platforms do not define what they draw in this case: an empty center, random pixels, or a crash in \
        a debug build.
        """,
      example: "# art of 44 pt\ncaps: { top: 30, bottom: 20 }",
      instead: "caps: { top: 23, bottom: 20 }"))

  package static let capsLeaveNothing = DiagnosticCode(
    "caps-leave-nothing", .error,
    ManualPage(
      what:
        "The caps along an axis are exactly as long as the art, so no pixel between them is left to stretch.",
      why: "UIKit and browsers leave the center empty.",
      example: "# art of 34 pt\ncaps: { left: 17, right: 17 }",
      instead: "caps: { left: 17, right: 16 }"))

  package static let capsScaleMissing = DiagnosticCode(
    "caps-scale-missing", .error,
    ManualPage(
      what: "Caps are set for each scale, but one of the scales that are built has none.",
      why: """
        themec cannot use the caps of another scale, because caps are set for each scale only if they \
        differ.
        """,
      example: "caps: { 1x: { left: 14, right: 20 } } # and art at 1x and 2x",
      instead: "caps: { 1x: { left: 14, right: 20 }, 2x: { left: 29, right: 41 } }"))

  package static let stretchableExceeds = DiagnosticCode(
    "stretchable-exceeds", .error,
    ManualPage(
      what: "`leftCapWidth` or `topCapHeight` leaves less than one point of the art.",
      why: "The one point after the cap is the part that stretches.",
      example: "# art of 13 pt\nstretchable: { leftCapWidth: 13, topCapHeight: 0 }",
      instead: "stretchable: { leftCapWidth: 12, topCapHeight: 0 }"))

  package static let lengthCutsPixel = DiagnosticCode(
    "length-cuts-pixel", .error,
    ManualPage(
      what:
        "A height or an alignment inset is not a whole number of pixels at one of the scales that are built.",
      why: "An edge within a pixel is blurred.",
      example: "scales: [1, 2]\n# …\nheight: 37.5",
      instead: "height: 38"))

  package static let stretchSmears = DiagnosticCode(
    "stretch-smears", .warning,
    ManualPage(
      what: """
        The center between the caps stretches, but its columns (or rows) differ by more than 2/255, so \
        that they become visible bands. The center of `stretchable` is one point, which is two or three \
        pixels at 2x and 3x; these have to be equal.
        """,
      why: """
        What looks like a texture at its own size is distorted at any other size. With `center: keep`, a \
        gradient of small steps (up to 8/255 between neighboring lines) is accepted as intended.
        """,
      example: "caps: { left: 10, right: 10 } # art of 60 pt, whose columns 10 to 49 hold a texture",
      instead: "caps: { left: 10, right: 10 }\nresizing: tile"))

  package static let centerNotCut = DiagnosticCode(
    "center-not-cut", .warning,
    ManualPage(
      what: """
        An axis has caps, but the center of one picture cannot be cut: its lines are not equal, or are not \
        a whole number of periods of a tile. Therefore all states and scales of the element stay uncut \
        along that axis.
        """,
      why: "A single column that differs makes every file as large as its art.",
      example: "caps: { left: 10, right: 10, top: 10, bottom: 10 } # art with a gradient from top to bottom",
      instead: "caps: { left: 10, right: 10 } # or `center: keep`, if the center should stay whole"))

  package static let tileSeam = DiagnosticCode(
    "tile-seam", .warning,
    ManualPage(
      what: "The end of a tile differs from its beginning more than its lines differ from each other.",
      why: "A line is visible wherever the tile meets its repetition.",
      example: "resizing: tile # and a center that runs from dark to light",
      instead: "resizing: tile # and a center whose last column goes with its first"))

  package static let hardEdge = DiagnosticCode(
    "hard-edge", .warning,
    ManualPage(
      what: """
        The center is one column (or row) of a detail that differs from both neighboring lines, while most \
        of the art is plain.
        """,
      why: """
        When the detail is stretched, it becomes a bar with two hard edges. The cap is probably a few \
        pixels too small.
        """,
      example: "caps: { left: 12, right: 27 } # art of 40 pt, whose column 12 is a rivet",
      instead: "caps: { left: 14, right: 25 } # where the art is plain"))

  package static let axisScaled = DiagnosticCode(
    "axis-scaled", .warning,
    ManualPage(
      what: """
        The art has no caps along an axis, and its length differs from the one that the theme sets for the \
        button, or the button is as wide as its title.
        """,
      why: "The whole art is scaled, which blurs its corners and outlines.",
      example: "height: 30\nart: { file: art/back.png } # 31 pt high",
      instead: "height: 31\nart: { file: art/back.png }"))

  package static let sizeBelowCaps = DiagnosticCode(
    "size-below-caps", .warning,
    ManualPage(
      what: "A width or a height that the theme allows is smaller than the caps, which never shrink.",
      why: "What is drawn then depends on the platform: caps overlap, shrink, or are cut off.",
      example: "caps: { left: 17, right: 16 }\nminimumWidth: 30",
      instead: "caps: { left: 17, right: 16 }\nminimumWidth: caps"))
}
