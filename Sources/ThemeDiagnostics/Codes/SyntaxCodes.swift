/// Problems of a file's text, before it means anything.
extension DiagnosticCode {
  static let syntaxCodes: [DiagnosticCode] = [
    notUTF8, invalidYAML, invalidJSON, duplicateKey, nullBeforeComment, limitExceeded,
  ]

  package static let notUTF8 = DiagnosticCode(
    "not-utf8", .error,
    ManualPage(
      what: "A file of the theme contains bytes that are not valid UTF-8.",
      why: "Names and titles have to be the same on every machine, so every file has to be UTF-8.",
      example: "summary: \"Café\" # saved as Latin-1 or UTF-16",
      instead: "summary: \"Café\" # saved as UTF-8"))

  package static let invalidYAML = DiagnosticCode(
    "invalid-yaml", .error,
    ManualPage(
      what: """
        The file is not valid YAML: a brace is not closed, the indentation of a line does not match, or \
        there is no space after the colon of a key. Or it uses a YAML feature that themec does not \
        support: a second document, a map or list as a key, or a custom tag.
        """,
      why: "The text would mean something other than you intend, if it could be read at all.",
      example: "caps: { left: 13, right: 5",
      instead: "caps: { left: 13, right: 5 }"))

  package static let invalidJSON = DiagnosticCode(
    "invalid-json", .error,
    ManualPage(
      what:
        "The file is not valid JSON as defined by RFC 8259, which allows no comments and no trailing commas.",
      why: "Other tools would reject the file or read it differently.",
      example: #"{ "height": 30, }"#,
      instead: #"{ "height": 30 }"#))

  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", .error,
    ManualPage(
      what: "A map has the same key twice.",
      why: "One of the two values would be silently ignored.",
      example: "height: 30\nheight: 31",
      instead: "height: 31"))

  package static let nullBeforeComment = DiagnosticCode(
    "null-before-comment", .error,
    ManualPage(
      what: "A value is empty and is followed by a comment: `#` begins a comment unless the value is quoted.",
      why: "YAML reads `color: #555` as a null and a comment, so the color would be silently lost.",
      example: "color: #555555",
      instead: "color: \"#555555\""))

  package static let limitExceeded = DiagnosticCode(
    "limit-exceeded", .error,
    ManualPage(
      what: "A file or a theme exceeds a limit of themec, such as a size, a depth or a number of values.",
      why: """
        Limits prevent a theme that you do not trust from exhausting the machine. Each limit has a name, \
        and `--limit NAME=N` raises most of them. `SECURITY.md` lists all limits.
        """,
      example: "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n# and so on",
      instead: """
        a: &a [x, x]
        b: *a # an alias or two is fine; split a theme that is too long with `extends`
        """))
}
