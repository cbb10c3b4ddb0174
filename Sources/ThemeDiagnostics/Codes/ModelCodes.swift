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
      what: "The file does not begin with `themec: 1`, the version of the language that it uses.",
      why: """
        A later version may change the meaning of a key. With the version, your theme will still build in \
        the same way.
        """,
      example: "name: menu\nbackButtons: {}",
      instead: "themec: 1\nname: menu\nbackButtons: {}"))

  package static let unknownKey = DiagnosticCode(
    "unknown-key", .error,
    ManualPage(
      what: "A map has a key that does not exist in this place.",
      why: "If misspelled keys were accepted, they would silently do nothing.",
      example: "backButtons: { menu: { heigth: 30 } }",
      instead: "backButtons: { menu: { height: 30 } }"))

  package static let unknownValue = DiagnosticCode(
    "unknown-value", .error,
    ManualPage(
      what: "A word is not one of those that the key accepts.",
      why: "If misspelled words were accepted, they would silently mean the default.",
      example: "resizing: strech",
      instead: "resizing: stretch"))

  package static let wrongType = DiagnosticCode(
    "wrong-type", .error,
    ManualPage(
      what: """
        A value has a different type than its key expects: text instead of a number, or a single value \
        instead of a list.
        """,
      why: """
        themec would have to guess what you mean, and a wrong guess is noticed late. Anything in quotes is \
        text.
        """,
      example: "height: \"30\"",
      instead: "height: 30"))

  package static let invalidValue = DiagnosticCode(
    "invalid-value", .error,
    ManualPage(
      what: "A value has the right type but is not allowed for its key: a negative size, an empty list.",
      why: "Such a value has no meaning on any platform.",
      example: "height: -30",
      instead: "height: 30"))

  package static let exclusiveKeys = DiagnosticCode(
    "exclusive-keys", .error,
    ManualPage(
      what: "Two keys of a map set the same thing in two ways.",
      why: "Art has one source and is sliced in one way. themec cannot know which of the two you mean.",
      example: "art: { file: art/back.png, ninePatch: art/back.9.png }",
      instead: "art: { file: art/back.png }"))

  package static let missingKey = DiagnosticCode(
    "missing-key", .error,
    ManualPage(
      what: "A map lacks a required key, such as the `name` of a theme with elements.",
      why: "The bundle and the symbols in code are named after it, and themec cannot make up a name.",
      example: "themec: 1\nbackButtons: { menu: { art: { file: art/back.png } } }",
      instead: "themec: 1\nname: app\nbackButtons: { menu: { art: { file: art/back.png } } }"))

  package static let invalidName = DiagnosticCode(
    "invalid-name", .error,
    ManualPage(
      what: """
        A name contains characters that not every platform accepts. Lowercase letters, digits and hyphens \
        are always valid; the name of an element may also have uppercase letters after the first one.
        """,
      why: "Names become files, symbols and resources, so they have to be valid for all of them.",
      example: "backButtons: { Menu Button: {} }",
      instead: "backButtons: { menu-button: {} }"))

  package static let unknownCode = DiagnosticCode(
    "unknown-code", .error,
    ManualPage(
      what: "`allow` contains the code of a diagnostic that does not exist.",
      why: "A misspelled code would accept nothing.",
      example: "allow: [tap-target-smal]",
      instead: "allow: [tap-target-small]"))

  package static let errorNotAllowable = DiagnosticCode(
    "error-not-allowable", .error,
    ManualPage(
      what: "`allow` contains the code of an error. You can accept only warnings.",
      why:
        "An error means that there is no correct output. Fix its cause, and remove its code from the list.",
      example: """
        allow: [caps-exceed-width]
        # …
        caps: { left: 17, right: 17 } # art of 33.5 pt
        """,
      instead: "caps: { left: 17, right: 16 }"))
}
