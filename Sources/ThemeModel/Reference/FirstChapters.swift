/// How a theme is written, and what its values are.
let firstChapters = [
  ReferenceChapter(
    title: "A theme in one minute",
    text: """
      ```yaml
      themec: 1
      name: ocean
      summary: The sea, in buttons

      tokens:
        color: { label: white, ink: "#12355b" }

      backButtons:
        back:
          height: 30
          maximumWidth: 160
          hitArea: 44
          caps: { left: 13, right: 5 }
          title:
            font: { weight: bold, size: 12 }
            color: $color.label
            shadow: { color: $color.ink, x: 0, y: -1 }
            insets: { left: 14, right: 8 }
          states:
            normal: { art: { file: art/back.png } }
            highlighted: { art: { derive: normal, multiply: black/30% } }

      defaults: { backButton: back }
      ```

      The first line is the language's version. `back` is an element. What stands on it holds for all its states; a state says what
      differs. `themec check` tells what is wrong, `themec build` writes the slices and their manifest.
      """),
  ReferenceChapter(
    title: "Rules that hold everywhere",
    text: """
      - A key that is not known is an error, and so is one that stands in a map twice.
      - What a text means is decided by its key. `no` is a fine name of a font, and no truth value. A quoted number is text: a length
        is written without quotes.
      - Margins and shifts name their sides. There are no lists of four numbers.
      - `null` says that something inherited, or said for all variants, does not hold here.
      - YAML takes `#555` for a comment. Colors with a `#` are quoted.
      - In YAML, an anchor and its alias stand for the same value. There are no merge keys (`<<`), and one document a file.
      - Text is at most 1,000 bytes, without control characters.

      ```yaml
      # error: unknown-key
      buttons: { ok: { titel: { color: white } } }
      ```
      """),
  ReferenceChapter(
    title: "Values",
    text: """
      **Lengths** are points: `13`, `33.5`, `13pt`. Five decimals count, and thirds of pixels are exact. `height` and caps must be
      whole pixels at every scale of their art; widths, insets, fonts and shadows needn't be. `1px`, one pixel at every scale, is
      legal in `caps` and as the width of a drawn stroke.

      **Colors** are 8-bit sRGB: `"#rgb"`, `"#rrggbb"`, `"#rrggbbaa"`; the names of CSS; `clear` or `transparent`; and UIKit's
      `darkGray` (#555555) and `lightGray` (#aaaaaa), which are not CSS's `darkgray` and `lightgray`. All but those that have an alpha
      already take one: `black/20%`, `"#12355b/50%"`.

      **Fractions** are `0.5` or `50%`, from 0 to 1.

      **References**: text that begins with `$` names a [token](#tokens): `$color.label`. `$$` is a dollar sign. A reference may stand
      for a single value or for a whole map (`title: $type.button`), but not for an element, a variant, a state's name or a list of
      codes.

      **Paths** are relative to the file that holds them. They may contain `..`, and can't leave the root.

      **Names** of themes match `[a-z][a-z0-9-]*`, those of elements `[a-z][A-Za-z0-9-]*`; both have at most 64 characters. Screens
      are named as you like.
      """),
  ReferenceChapter(
    title: "Elements and variants",
    text: """
      Elements are `navigationBars`, `backButtons`, `buttons`, and `images`, which have art and slicing but no role. An element can
      look different along six axes:

      | axis | key | values, the fall-back first |
      |---|---|---|
      | state | `states` | `normal`, `highlighted`, `disabled`, `selected`, `focused`, and several joined by `+` |
      | bar metrics | `metrics` | `default`, `compact`, `defaultPrompt`, `compactPrompt` |
      | appearance | `appearances` | `any`, `light`, `dark` |
      | accessibility | `accessibility` | `any`, `highContrast`, `buttonShapes` |
      | system | `systems` | `any`, `ios-N`, `android-N`: from version N on |
      | direction | `directions` | `ltr`, `rtl` |

      Each key holds a map from values to a *partial element*: any of the element's keys but `scales` and `allow`, other axes among
      them.

      ```yaml
      buttons:
        ok:
          caps: { left: 8, right: 8 }
          title: { color: white }
          art: { file: art/ok.png }
          states:
            highlighted:
              art: { file: art/ok-pressed.png }
              appearances:
                dark: { title: { color: lightGray } }
            selected: highlighted
          appearances:
            dark: { art: { file: art/ok-dark.png } }
          directions: { rtl: mirror }
      ```

      **What a variant takes.** First what stands on the element; then what is said for one of its values, in the order direction,
      system, accessibility, appearance, metrics, state; then what is nested, deeper after shallower. The later wins: above, a
      highlighted button has `ok-pressed.png` in dark appearance too, since the state comes after the appearance. What is said for a
      fall-back (`normal`, `any`, `default`, `ltr`) is said for all.

      **Which exist.** Every combination of the values that an element uses, at most 1,000. A slice is written only where art or
      slicing differ from what the variant falls back to: the same without its last value. `highlighted.dark` falls back to
      `highlighted`, and that to `normal`.

      **The same as.** `selected: highlighted` makes one value the same as another of its axis, on the element itself.

      **Mirroring.** `directions: { rtl: mirror }` flips the art of every variant, swaps left and right in caps, insets, alignment and
      alignment insets, and negates `offset.x`. Shadows stay: light doesn't change sides.
      """),
]
