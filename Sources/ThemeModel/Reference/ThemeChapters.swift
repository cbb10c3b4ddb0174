/// What a theme says beside its elements, and how themes build on each other.
let themeChapters = [
  ReferenceChapter(
    title: "Bars and screens",
    text: """
      A navigation bar's `background` and `shadowImage` are art with slicing of their own, in one map. `backIndicator` takes the place of
      the platform's chevron, and needs its `mask`. `background: system` is the platform's look. A bar in landscape has `compact` metrics.

      ```yaml
      navigationBars:
        wood:
          background: { file: art/wood.png, caps: { left: 4, right: 4 }, resizing: tile }
          shadowImage: { file: art/line.png }
          backIndicator: { art: { file: art/arrow.png }, mask: { file: art/arrow-mask.png } }
          title: { color: white, font: { weight: semibold } }
          translucent: false
          metrics:
            compact: { background: { file: art/wood-landscape.png, caps: { left: 4, right: 4 } } }
      backButtons:
        plain: { art: { file: art/back.png }, caps: { left: 13, right: 5 } }
      defaults: { navigationBar: wood, backButton: plain }
      screens:
        SettingsViewController: { title: Settings }
      ```

      A screen's bar and title are its own. Its `backButton` is what the screens show that it **pushes**: a back button belongs to the
      screen to which it leads. What a screen doesn't say is said by `defaults`, or by the platform.
      """),
  ReferenceChapter(
    title: "Tokens",
    text: """
      Tokens are named values, nested at will. A token has no type of its own: it is what its use needs. One may be another's name, and
      may be a whole map.

      ```yaml
      tokens:
        color: { ink: "#555", label: white }
        engraved: { color: $color.ink, x: 0, y: -1 }
      buttons:
        ok: { art: { file: art/ok.png }, title: { color: $color.label, shadow: $engraved } }
      ```

      References are followed after all themes are merged, so a brand that sets `color.ink` changes every shadow of its base. A
      reference to nothing and a cycle are errors, also in a token that nothing uses. A token that a theme writes and nothing uses
      is a warning; it is an error where the theme extends others and none of them has it, as is such a parameter of a recipe: a typo
      in a brand never passes. A path in a token is relative to the file that holds the token.

      `tokenFiles` are design-token files (DTCG 2025.10, JSON), below the theme's own `tokens`: colors, dimensions (a px is a point),
      numbers, font families and weights, shadows, gradients, borders, typography, aliases, groups. A token that is `$deprecated` is
      a warning where it is used.
      """),
  ReferenceChapter(
    title: "Inheritance",
    text: """
      ```yaml
      extends: base.theme.yaml
      tokens: { color: { ink: "#7a1f1f" } }
      backButtons:
        plain: { title: { shadow: null } }
        old: null
      ```

      A theme overlays those that it `extends`, a later one an earlier. Maps merge key by key; scalars and lists replace; `null` removes.
      What is one of several alternatives replaces the others: a source of art, a form of slicing. A theme without elements is a
      library, and needs no name; `abstract: true` says that a theme with elements is only extended.

      `interface: base.theme.yaml` promises that this theme has the elements, states, screens and symbols of that one, and no others,
      so that code written against one brand builds with all.

      `allow` lists warnings that a theme, or an element, accepts. Errors can't be accepted; accepting a warning that doesn't occur is a warning.
      """),
  ReferenceChapter(
    title: "The project file",
    text: """
      `themec.yaml` marks the root, and is found from any folder below it:

      ```yaml
      themec: 1
      themes: [themes/*.theme.yaml]
      output: build/themes
      strict: true
      allow: [tap-target-small]
      ```

      Options of the command line win over it. Without one, the root is the folder that was given, or the theme's own. Nothing outside
      the root is read: a path that leaves it is an error, and so is a symbolic link that does, unless `--trust-links` is given.
      """),
]
