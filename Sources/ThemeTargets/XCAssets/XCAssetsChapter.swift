extension TargetBackend {
  static let xcassetsChapter = """
    `xcassets/THEME.xcassets`, an asset catalogue: drag it into the project, or add the folder to the target's resources.

    | theme | set, and how code asks for it |
    |---|---|
    | a button, a back button | `UIImage(named: "THEME/buttons/NAME/normal")`, `THEME/backButtons/NAME/highlighted` |
    | a bar's background, its shadow image; an icon | `THEME/navigationBars/NAME/background/normal`, `…/shadowImage/normal`, `THEME/buttons/NAME/icon/normal` |
    | an image | `THEME/images/NAME/image/normal` |
    | an element with an `assetName` | that name; a state without a name of its own has it with the state: `Back-highlighted` |
    | colors | `UIColor(named: "THEME/buttons/NAME/titleColor/normal")`; `titleShadowColor`, `tint`, `iconTint` |

    States, metrics, button shapes and versions of the system are sets of their own, their values joined by hyphens
    (`normal-compact`), for code asks for those; what falls back to another variant has no set. Inside a set the platform
    chooses: dark and light appearance, high contrast, right to left.

    - `cap-insets`, the centre and `alignment-insets` are pixels of each scale's file, and the files are cut to
      `left + center + right` already: Xcode has nothing more to drop.
    - `template-rendering-intent` is always written, `template` where the theme says so and for icons with a `tint`.
    - Sizes, insets, fonts and screens are none of a catalogue's business: they stand in the manifest.
    """
}
