/// Problems of navigation bars.
extension DiagnosticCode {
  static let barCodes: [DiagnosticCode] = [
    barHeightUnusual, barFixedWidth, compactMissing, translucencyUnstated, shadowImageIgnored,
    backIndicatorIncomplete,
  ]

  package static let barHeightUnusual = DiagnosticCode(
    "bar-height-unusual", .warning,
    ManualPage(
      what: """
        A background without vertical caps does not have the height of any bar with its metrics. Usual \
        heights are 44 points, 64 with a status bar, and 32 in landscape.
        """,
      why: "The platform scales the background to the height of the bar, which blurs its lines.",
      example: "# art of 40 pt\nbackground: { file: art/bar.png }",
      instead: "# art of 44 pt\nbackground: { file: art/bar.png }"))

  package static let barFixedWidth = DiagnosticCode(
    "bar-fixed-width", .warning,
    ManualPage(
      what: "A background has no left and right caps, and its columns differ.",
      why: "It fits the width of one screen. On all others, the whole background is scaled.",
      example: "# art of 320 × 44 pt\nbackground: { file: art/bar.png }",
      instead: "background: { file: art/bar.png, caps: { left: 10, right: 10 } }"))

  package static let compactMissing = DiagnosticCode(
    "compact-missing", .warning,
    ManualPage(
      what: "A bar has a background with a fixed height, and none for `compact` metrics.",
      why: "Bars are 32 points high in landscape, so art that is 44 points high is compressed.",
      example: "background: { file: art/bar.png }",
      instead:
        "background: { file: art/bar.png }\nmetrics: { compact: { background: { file: art/bar-landscape.png } } }"
    ))

  package static let translucencyUnstated = DiagnosticCode(
    "translucency-unstated", .warning,
    ManualPage(
      what: "A background has pixels that are not opaque, and `translucent` is not set.",
      why: "The platform then makes the bar translucent, and content is visible behind it.",
      example: "background: { file: art/glass.png }",
      instead: "background: { file: art/glass.png }\ntranslucent: true"))

  package static let shadowImageIgnored = DiagnosticCode(
    "shadow-image-ignored", .warning,
    ManualPage(
      what: "A bar has a `shadowImage` but no background of its own.",
      why: "The platform shows a shadow image only together with a custom background.",
      example: "navigationBars: { main: { shadowImage: { file: art/line.png } } }",
      instead:
        "navigationBars: { main: { background: { file: art/bar.png }, shadowImage: { file: art/line.png } } }"
    ))

  package static let backIndicatorIncomplete = DiagnosticCode(
    "back-indicator-incomplete", .error, followsFromSilence: true,
    ManualPage(
      what: "A back indicator has art or a mask, but not both.",
      why: "The platform needs both. With only one of them, it shows its own chevron.",
      example: "backIndicator: { art: { file: art/arrow.png } }",
      instead: "backIndicator: { art: { file: art/arrow.png }, mask: { file: art/arrow.png } }"))
}
