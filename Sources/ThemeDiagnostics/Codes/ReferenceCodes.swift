/// Problems of names that refer to something: tokens, elements, parents.
extension DiagnosticCode {
  static let referenceCodes: [DiagnosticCode] = [
    unknownReference, unusableToken, referenceCycle, deprecatedToken, unusedToken, unknownToken,
    unknownElement,
    extendsCycle,
    interfaceMismatch, duplicateTheme, nameClash, allowUnused,
  ]

  package static let unknownReference = DiagnosticCode(
    "unknown-reference", .error,
    ManualPage(
      what: "A `$path` refers to a token that does not exist.",
      why: "themec would silently use a default instead of the value you mean.",
      example: "tokens: { color: { label: white } }\n# …\ncolor: $color.labl",
      instead: "color: $color.label"))

  package static let unusableToken = DiagnosticCode(
    "unusable-token", .error,
    ManualPage(
      what: "The value of a token is not valid for the key that uses it.",
      why: "A token has no type of its own. It has to be a value that the key accepts.",
      example: "tokens: { cap: white }\n# …\ncaps: { left: $cap }",
      instead: "tokens: { cap: 13 }\n# …\ncaps: { left: $cap }"))

  package static let referenceCycle = DiagnosticCode(
    "reference-cycle", .error,
    ManualPage(
      what: "Something is defined by itself, directly or through others.",
      why: "It has no value.",
      example: "tokens: { a: $b, b: $a }",
      instead: "tokens: { a: $b, b: white }"))

  package static let deprecatedToken = DiagnosticCode(
    "deprecated-token", .warning,
    ManualPage(
      what: "The theme uses a token that its token file marks as deprecated.",
      why: "The owners of the token file intend to remove it.",
      example: """
        # brand.tokens.json says of color.old: "$deprecated": "use color.ink"
        title: { color: $color.old }
        """,
      instead: "title: { color: $color.ink }"))

  package static let unusedToken = DiagnosticCode(
    "unused-token", .warning,
    ManualPage(
      what: "The theme defines a token that is never used.",
      why: "Another token may be used by mistake in its place.",
      example: "tokens: { color: { label: white, lable: black } }\n# …\ncolor: $color.label",
      instead: "tokens: { color: { label: white } }"))

  package static let unknownToken = DiagnosticCode(
    "unknown-token", .error,
    ManualPage(
      what: "A theme that extends others defines a token that none of them has and that is never used.",
      why: """
        If a brand's color had a misspelled name, it would change nothing, and the reason would be hard to \
        find.
        """,
      example:
        "extends: base.theme.yaml # which has the token color.label\ntokens: { color: { lable: white } }",
      instead: "extends: base.theme.yaml\ntokens: { color: { label: white } }"))

  package static let unknownElement = DiagnosticCode(
    "unknown-element", .error,
    ManualPage(
      what: """
        A screen or the defaults name an element that the theme does not have. Or a theme has an element \
        without art that no theme it extends has, while one of these has an element with a similar name.
        """,
      why:
        "The screen would show the platform's own look, and the element that you mean would stay unchanged.",
      example: "defaults: { backButton: men }\nbackButtons: { menu: { art: { file: art/back.png } } }",
      instead: "defaults: { backButton: menu }"))

  package static let extendsCycle = DiagnosticCode(
    "extends-cycle", .error,
    ManualPage(
      what: "A theme extends itself, directly or through other themes.",
      why: """
        There is no order in which to overlay them. Move what both themes need to a third theme that both \
        extend.
        """,
      example: """
        # a.theme.yaml
        extends: b.theme.yaml
        # b.theme.yaml
        extends: a.theme.yaml
        """,
      instead: """
        # a.theme.yaml
        extends: base.theme.yaml
        # b.theme.yaml
        extends: base.theme.yaml
        """))

  package static let interfaceMismatch = DiagnosticCode(
    "interface-mismatch", .error,
    ManualPage(
      what: """
        The theme lacks something that its `interface` has, or has something that the interface does not \
        have.
        """,
      why: "Code that is written for one brand has to build with every other one.",
      example: """
        interface: base.theme.yaml # which has the back button `menu`
        backButtons: { menus: { art: { file: art/back.png } } }
        """,
      instead: """
        interface: base.theme.yaml
        backButtons: { menu: { art: { file: art/back.png } } }
        """))

  package static let nameClash = DiagnosticCode(
    "name-clash", .error,
    ManualPage(
      what: "Two elements of one kind, or two assets, have names that are the same in some output.",
      why: """
        Their files would be the same on a file system that ignores case, or their symbols would be the \
        same in generated code.
        """,
      example: "buttons: { menu-dot: { … }, menuDot: { … } }",
      instead: "buttons: { menu-dot: { … }, menu-point: { … } }"))

  package static let duplicateTheme = DiagnosticCode(
    "duplicate-theme", .error,
    ManualPage(
      what: "Two themes of a run have names that are equal or differ only in case.",
      why: "Their bundles would be the same folder, at least on some machines.",
      example: "# a.theme.yaml\nname: app\n# b.theme.yaml\nname: app",
      instead: "# b.theme.yaml\nname: app-b"))

  package static let allowUnused = DiagnosticCode(
    "allow-unused", .warning,
    ManualPage(
      what: "`allow` accepts a warning that does not occur.",
      why: """
        The theme may have been fixed in the meantime. The entry would hide the next warning of that kind. \
        Remove the code from the list, and the list if it is empty.
        """,
      example: "allow: [single-scale, tap-target-small] # and every button takes touches on 44 × 44 pt",
      instead: "allow: [single-scale]"))
}
