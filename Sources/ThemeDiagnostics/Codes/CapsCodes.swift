/// Problems of caps, centres and tiles.
extension DiagnosticCode {
  static let capsCodes: [DiagnosticCode] = [
    capNegative, capCutsPixel, capsExceedWidth, capsExceedHeight, capsLeaveNothing, capsScaleMissing, stretchableExceeds,
    lengthCutsPixel,
  ]

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
      why: "Browsers round such a cap, old systems blend the pixels on both sides of it: the corner is blurred.",
      example: "scales: [1, 2]\n# …\ncaps: { left: 12.5 }",
      instead: "scales: [2]\n# …\ncaps: { left: 12.5 }"))

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
      what: "A height or an alignment inset is no whole number of pixels at one of the scales that are built.",
      why: "An edge on half a pixel is a blurred edge.",
      example: "scales: [1, 2]\n# …\nheight: 37.5",
      instead: "height: 38"))
}
