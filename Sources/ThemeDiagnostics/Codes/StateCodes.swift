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
      what:
        "A state or another variant has art, but `normal` has none; or an image or a button shows nothing at all.",
      why: "Every other state falls back to `normal`, so it must exist.",
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
      what: "A button has art and no `highlighted` state.",
      why: "Not every platform darkens such a button by itself: it gives no answer to a touch.",
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
      what:
        "`highlighted` has the pixels and the title of `normal`. `highlighted: normal` says that this is meant.",
      why:
        "The button gives no answer to a touch; a wrong file or a swap of a color that isn't in the art does that.",
      example:
        "states: { normal: { art: { file: art/buy.png } }, highlighted: { art: { file: art/buy.png } } }",
      instead:
        "states: { normal: { art: { file: art/buy.png } }, highlighted: { art: { file: art/buy-pressed.png } } }"
    ))

  package static let selectedHighlightedMissing = DiagnosticCode(
    "selected-highlighted-missing", .warning,
    ManualPage(
      what: "A button has looks for `selected` and for `highlighted`, but none for both at once.",
      why:
        "Of two states that hold at once every target shows the pressed one: a selected button that is pressed looks as if it weren't. Images that an app gives to a `UIButton` itself fall back to `normal`.",
      example: "states: { highlighted: { … }, selected: { … } }",
      instead: "states: { highlighted: { … }, selected: { … }, selected+highlighted: selected }"))

  package static let stateSizesDiffer = DiagnosticCode(
    "state-sizes-differ", .error,
    ManualPage(
      what:
        """
        The art of a button's state has another size than that of `normal`, along an axis that does not stretch, at any \
        scale; or another width, and `minimumWidth: art` makes it the button's.
        """,
      why: "The button would jump under the finger.",
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
      what: "A button's state has other caps than `normal`.",
      why: "What the caps hold would jump under the finger.",
      example: "caps: { left: 5, right: 5 }\nstates: { highlighted: { caps: { left: 5, right: 6 } } }",
      instead: "caps: { left: 5, right: 5 }"))

  package static let stateScalesDiffer = DiagnosticCode(
    "state-scales-differ", .warning,
    ManualPage(
      what: "A variant has art for other scales than the one it falls back to.",
      why: "On some screens the button would turn blurred when it is pressed.",
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
        What is visible of a state's art is as large as in `normal`, but stands elsewhere. Up to two points down, as a \
        button that is pressed in, are no shift.
        """,
      why: "The art jumps aside under the finger: the two files were exported from different artboards.",
      example: "states: { highlighted: { art: { file: art/buy-pressed.png } } } # one column further right",
      instead:
        "states: { highlighted: { art: { file: art/buy-pressed.png } } } # exported from the artboard of `normal`"
    ))
}
