/// Problems of meaning: keys, values, names and references.
extension DiagnosticCode {
  static let modelCodes: [DiagnosticCode] = [
    languageVersion, unknownKey, unknownValue, wrongType, invalidValue, exclusiveKeys, missingKey,
    invalidName,
    unknownCode, errorNotAllowable,
  ]

  package static let languageVersion = DiagnosticCode(
    "language-version", .error,
    ManualPage(
      what: "The file doesn't say `themec: 1`, the version of the language it is written in.",
      why:
        "A later version may mean something else by the same words; the first line of a theme keeps it building.",
      example: "name: menu\nbackButtons: {}",
      instead: "themec: 1\nname: menu\nbackButtons: {}"))

  package static let unknownKey = DiagnosticCode(
    "unknown-key", .error,
    ManualPage(
      what: "A map has a key that the language doesn't know there.",
      why: "A mistyped key that passed would silently do nothing.",
      example: "backButtons: { menu: { heigth: 30 } }",
      instead: "backButtons: { menu: { height: 30 } }"))

  package static let unknownValue = DiagnosticCode(
    "unknown-value", .error,
    ManualPage(
      what: "A word is none of those that the key knows.",
      why: "A mistyped word that passed would silently mean the default.",
      example: "resizing: strech",
      instead: "resizing: stretch"))

  package static let wrongType = DiagnosticCode(
    "wrong-type", .error,
    ManualPage(
      what: """
        A value is not of the kind that its key expects: a text instead of a number, one value instead of \
        a list.
        """,
      why: """
        What was meant would have to be guessed, and a wrong guess is seen late. What stands between \
        quotes is text.
        """,
      example: "height: \"30\"",
      instead: "height: 30"))

  package static let invalidValue = DiagnosticCode(
    "invalid-value", .error,
    ManualPage(
      what: "A value is of the right kind, but can't be what its key needs: a negative size, an empty list.",
      why: "No platform gives such a value a meaning.",
      example: "height: -30",
      instead: "height: 30"))

  package static let exclusiveKeys = DiagnosticCode(
    "exclusive-keys", .error,
    ManualPage(
      what: "Two keys of one map say the same thing in two ways.",
      why:
        "Art has one source and a picture is sliced in one way; which of the two was meant can't be known.",
      example: "art: { file: art/back.png, ninePatch: art/back.9.png }",
      instead: "art: { file: art/back.png }"))

  package static let missingKey = DiagnosticCode(
    "missing-key", .error,
    ManualPage(
      what: "A map lacks a key that it must have, such as the `name` of a theme with elements.",
      why: """
        The bundle, and the symbols in code, are called after the name. Nothing that is made up in its \
        place would be right.
        """,
      example: "themec: 1\nbackButtons: { menu: { art: { file: art/back.png } } }",
      instead: "themec: 1\nname: app\nbackButtons: { menu: { art: { file: art/back.png } } }"))

  package static let invalidName = DiagnosticCode(
    "invalid-name", .error,
    ManualPage(
      what: """
        A name has characters that not every platform takes. Small letters, digits and hyphens always \
        pass; an element's name may have capitals after its first letter.
        """,
      why: "Names become files, symbols and resources; one spelling must work for all of them.",
      example: "backButtons: { Menu Button: {} }",
      instead: "backButtons: { menu-button: {} }"))

  package static let unknownCode = DiagnosticCode(
    "unknown-code", .error,
    ManualPage(
      what: "`allow` names a diagnostic that doesn't exist.",
      why: "A mistyped code would accept nothing.",
      example: "allow: [tap-target-smal]",
      instead: "allow: [tap-target-small]"))

  package static let errorNotAllowable = DiagnosticCode(
    "error-not-allowable", .error,
    ManualPage(
      what: "`allow` names an error. Only warnings can be accepted.",
      why:
        "An error means that no right output exists: mend what it says, and take its code out of the list.",
      example: """
        allow: [caps-exceed-width]
        # …
        caps: { left: 17, right: 17 } # art of 33.5 pt
        """,
      instead: "caps: { left: 17, right: 16 }"))
}
