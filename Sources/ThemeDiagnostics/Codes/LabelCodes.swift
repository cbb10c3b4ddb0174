/// Problems of titles, of what they stand on, and of what takes touches.
extension DiagnosticCode {
  static let labelCodes: [DiagnosticCode] = [
    insetsLeaveNoRoom, titleTooTall, titleOverCap, titleSticksOut, shadowClipped, shadowLikeText, lowContrast,
    labelDisappears, fontSmall, maximumWidthMissing, maximumWidthSmall, widthCutsPixel, tapTargetSmall,
  ]

  package static let insetsLeaveNoRoom = DiagnosticCode(
    "insets-leave-no-room", .error, followsFromSilence: true,
    ManualPage(
      what: "The insets of a title use up the maximum width of the button, or its height.",
      why: """
        A button is as wide as its text and insets, but at most `maximumWidth`, so the title would never \
        be visible.
        """,
      example: "maximumWidth: 40\ntitle: { insets: { left: 24, right: 16 } }",
      instead: "maximumWidth: 160\ntitle: { insets: { left: 24, right: 16 } }"))

  package static let titleTooTall = DiagnosticCode(
    "title-too-tall", .error, followsFromSilence: true,
    ManualPage(
      what: """
        A line of the title is higher than the space that the insets leave. The height of a line is \
        estimated as 1.2 times the font size, rounded up to a whole point.
        """,
      why: "The letters are cut off or extend beyond the art.",
      example: "height: 24\ntitle: { insets: { top: 6 }, font: { size: 17 } }",
      instead: "height: 30\ntitle: { insets: { top: 6 }, font: { size: 17 } }"))

  package static let titleOverCap = DiagnosticCode(
    "title-over-cap", .warning,
    ManualPage(
      what: "The title of a back button begins more than 4 points before the end of its left cap.",
      why: """
        The left cap contains the point of the chevron, and letters above the point are partly outside the \
        art.
        """,
      example: "caps: { left: 14, right: 5 }\ntitle: { insets: { left: 6, right: 6 } }",
      instead: "caps: { left: 14, right: 5 }\ntitle: { insets: { left: 12, right: 6 } }"))

  package static let titleSticksOut = DiagnosticCode(
    "title-sticks-out", .warning,
    ManualPage(
      what: "A negative inset or an offset moves the title beyond an edge of its button.",
      why: """
        The button is as wide as its insets and its text. An offset adds no space, so the text is cut off \
        or extends beyond the art.
        """,
      example: "title: { offset: { x: 4 } }",
      instead: "title: { insets: { left: 16, right: 8 } }"))

  package static let shadowClipped = DiagnosticCode(
    "shadow-clipped", .warning,
    ManualPage(
      what: "A title is so close to an edge of its button that its shadow extends beyond the button.",
      why: """
        Most platforms draw text and its shadow only inside the text's own view, so a part of the shadow \
        is cut off.
        """,
      example: "title: { insets: { top: 0 }, verticalAlignment: top, shadow: { color: black, y: -1 } }",
      instead: "title: { insets: { top: 1 }, verticalAlignment: top, shadow: { color: black, y: -1 } }"))

  package static let shadowLikeText = DiagnosticCode(
    "shadow-like-text", .warning,
    ManualPage(
      what: "A hard, opaque shadow has about the same lightness as its text: their contrast is below 1.5.",
      why: "The text and its shadow merge, and the letters look blurred.",
      example: "title: { color: white, shadow: { color: \"#dddddd\", y: 1 } }",
      instead: "title: { color: white, shadow: { color: black/30%, y: 1 } }"))

  package static let lowContrast = DiagnosticCode(
    "low-contrast", .warning,
    ManualPage(
      what: """
        A title has less contrast than WCAG 2.2 requires (4.5:1, or 3:1 from 24 points on, or from 18.66 \
        points in bold), measured against the worst pixel of the art behind it. Shadows do not count, and \
        disabled buttons are exempt.
        """,
      why: "Many people cannot read the title, and nobody can in bright sunlight.",
      example: "title: { color: white } # on art of #777777",
      instead: "title: { color: white } # on art of #767676, or darker"))

  package static let labelDisappears = DiagnosticCode(
    "label-disappears", .warning,
    ManualPage(
      what: """
        A state has art of its own but the title color of the normal state, with a contrast below 3 on \
        that art.
        """,
      why: "The title becomes invisible when the button is pressed or selected.",
      example: "title: { color: black }\nstates: { highlighted: { art: { file: art/dark.png } } }",
      instead:
        "title: { color: black }\nstates: { highlighted: { art: { file: art/dark.png }, title: { color: white } } }"
    ))

  package static let fontSmall = DiagnosticCode(
    "font-small", .warning,
    ManualPage(
      what: "The font of a title is smaller than 11 points.",
      why: "That is the smallest size that the guidelines of the platforms recommend.",
      example: "title: { font: { size: 9 } }",
      instead: "title: { font: { size: 11 } }"))

  package static let maximumWidthMissing = DiagnosticCode(
    "maximum-width-missing", .warning,
    ManualPage(
      what: "A back button with a title has no `maximumWidth`.",
      why: """
        Its title comes from the previous screen, so it can be any text. A long one pushes the title of \
        the bar aside.
        """,
      example: "backButtons: { menu: { title: { color: white } } }",
      instead: "backButtons: { menu: { maximumWidth: 160, title: { color: white } } }"))

  package static let maximumWidthSmall = DiagnosticCode(
    "maximum-width-small", .warning,
    ManualPage(
      what: """
        `maximumWidth` is smaller than `minimumWidth`, or leaves less space for the title than two letters \
        need.
        """,
      why: "Every title would be reduced to an ellipsis.",
      example: "maximumWidth: 40\ntitle: { insets: { left: 16, right: 8 }, font: { size: 12 } }",
      instead: "maximumWidth: 160\ntitle: { insets: { left: 16, right: 8 }, font: { size: 12 } }"))

  package static let widthCutsPixel = DiagnosticCode(
    "width-cuts-pixel", .warning,
    ManualPage(
      what: """
        The text is measured in whole points, but insets or a limit make the width of the button a \
        fraction of a pixel.
        """,
      why: "The right edge of the button is within a pixel and therefore blurred.",
      example: "title: { insets: { left: 12.3, right: 8 } }",
      instead: "title: { insets: { left: 12, right: 8 } }"))

  package static let tapTargetSmall = DiagnosticCode(
    "tap-target-small", .warning,
    ManualPage(
      what:
        "The area that takes touches (the hit area, or else the button) is less than 44 points high or wide.",
      why: """
        People often miss smaller targets. `hitArea` enlarges the area without changing what the button \
        looks like.
        """,
      example: "backButtons: { menu: { height: 30 } }",
      instead: "backButtons: { menu: { height: 30, hitArea: 44 } }"))
}
