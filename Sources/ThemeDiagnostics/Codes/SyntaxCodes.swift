/// Problems of a file's text, before it means anything.
extension DiagnosticCode {
  static let syntaxCodes: [DiagnosticCode] = [
    notUTF8, invalidYAML, invalidJSON, duplicateKey, nullBeforeComment, limitExceeded,
  ]

  package static let notUTF8 = DiagnosticCode(
    "not-utf8", .error,
    ManualPage(
      what: "A file of the theme holds bytes that are not UTF-8.",
      why: "Names and titles must mean the same on every machine, so every file is UTF-8.",
      example: "summary: \"Café\" # saved as Latin-1 or UTF-16",
      instead: "summary: \"Café\" # saved as UTF-8"))

  package static let invalidYAML = DiagnosticCode(
    "invalid-yaml", .error,
    ManualPage(
      what: """
        The file is not well-formed YAML: a brace that is never closed, a line that is indented as no other, a key \
        without a space behind its colon. Or it holds what no theme needs: a second document, a map or list as a key, \
        a tag of its own.
        """,
      why: "What the text says would be something else than what is meant, if it could be read at all.",
      example: "caps: { left: 13, right: 5",
      instead: "caps: { left: 13, right: 5 }"))

  package static let invalidJSON = DiagnosticCode(
    "invalid-json", .error,
    ManualPage(
      what: "The file is not well-formed JSON as RFC 8259 defines it: no comments, no trailing commas.",
      why: "Other tools that read the file would refuse it, or read something else.",
      example: #"{ "height": 30, }"#,
      instead: #"{ "height": 30 }"#))

  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", .error,
    ManualPage(
      what: "A map has the same key twice.",
      why: "One of the two values would be lost without a word.",
      example: "height: 30\nheight: 31",
      instead: "height: 31"))

  package static let nullBeforeComment = DiagnosticCode(
    "null-before-comment", .error,
    ManualPage(
      what: "A value is empty and a comment follows: `#` begins a comment unless the value is quoted.",
      why: "YAML reads `color: #555` as a null and a comment, so the colour would be lost without a word.",
      example: "color: #555555",
      instead: "color: \"#555555\""))

  package static let limitExceeded = DiagnosticCode(
    "limit-exceeded", .error,
    ManualPage(
      what: "A file, a theme or what it is made of is larger, deeper or longer than themec reads.",
      why: """
        A theme may come from a stranger's pull request. Limits keep one that is built to exhaust the machine from \
        doing so. Each has a name, and `--limit NAME=N` raises most of them; `SECURITY.md` lists all.
        """,
      example: "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n# and so on",
      instead: """
        a: &a [x, x]
        b: *a # an alias or two is fine; a theme that is too long is split by `extends`
        """))
}
