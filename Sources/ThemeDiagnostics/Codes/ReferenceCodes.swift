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
      what: "A `$path` names no token.",
      why: "A reference to nothing would silently be a default.",
      example: "tokens: { color: { label: white } }\n# …\ncolor: $color.labl",
      instead: "color: $color.label"))

  package static let unusableToken = DiagnosticCode(
    "unusable-token", .error,
    ManualPage(
      what: "A token's value is nothing that the key which uses it accepts.",
      why: "A token has no type of its own: it must be what the key that uses it needs.",
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
      what: "A token that its token file calls deprecated is used.",
      why: "Its owners mean to remove it.",
      example: """
        # brand.tokens.json says of color.old: "$deprecated": "use color.ink"
        title: { color: $color.old }
        """,
      instead: "title: { color: $color.ink }"))

  package static let unusedToken = DiagnosticCode(
    "unused-token", .warning,
    ManualPage(
      what: "A token that this theme writes is used by nothing.",
      why: "It may be the one that was meant where another name stands.",
      example: "tokens: { color: { label: white, lable: black } }\n# …\ncolor: $color.label",
      instead: "tokens: { color: { label: white } }"))

  package static let unknownToken = DiagnosticCode(
    "unknown-token", .error,
    ManualPage(
      what: "A theme that extends others writes a token that none of them has, and that nothing uses.",
      why: "A brand's color under a mistyped name would change nothing, and nobody would see why.",
      example:
        "extends: base.theme.yaml # which has the token color.label\ntokens: { color: { lable: white } }",
      instead: "extends: base.theme.yaml\ntokens: { color: { label: white } }"))

  package static let unknownElement = DiagnosticCode(
    "unknown-element", .error,
    ManualPage(
      what: """
        A screen or the defaults name an element that the theme doesn't have; or a theme that extends others has an \
        element that brings no art, that none of them has, and whose name is nearly that of one of theirs.
        """,
      why:
        "The screen would show the platform's own look, and the element that is meant would stay as it was.",
      example: "defaults: { backButton: men }\nbackButtons: { menu: { art: { file: art/back.png } } }",
      instead: "defaults: { backButton: menu }"))

  package static let extendsCycle = DiagnosticCode(
    "extends-cycle", .error,
    ManualPage(
      what: "A theme extends itself, directly or through its parents.",
      why: "What overlays what has no order. What both themes need belongs in a third, which both extend.",
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
      what: "The theme lacks something that its `interface` has, or has something more.",
      why: "Code written against one brand must build with every other.",
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
      what: "Two elements of one kind, or two assets, have names that an output could not tell apart.",
      why: "Their files would be the same where case doesn't count, or their symbols in generated code.",
      example: "buttons: { menu-dot: { … }, menuDot: { … } }",
      instead: "buttons: { menu-dot: { … }, menu-point: { … } }"))

  package static let duplicateTheme = DiagnosticCode(
    "duplicate-theme", .error,
    ManualPage(
      what: "Two themes of one run have names that are equal or differ only in case.",
      why: "Their bundles would be the same folder, on some machines if not on this one.",
      example: "# a.theme.yaml\nname: app\n# b.theme.yaml\nname: app",
      instead: "# b.theme.yaml\nname: app-b"))

  package static let allowUnused = DiagnosticCode(
    "allow-unused", .warning,
    ManualPage(
      what: "`allow` accepts a warning that doesn't occur.",
      why: """
        The theme may have been mended since. Left there, the entry would hide the next such warning, \
        which nobody has looked at: take the code out of the list, and an empty list out of the theme.
        """,
      example: "allow: [single-scale, tap-target-small] # and every button takes touches on 44 × 44 pt",
      instead: "allow: [single-scale]"))
}
