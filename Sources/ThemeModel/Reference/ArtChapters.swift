/// How art is cut and where it comes from.
let artChapters = [
  ReferenceChapter(
    title: "Slicing",
    text: """
      Art stretches between its *caps*, the margins that keep their size. One form says them:

      | form | means |
      |---|---|
      | `caps: { left: 13, right: 5 }` | points; a side that is not named is 0. They must leave something to stretch |
      | `caps: { 1x: { left: 14 }, 2x: { left: 29 } }` | whole pixels of the art at each scale, for art cut by hand. Every scale of the art needs an entry |
      | `stretchable: { leftCapWidth: 13 }` | UIKit's older form: one point stretches, the rest is cap: right = width − left − 1 point. 0, or absence, means no caps along that axis |
      | `caps: auto` | the smallest caps in whole points that hold at every scale and in every state |
      | `caps: none` | the art does not stretch, though its element may be larger: it keeps its size, or tiles with `resizing: tile` |
      | neither | the art does not stretch, and where its element can become larger that is an error; art whose columns (or rows) are all equal, such as a bar of one column, fills it |

      A nine-patch brings its own. `resizing: stretch` draws the centre out, `tile` repeats it; art without caps tiles whole.

      An element can become larger than its art by a title, by a `minimumWidth`, a `maximumWidth` or a `height` over the art's, and a bar is
      as wide as the screen. There the theme says one of these forms or `resizing: tile`, so that no corner is drawn out by an oversight. An
      `abstract` theme may leave it to its children. Where `caps: auto` finds no caps on such an axis, an error names the lines that differ.

      A slice keeps at most `center` of what is between its caps: `1pt`, `1px`, or all of it (`keep`). It is cut only where that changes
      nothing: the columns or rows must be equal (stretch) or repeat (tile), in every state and at every scale of the element, else a
      warning names the first that differs and the art stays whole along that axis. An axis without caps is never cut. Each slice is
      proved: stretched back, it gives the pixels of the art.

      ```yaml
      # error: exclusive-keys
      images:
        line: { art: { file: art/line.png }, caps: { left: 4 }, stretchable: { leftCapWidth: 4 } }
      ```
      """),
  ReferenceChapter(
    title: "Sizes and titles",
    text: """
      A button is as high as its `height`, or else as its art. With a title it is as wide as

      > `insets.left` + the text + `insets.right`, at least `minimumWidth`, at most `maximumWidth`

      where the platform measures the text, and `measure: ceil` rounds its width up to a whole point before the rule. `minimumWidth` is a
      length; `art`, the width before slicing; or `caps`, both caps and one point. `hitArea` is what takes touches: a number for a
      square, or a map.

      The text stands within `insets`, as `alignment` and `verticalAlignment` say, and then moves by `offset`. +x is right, +y is down,
      for shadows too. A shadow's `blur` is CSS's: twice the deviation. `shadow: none` removes an inherited one.

      `alignmentInsets` say how much of the art lies outside what layout should align, such as a glow; `auto` takes the transparent
      margins.

      ```yaml
      buttons:
        ok:
          art: { file: art/ok.png }
          caps: { left: 8, right: 8 }
          minimumWidth: caps
          maximumWidth: 200
          hitArea: { width: 60, height: 44 }
          title: { insets: { left: 10, right: 10 }, alignment: center, offset: { y: -1 }, truncation: middle }
          icon: { art: { file: art/gear.png }, placement: leading, gap: 4 }
      ```
      """),
  ReferenceChapter(
    title: "Art",
    text: """
      Art has one source. Naming another one, in a variant or in a child theme, takes the place of the first with all that goes with it.

      | source | means |
      |---|---|
      | `file: art/back.png` | a PNG. Files of the same name with `@2x` and `@3x` before `.png` are its other scales; naming one of these finds the rest |
      | `files: { 1x: a.png, 2x: b.png }` | the same, spelled out |
      | `ninePatch: art/back.9.png` | an Android nine-patch; its marks give caps and title insets where the theme says none. The border is removed. `ninePatch: { 1x: a.9.png, 2x: b.9.png }` spells the scales out. Compiled ones, as taken out of an app, are read by their chunks `npTc` and `npLb`. `file: x.9.png` is an error |
      | `use: chevron` | a recipe of the theme's `art`, which [draws](#drawn-art) it, with the parameters of `with` |
      | `draw: { size, layers }` | a drawing of its own |
      | `derive: normal` | another state's pixels, changed |
      | `art: system` | the platform's own look, whatever a parent said |

      A PNG may have any depth, be interlaced, a palette or grey. It is read as sRGB: a profile that means the same is dropped, any other is
      an error; gamma and chromaticities that differ are ignored with a warning.

      **Scales** are those of the files; what is drawn has all three. `scales: [1, 2]`, on the theme or an element, asks for some; one that
      can't be had is an error.
      `resample: down` makes a missing scale from the largest file, by the average of the area, alpha counted in. The file's sides must
      come to whole pixels. Nothing is ever enlarged.

      **Derived art** takes the pixels of the state that it names and changes them, always in this order, each step rounded to whole bytes:

      | key | a channel c, from 0 to 1, becomes |
      |---|---|
      | `swap: { "#007aff": white }` | the new color where the pixel has the old one exactly, whatever its alpha; an alpha of the new color is multiplied in |
      | `desaturate: 50%` | nearer to the grey 0.2126 r + 0.7152 g + 0.0722 b by that much |
      | `multiply: black/30%` | c · (1 − A) + c · m · A, for the color's channel m and alpha A |
      | `screen: white/20%` | c · (1 − A) + (1 − (1 − c) · (1 − m)) · A |
      | `opacity: 50%` | c, and the pixel's alpha times that |

      ```yaml
      buttons:
        ok:
          scales: [1, 2]
          caps: auto
          states:
            normal: { art: { file: art/ok@2x.png, resample: down } }
            highlighted: { art: { derive: normal, multiply: black/30% } }
            disabled: { art: { derive: normal, desaturate: 1, opacity: 50% } }
      ```
      """),
]
