import ThemeCore
import ThemeSyntax

/// What themec refuses, and what it chose.
let lastChapters = [
  ReferenceChapter(
    title: "What is refused",
    text: """
      An error costs no output: every error of every file is told in one run, and no file is touched.

      - text that is not UTF-8, not YAML, not JSON
      - a file of more than \(Limit.fileBytes.standard >> 20) MiB, more than 100,000 values with its aliases written out, more than 64 maps and lists
        inside each other, more than 30 combining marks in a row; a key, a code or a color of more than 1,000 bytes
      - a theme of more than 1,000 files, 32 MiB or, with all that it extends, 1,000,000 values; more than 64 parents above each other; an
        element of more than 1,000 variants, a theme of more than 10,000; references through more than 64 others; a length beyond
        1,000,000 points
      - a drawing of more than \(drawingLimits)
      - a path that is absolute or leaves the root
      - a PNG that is broken, animated, made for devices alone (CgBI), of more than 8,192 px along a side, 16 megapixels or 64 MiB, or of another color space
      - a file that stands twice in one `extends` or `tokenFiles`
      - two themes of one run, or two elements of one kind, whose names differ only in case or not at all

      [The diagnostics](diagnostics.md) list every one with an example and its mending.
      """),
  ReferenceChapter(
    title: "Choices",
    text: """
      Where a reader could expect two things, this is what themec does:

      - `leading` is the left of the art as it is drawn, `trailing` its right: a title goes with its art. Nothing flips by itself from right
        to left; `directions: { rtl: mirror }` does, and swaps them.
      - `alignment` and `verticalAlignment` both say `center`. The middle of a text's characters is `truncation: middle`.
      - A font of which something is said is complete: the rest is the system's family, `regular`, 17 points.
      - A weight by number is the nearest by name; of two equally near, the heavier.
      - A shadow of which something is said is complete too: black, without shift or blur.
      - `hitArea: 44` is 44 by 44. As a map it is the width and the height that are said; the side that isn't has no least length, and is
        absent in the manifest. The one and the other replace each other.
      - `--scale` leaves of each element the scales that are asked for; where none is left, that is an error at the art.
      - A null for one of several alternatives leaves the others: `caps: null` over `stretchable` changes nothing.
      - Caps over caps replace: `caps: { left: 4 }` over `caps: { left: 3, right: 3 }` has no right cap. Tokens know no alternatives,
        since nothing is known of their use: there the two merge.
      - A token that is another's name stands for its group, too: with `soft: $shadow.engraved`, `$soft.color` is
        `$shadow.engraved.color`. A token that is null is none.
      - What goes with another source is an error: `multiply` beside `file`, `resample` beside `derive` or `ninePatch`.
      - Mirroring comes last: what maps for `rtl` say beside `rtl: mirror`, nested in others, is mirrored with the rest.
      - `1px` stands in `caps` and in the `width` of strokes alone. Elsewhere it would be another size on every screen.
      - `center: 1pt` keeps one, two or three pixels at the three scales; `1px` keeps one at each.
      - A nine-patch with several stretching ranges along an axis is taken where the theme gives caps of its own, and else refused: caps
        have one center.
      - The outline of a compiled nine-patch (`npOl`) is not read: it is for shadows that Android draws.
      - States fall back to `normal`, as on every platform: `highlighted+selected` has nothing of `highlighted` but what a map for
        `highlighted+selected` says, or an alias.
      - States are combined in any order; names in the manifest have them in the order of the table.
      - A system's version stands for all later ones until the next: with `ios-7` and `ios-26`, the latter takes what is said for the former
        first.
      - Where a system is the same as another (`ios-26: any`), what was said for earlier versions no longer holds.
      - Art derived from a state is made in each variant of its own: in dark appearance, from that state's dark art. `derive: normal` in
        the dark look of `normal` itself takes what that falls back to.
      - An icon without a `placement` is leading, and on the other side of a mirrored button.
      - Mirrored art, a drawing too, is flipped at each scale; nothing is drawn anew.
      - `caps: auto` prefers the smallest caps, then the most central strip. An axis without two equal neighbours at 1x gets none.
      """),
]
