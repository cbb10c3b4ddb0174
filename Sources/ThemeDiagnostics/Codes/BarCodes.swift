/// Problems of navigation bars.
extension DiagnosticCode {
  static let barCodes: [DiagnosticCode] = [
    barHeightUnusual, barFixedWidth, compactMissing, translucencyUnstated, shadowImageIgnored,
    backIndicatorIncomplete,
  ]

  package static let barHeightUnusual = DiagnosticCode(
    "bar-height-unusual", .warning,
    ManualPage(
      what:
        """
        A background without vertical caps is as high as no bar of its metrics: 44 points, or 64 with a \
        status bar, and 32 in landscape, to name the usual ones.
        """,
      why: "The platform scales it to the bar's height, and its lines are blurred.",
      example: "# art of 40 pt\nbackground: { file: art/bar.png }",
      instead: "# art of 44 pt\nbackground: { file: art/bar.png }"))

  package static let barFixedWidth = DiagnosticCode(
    "bar-fixed-width", .warning,
    ManualPage(
      what: "A background has no caps across, and its columns differ.",
      why: "It is as wide as one screen. On every other, all of it is scaled.",
      example: "# art of 320 × 44 pt\nbackground: { file: art/bar.png }",
      instead: "background: { file: art/bar.png, caps: { left: 10, right: 10 } }"))

  package static let compactMissing = DiagnosticCode(
    "compact-missing", .warning,
    ManualPage(
      what: "A bar has a background of one height, and none for `compact` metrics.",
      why: "In landscape bars are 32 points high: the art for 44 is squeezed into them.",
      example: "background: { file: art/bar.png }",
      instead:
        "background: { file: art/bar.png }\nmetrics: { compact: { background: { file: art/bar-landscape.png } } }"
    ))

  package static let translucencyUnstated = DiagnosticCode(
    "translucency-unstated", .warning,
    ManualPage(
      what: "A background has pixels that are not opaque, and `translucent` isn't said.",
      why: "The platform then makes the bar translucent by itself, and the content slides under it.",
      example: "background: { file: art/glass.png }",
      instead: "background: { file: art/glass.png }\ntranslucent: true"))

  package static let shadowImageIgnored = DiagnosticCode(
    "shadow-image-ignored", .warning,
    ManualPage(
      what: "A bar has a `shadowImage` but no background of its own.",
      why: "The platform shows a shadow image only below a background that was set too.",
      example: "navigationBars: { main: { shadowImage: { file: art/line.png } } }",
      instead:
        "navigationBars: { main: { background: { file: art/bar.png }, shadowImage: { file: art/line.png } } }"
    ))

  package static let backIndicatorIncomplete = DiagnosticCode(
    "back-indicator-incomplete", .error, followsFromSilence: true,
    ManualPage(
      what: "A back indicator has art or a mask, but not both.",
      why: "The platform takes both or neither: with one alone its own chevron returns.",
      example: "backIndicator: { art: { file: art/arrow.png } }",
      instead: "backIndicator: { art: { file: art/arrow.png }, mask: { file: art/arrow.png } }"))
}
