/// Problems of titles, of what they stand on, and of what takes touches.
extension DiagnosticCode {
  static let labelCodes: [DiagnosticCode] = [
    insetsLeaveNoRoom, titleTooTall, titleOverCap, titleSticksOut, shadowClipped, shadowLikeText, lowContrast,
    labelDisappears, fontSmall, maximumWidthMissing, maximumWidthSmall, widthCutsPixel, tapTargetSmall,
  ]

  package static let insetsLeaveNoRoom = DiagnosticCode(
    "insets-leave-no-room", .error, followsFromSilence: true,
    ManualPage(
      what: "The insets of a title leave nothing of the button's largest width, or of its height.",
      why: "A button is as wide as its text and insets, up to `maximumWidth`: no title would ever be seen.",
      example: "maximumWidth: 40\ntitle: { insets: { left: 24, right: 16 } }",
      instead: "maximumWidth: 160\ntitle: { insets: { left: 24, right: 16 } }"))

  package static let titleTooTall = DiagnosticCode(
    "title-too-tall", .error, followsFromSilence: true,
    ManualPage(
      what:
        """
        A line of the title is higher than what the insets leave of the button. A line is taken to be 1.2 \
        times as high as its font's size, rounded up to a whole point.
        """,
      why: "The letters are cut, or stand outside of the art.",
      example: "height: 24\ntitle: { insets: { top: 6 }, font: { size: 17 } }",
      instead: "height: 30\ntitle: { insets: { top: 6 }, font: { size: 17 } }"))

  package static let titleOverCap = DiagnosticCode(
    "title-over-cap", .warning,
    ManualPage(
      what: "The title of a back button begins more than 4 points before the end of its left cap.",
      why: "The left cap holds the tip of the chevron, and letters over the tip stand beside the art.",
      example: "caps: { left: 14, right: 5 }\ntitle: { insets: { left: 6, right: 6 } }",
      instead: "caps: { left: 14, right: 5 }\ntitle: { insets: { left: 12, right: 6 } }"))

  package static let titleSticksOut = DiagnosticCode(
    "title-sticks-out", .warning,
    ManualPage(
      what: "A negative inset or a shift pushes the title over an edge of its button.",
      why:
        """
        The button is as wide as its insets and its text; a shift gives the text no room, it is cut or \
        stands outside.
        """,
      example: "title: { offset: { x: 4 } }",
      instead: "title: { insets: { left: 16, right: 8 } }"))

  package static let shadowClipped = DiagnosticCode(
    "shadow-clipped", .warning,
    ManualPage(
      what: "A title stands so near to an edge of its button that its shadow leaves the button.",
      why: "Most platforms draw a text and its shadow only inside its own view: a row of the shadow is cut.",
      example: "title: { insets: { top: 0 }, verticalAlignment: top, shadow: { color: black, y: -1 } }",
      instead: "title: { insets: { top: 1 }, verticalAlignment: top, shadow: { color: black, y: -1 } }"))

  package static let shadowLikeText = DiagnosticCode(
    "shadow-like-text", .warning,
    ManualPage(
      what: "A hard, opaque shadow has about the same lightness as its text: their contrast is below 1.5.",
      why: "The eye takes both for one, and the letters look smeared.",
      example: "title: { color: white, shadow: { color: \"#dddddd\", y: 1 } }",
      instead: "title: { color: white, shadow: { color: black/30%, y: 1 } }"))

  package static let lowContrast = DiagnosticCode(
    "low-contrast", .warning,
    ManualPage(
      what:
        """
        A title has less contrast than WCAG 2.2 asks for (4.5:1; 3:1 from 24 points, or from 18.66 in bold) \
        to the worst pixel of the art beneath it. Its shadow doesn't count, and a disabled button needs \
        none.
        """,
      why: "Many people, and everybody in the sun, can't read it.",
      example: "title: { color: white } # on art of #777777",
      instead: "title: { color: white } # on art of #767676, or darker"))

  package static let labelDisappears = DiagnosticCode(
    "label-disappears", .warning,
    ManualPage(
      what: "A state has other art but the normal state's title color, which has a contrast below 3 there.",
      why: "When a button is pressed or chosen, its label is gone.",
      example: "title: { color: black }\nstates: { highlighted: { art: { file: art/dark.png } } }",
      instead:
        "title: { color: black }\nstates: { highlighted: { art: { file: art/dark.png }, title: { color: white } } }"
    ))

  package static let fontSmall = DiagnosticCode(
    "font-small", .warning,
    ManualPage(
      what: "A title's font is smaller than 11 points.",
      why: "That is the least that the platforms' guidelines recommend.",
      example: "title: { font: { size: 9 } }",
      instead: "title: { font: { size: 11 } }"))

  package static let maximumWidthMissing = DiagnosticCode(
    "maximum-width-missing", .warning,
    ManualPage(
      what: "A back button with a title has no `maximumWidth`.",
      why:
        "Its title is that of the screen before, which is data: a long one pushes the bar's own title aside.",
      example: "backButtons: { menu: { title: { color: white } } }",
      instead: "backButtons: { menu: { maximumWidth: 160, title: { color: white } } }"))

  package static let maximumWidthSmall = DiagnosticCode(
    "maximum-width-small", .warning,
    ManualPage(
      what:
        "`maximumWidth` is below `minimumWidth`, or leaves less room for the title than two letters need.",
      why: "Of every title only an ellipsis would be seen.",
      example: "maximumWidth: 40\ntitle: { insets: { left: 16, right: 8 }, font: { size: 12 } }",
      instead: "maximumWidth: 160\ntitle: { insets: { left: 16, right: 8 }, font: { size: 12 } }"))

  package static let widthCutsPixel = DiagnosticCode(
    "width-cuts-pixel", .warning,
    ManualPage(
      what:
        """
        The text is measured in whole points, but insets or a limit make the button's width no whole number \
        of pixels.
        """,
      why: "The button's right edge falls inside a pixel and is blurred.",
      example: "title: { insets: { left: 12.3, right: 8 } }",
      instead: "title: { insets: { left: 12, right: 8 } }"))

  package static let tapTargetSmall = DiagnosticCode(
    "tap-target-small", .warning,
    ManualPage(
      what: "What takes touches, the hit area or else the button, is lower or narrower than 44 points.",
      why: "A fingertip misses smaller targets often. `hitArea` makes room without changing the looks.",
      example: "backButtons: { menu: { height: 30 } }",
      instead: "backButtons: { menu: { height: 30, hitArea: 44 } }"))
}
