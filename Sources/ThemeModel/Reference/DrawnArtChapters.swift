/// What a drawing can hold; `(gallery: NAME)` is where a fixture's pictures and text stand.
let drawnArtChapters = [
  ReferenceChapter(
    title: "A button and its states",
    text: """
      A recipe in `art` is a drawing with parameters; `use` draws it, and `with` says what differs from the defaults. A state that says
      `with` alone keeps the recipe and what it was given before. `derive` takes a drawn state's pixels as it does a file's.

      (gallery: recipes)
      """),
  ReferenceChapter(
    title: "Shapes",
    text: """
      A shape fills its layer's `frame`: the artboard, less the insets that `frame` names. A shape without parameters is a word. A frame
      of which the insets leave nothing draws nothing.

      (gallery: shapes)

      A rounded rectangle has one `radius`, or `corners`; a corner that is not named is square. Radii that don't fit shrink together, as in
      CSS.

      (gallery: rounded-rectangles)

      A chevron is a back button's shape. `point` says how far the point stands out, `radius` how round the other corners are. The two
      shoulders turn less, so theirs is twice as large, and they reach past `point`; the point's is a quarter of it. A point of about
      13 in a height of 30 has the slope that iPhones had.

      (gallery: chevrons)

      Points and paths are counted from the frame's upper left corner. A path is SVG path data, with all of its commands, arcs too; a
      mistake in it is an error with its place. `fillRule` says what is inside where an outline crosses itself: all of it (`nonzero`), or
      what an odd number of lines surround (`evenodd`).

      (gallery: polygons-and-paths)
      """),
  ReferenceChapter(
    title: "Fills",
    text: """
      A fill is a color, a gradient or a pattern. An `angle` is CSS's, in degrees, clockwise: 0 runs to the top, 90 to the right, 180, which
      holds where none is given, to the bottom. The gradient is so long that its ends meet the frame's corners. Stops stand in their order;
      two at one place make a hard edge, as glossy bars have it. Colors are mixed with their alpha counted in, so a fade to `clear` has no
      grey in it.

      (gallery: linear-gradients)

      `center` and `radius` of a radial gradient are fractions of the frame: a gradient in a wide frame is wide. Either may lie outside of 0
      to 1.

      (gallery: radial-gradients)

      A pattern is a PNG that repeats, pixel for pixel, from the frame's corner; it is never scaled. There must be a file for each scale that
      is drawn: `weave@2x.png` alone does for a theme whose `scales` are `[2]`. `offset` shifts it, in points, rounded to whole pixels.

      (gallery: patterns)
      """),
  ReferenceChapter(
    title: "Strokes",
    text: """
      A stroke runs along the outline: within it (`inside`), outside, or, where nothing is said, on both sides. An open path is always
      stroked in its center.

      (gallery: stroke-positions)

      `join` says how two lines meet. A miter that is longer than `miterLimit` widths becomes a bevel.

      (gallery: stroke-joins)

      `cap` says how an open path ends. The white line is the path itself.

      (gallery: stroke-caps)
      """),
  ReferenceChapter(
    title: "Crisp edges",
    text: """
      Nothing is moved to fit the pixels. An edge that lies between two pixels is sharp; one that lies within a pixel colors it by the part
      that it covers. So whole points are sharp at every scale, half points at 2x alone, thirds at 3x alone.

      (gallery: crisp-edges)

      `width: 1px` is a hairline: one pixel at every scale, where `width: 1` is one, two and three. Stroke it `inside` (or `outside`) a frame
      of whole points. In the center it covers half of two pixels, and is blurred.

      (gallery: hairlines)

      The artboard's `size` must be whole pixels at every scale that is drawn.
      """),
  ReferenceChapter(
    title: "Shadows",
    text: """
      A shadow moves by `x` to the right and `y` down; `blur` is CSS's, twice the deviation. Of several the first lies on top. What casts is
      the fill and the stroke together, however translucent they are; without a fill, the stroke alone. A shadow is seen around the shape
      only, as CSS's box shadows are: nothing of it shines through glass.

      (gallery: shadows)

      Shadows don't grow the artboard. Leave room in `frame`; what is cut off is a warning that says by how much
      ([art-cut](diagnostics.md)).

      Inner shadows lie on the fill, below the stroke, and begin at the stroke's inner edge. A white one of `y: 1` is the highlight on the
      upper edge of a button.

      (gallery: inner-shadows)
      """),
  ReferenceChapter(
    title: "Opacity, blending, clipping",
    text: """
      `opacity` and `blend` hold for a layer as a whole, its shadows with it. `multiply` darkens, `screen` lightens, `overlay` does what the
      color below asks for. They are those of CSS, and mix in sRGB.

      (gallery: blends)

      `clip` is a second shape within the layer's frame. Nothing of the layer, shadows and strokes among it, is seen outside.

      (gallery: clips)
      """),
  ReferenceChapter(
    title: "Slices",
    text: """
      Drawn art is sliced as a file is. `caps: auto` finds its caps: the smallest in whole points between which the art is the same from
      column to column, at every scale and in every state. What is between them is cut to one point, and themec proves that it stretches
      back to the same pixels. A gradient that runs across leaves nothing equal, so that axis gets no caps.

      (gallery: caps-auto)
      """),
]
