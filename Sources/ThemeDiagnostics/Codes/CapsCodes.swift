/// Problems of caps, centres and tiles.
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
        A button or a bar can become larger than its art, and nothing says how the art fills it: there are no \
        `caps`, no `stretchable`, no `resizing: tile`. A title, a `minimumWidth`, a `maximumWidth` or a \
        `height` over the art's makes a button larger; a bar is as wide as the screen.
        """,
      why: "The platforms would draw all of the art out, corners and outlines with it.",
      example: "buttons: { buy: { art: { file: art/buy.png }, title: { color: white } } }",
      instead: "buttons: { buy: { art: { file: art/buy.png }, caps: auto, title: { color: white } } }"))

  package static let capsNotFound = DiagnosticCode(
    "caps-not-found", .error, followsFromSilence: true,
    ManualPage(
      what: """
        `caps: auto` finds no two equal columns (or rows) that all states and scales of an element have in common, on an \
        axis on which the element can become larger than its art.
        """,
      why: "Whatever were stretched there would be drawn out to a smear.",
      example: "# art of 13 pt whose corners meet in its middle\ncaps: auto\ntitle: { color: white }",
      instead: "# art of 14 pt with two equal columns in its middle\ncaps: auto\ntitle: { color: white }"))

  package static let capNegative = DiagnosticCode(
    "cap-negative", .error,
    ManualPage(
      what: "A cap is less than nothing.",
      why: "A cap is a margin inside the picture.",
      example: "caps: { left: -5 }",
      instead: "caps: { left: 5 }"))

  package static let capCutsPixel = DiagnosticCode(
    "cap-cuts-pixel", .error,
    ManualPage(
      what: "A cap in points is no whole number of pixels at one of the scales that are built.",
      why:
        "Browsers round such a cap, old systems blend the pixels on both sides of it: the corner is blurred.",
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
      why: "No platform defines what is drawn then: a blank centre, garbage, or a crash of a debug build.",
      example: "# art of 67 px at 2x, which is 33.5 pt\ncaps: { left: 17, right: 17 }",
      instead: "caps: { left: 17, right: 16 }"))

  package static let capsExceedHeight = DiagnosticCode(
    "caps-exceed-height", .error,
    ManualPage(
      what: "The top and bottom caps together are higher than the art.",
      why: "No platform defines what is drawn then: a blank centre, garbage, or a crash of a debug build.",
      example: "# art of 44 pt\ncaps: { top: 30, bottom: 20 }",
      instead: "caps: { top: 23, bottom: 20 }"))

  package static let capsLeaveNothing = DiagnosticCode(
    "caps-leave-nothing", .error,
    ManualPage(
      what: "The caps of an axis are exactly as long as the art: no pixel between them is left to stretch.",
      why: "UIKit and browsers leave a hole in the middle.",
      example: "# art of 34 pt\ncaps: { left: 17, right: 17 }",
      instead: "caps: { left: 17, right: 16 }"))

  package static let capsScaleMissing = DiagnosticCode(
    "caps-scale-missing", .error,
    ManualPage(
      what: "Caps are given by scale, and one of the scales that are built has none.",
      why: "Caps of another scale can't be taken over: they are given by scale because they differ.",
      example: "caps: { 1x: { left: 14, right: 20 } } # and art at 1x and 2x",
      instead: "caps: { 1x: { left: 14, right: 20 }, 2x: { left: 29, right: 41 } }"))

  package static let stretchableExceeds = DiagnosticCode(
    "stretchable-exceeds", .error,
    ManualPage(
      what: "`leftCapWidth` or `topCapHeight` leaves no strip of one point in the art.",
      why: "The strip after the cap is what stretches.",
      example: "# art of 13 pt\nstretchable: { leftCapWidth: 13, topCapHeight: 0 }",
      instead: "stretchable: { leftCapWidth: 12, topCapHeight: 0 }"))

  package static let lengthCutsPixel = DiagnosticCode(
    "length-cuts-pixel", .error,
    ManualPage(
      what:
        "A height or an alignment inset is no whole number of pixels at one of the scales that are built.",
      why: "An edge on half a pixel is a blurred edge.",
      example: "scales: [1, 2]\n# …\nheight: 37.5",
      instead: "height: 38"))

  package static let stretchSmears = DiagnosticCode(
    "stretch-smears", .warning,
    ManualPage(
      what: """
        The centre between the caps is stretched, and its columns (or rows) differ by more than 2/255: \
        they are drawn out into bands. The strip of `stretchable` is one point, which is two or three \
        pixels at 2x and 3x: they must be equal.
        """,
      why: """
        What looks like one texture at its own size becomes a smear at any other. With `center: keep` a \
        ramp of small steps, up to 8/255 from line to line, is taken as meant.
        """,
      example: "caps: { left: 10, right: 10 } # art of 60 pt, whose columns 10 to 49 hold a texture",
      instead: "caps: { left: 10, right: 10 }\nresizing: tile"))

  package static let centerNotCut = DiagnosticCode(
    "center-not-cut", .warning,
    ManualPage(
      what: """
        An axis has caps, but the centre of one picture can't be cut down: its lines are not equal, or are \
        no whole number of a tile's periods. Then no state and no scale of the element is cut along that \
        axis.
        """,
      why: "One stray column makes every file as large as its art.",
      example: "caps: { left: 10, right: 10, top: 10, bottom: 10 } # art with a gradient from top to bottom",
      instead: "caps: { left: 10, right: 10 } # or `center: keep`, if the centre is meant to stay whole"))

  package static let tileSeam = DiagnosticCode(
    "tile-seam", .warning,
    ManualPage(
      what: "The end of a tile differs from its beginning by more than its lines differ among themselves.",
      why: "Wherever the tile meets its repetition a line is seen.",
      example: "resizing: tile # and a centre that runs from dark to light",
      instead: "resizing: tile # and a centre whose last column goes with its first"))

  package static let hardEdge = DiagnosticCode(
    "hard-edge", .warning,
    ManualPage(
      what: """
        The centre is one column (or row) of a detail that differs from both its neighbours, while most of the art is plain.
        """,
      why:
        "Stretched, the detail becomes a bar with a hard edge on both sides. The cap is probably a few pixels too small.",
      example: "caps: { left: 12, right: 27 } # art of 40 pt, whose column 12 is a rivet",
      instead: "caps: { left: 14, right: 25 } # where the art is plain"))

  package static let axisScaled = DiagnosticCode(
    "axis-scaled", .warning,
    ManualPage(
      what:
        "The art has no caps along an axis, and its length is not the one that the theme gives the button; or the button is as wide as its title.",
      why: "The whole art would be scaled, corners and outlines with it: they are blurred.",
      example: "height: 30\nart: { file: art/back.png } # 31 pt high",
      instead: "height: 31\nart: { file: art/back.png }"))

  package static let sizeBelowCaps = DiagnosticCode(
    "size-below-caps", .warning,
    ManualPage(
      what: "A width or a height that the theme allows is less than the caps, which never shrink.",
      why: "What is drawn then differs from platform to platform: caps overlap, are squeezed or are cut off.",
      example: "caps: { left: 17, right: 16 }\nminimumWidth: 30",
      instead: "caps: { left: 17, right: 16 }\nminimumWidth: caps"))
}
