/// Problems of states: those that are missing, and those that don't go together.
extension DiagnosticCode {
  static let stateCodes: [DiagnosticCode] = [
    normalMissing, highlightedMissing, highlightedSame, selectedHighlightedMissing, stateSizesDiffer,
    stateCapsDiffer,
    stateScalesDiffer, stateArtShifts,
  ]

  package static let normalMissing = DiagnosticCode(
    "normal-missing", .error, followsFromSilence: true,
    ManualPage(
      what: """
        A state or another variant has art but `normal` has none, or an image or a button shows nothing at \
        all.
        """,
      why: "All other states fall back to `normal`, so it has to exist.",
      example: "buttons: { buy: { states: { highlighted: { art: { file: art/buy-pressed.png } } } } }",
      instead: """
        buttons:
          buy:
            art: { file: art/buy.png }
            states: { highlighted: { art: { file: art/buy-pressed.png } } }
        """))

  package static let highlightedMissing = DiagnosticCode(
    "highlighted-missing", .warning,
    ManualPage(
      what: "A button has art but no `highlighted` state.",
      why: "Not every platform darkens such a button, so there may be no feedback for a touch.",
      example: "buttons: { buy: { art: { file: art/buy.png } } }",
      instead: """
        buttons:
          buy:
            art: { file: art/buy.png }
            states: { highlighted: { art: { derive: normal, multiply: black/30% } } }
        """))

  package static let highlightedSame = DiagnosticCode(
    "highlighted-same", .warning,
    ManualPage(
      what: """
        `highlighted` has the same pixels and the same title as `normal`. If this is intended, write \
        `highlighted: normal`.
        """,
      why: """
        There is no feedback for a touch. Usual causes are a wrong file, or a `swap` of a color that the \
        art does not contain.
        """,
      example:
        "states: { normal: { art: { file: art/buy.png } }, highlighted: { art: { file: art/buy.png } } }",
      instead:
        "states: { normal: { art: { file: art/buy.png } }, highlighted: { art: { file: art/buy-pressed.png } } }"
    ))

  package static let selectedHighlightedMissing = DiagnosticCode(
    "selected-highlighted-missing", .warning,
    ManualPage(
      what: "A button has looks for `selected` and for `highlighted`, but none for both at once.",
      why: """
        If both states apply, every target shows the highlighted one, so a selected button does not look \
        selected while it is pressed. Images that an app sets on a `UIButton` itself fall back to \
        `normal`.
        """,
      example: "states: { highlighted: { … }, selected: { … } }",
      instead: "states: { highlighted: { … }, selected: { … }, selected+highlighted: selected }"))

  package static let stateSizesDiffer = DiagnosticCode(
    "state-sizes-differ", .error,
    ManualPage(
      what: """
        The art of a state has a different size than that of `normal`, at some scale and along an axis \
        that does not stretch. Or it has a different width, and `minimumWidth: art` makes it the width of \
        the button.
        """,
      why: "The button would change its size when it is pressed.",
      example: """
        states:
          normal: { art: { file: art/buy.png } } # 30 pt high
          highlighted: { art: { file: art/buy-pressed.png } } # 31 pt high
        """,
      instead: """
        states:
          normal: { art: { file: art/buy.png } } # 30 pt high
          highlighted: { art: { file: art/buy-pressed.png } } # 30 pt high
        """))

  package static let stateCapsDiffer = DiagnosticCode(
    "state-caps-differ", .error,
    ManualPage(
      what: "A state of a button has different caps than `normal`.",
      why: "The parts of the picture inside the caps would move when the button is pressed.",
      example: "caps: { left: 5, right: 5 }\nstates: { highlighted: { caps: { left: 5, right: 6 } } }",
      instead: "caps: { left: 5, right: 5 }"))

  package static let stateScalesDiffer = DiagnosticCode(
    "state-scales-differ", .warning,
    ManualPage(
      what: "A variant has art for different scales than the variant that it falls back to.",
      why: "On some screens, the button would become blurred when it is pressed.",
      example:
        "art: { file: art/buy.png } # with @2x\nstates: { highlighted: { art: { file: art/buy-pressed.png } } } # without",
      instead: """
        art: { file: art/buy.png } # with @2x
        states: { highlighted: { art: { file: art/buy-pressed.png } } } # with @2x
        """))

  package static let stateArtShifts = DiagnosticCode(
    "state-art-shifts", .warning,
    ManualPage(
      what: """
        The visible part of a state's art has the same size as in `normal`, but a different position. Up \
        to two points down, as for a button that is pressed in, are allowed.
        """,
      why: "The art moves when the button is pressed. The two files were exported from different artboards.",
      example: "states: { highlighted: { art: { file: art/buy-pressed.png } } } # one column further right",
      instead:
        "states: { highlighted: { art: { file: art/buy-pressed.png } } } # exported from the artboard of `normal`"
    ))
}
