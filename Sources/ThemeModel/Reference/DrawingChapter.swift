import ThemeDrawing

/// How drawn art is written.
let drawingChapter = ReferenceChapter(
  title: "Drawn art",
  text: """
    A theme can draw its art, at 1x, 2x and 3x or the `scales` that it asks for, the same pixel for pixel on every machine. [Drawn
    art](drawn-art.md) shows every shape, fill and effect.

    ```yaml
    art:
      chevron:
        parameters: { top: "#8ba3c7", bottom: "#4a6c9b", edge: black/55% }
        size: { width: 42, height: 30 }
        layers:
          - shape: { chevron: { point: 13, radius: 5 } }
            frame: { bottom: 1 }
            fill: { linear: { stops: [ { at: 0, color: $top }, { at: 1, color: $bottom } ] } }
            stroke: { color: $edge, width: 1, position: inside }
            shadows: [ { color: white/30%, y: 1 } ]
            innerShadows: [ { color: white/40%, y: 1 } ]
    backButtons:
      back:
        caps: auto
        states:
          normal: { art: { use: chevron } }
          highlighted: { art: { with: { top: "#5d7aa6", bottom: "#2c4770" } } }
    ```

    | part of a layer | forms |
    |---|---|
    | `shape` | `rectangle`, `roundedRectangle: { radius \\| corners }`, `capsule`, `ellipse`, `chevron: { point, radius, direction }`, `polygon: { points }`, `path: "M…"` |
    | `frame` | insets from the artboard; 0 where not given |
    | `fill` | a color, `linear: { angle, stops }`, `radial: { center, radius, stops }`, `pattern: { file \\| files, offset }` |
    | `stroke` | `color`, `width`, `position`, `join`, `cap`, `miterLimit` |
    | effects | `shadows`, `innerShadows`, `opacity`, `blend`, `clip` |

    **The artboard** is `size`, in points, and must be whole pixels at every scale that is drawn. What reaches past it, often a shadow, is
    cut off with a warning. All lengths are points from the upper left, y runs down; a stroke's `width` may be `1px`.

    **The order of painting** is that of `layers`, the lowest first. Within a layer: its `shadows`, its fill, its `innerShadows`, its
    stroke. Of several shadows the first lies on top. `opacity`, `blend` and `clip` hold for the layer as a whole.

    **Pixels.** A pixel is colored by the exact part of it that a shape covers. Nothing is moved to fit: edges on whole points are sharp at
    every scale, those on half points at 2x alone.

    **Recipes.** A drawing that is used more than once has a name in `art`, and `parameters` with their defaults. In a recipe, `$top` is the
    parameter of that name; if it has none, the token. A parameter stands for whatever its place needs: a color, a length, a shape, a list of
    stops. In `with` and in the defaults, references are to tokens. A variant that says `with` alone keeps the recipe and what it was given
    before, and a null there brings the default back; one that says `use` again begins anew. `art: { draw: { size, layers } }` draws
    without a recipe.

    Recipes are inherited key by key like all else: a brand that sets `art: { chevron: { parameters: { top: "#a5c78b" } } }` recolors what its
    base draws. Lists replace, so its own `layers` are all there are.

    **Slicing.** Drawn art is sliced as files are, and `caps: auto` finds its caps. With caps that are given, a corner that reaches into what
    stretches is a warning.
    """)

/// The rest of a list's entry `a drawing of more than …`.
var drawingLimits: String {
  func grouped(_ number: Int) -> String {
    guard number >= 1_000 else { return "\(number)" }
    return "\(grouped(number / 1_000)),\(String(number % 1_000 + 1_000).dropFirst())"
  }
  return """
    \(grouped(DrawingLimits.side)) px along a side, \(DrawingLimits.area >> 20) megapixels, \(DrawingLimits.layers) layers; of \
    \(DrawingLimits.shadows) shadows and as many inner ones, \(DrawingLimits.stops) stops, \(DrawingLimits.pathBytes >> 10) KiB of path \
    data, \(grouped(DrawingLimits.elements)) lines or
      curves in a layer; of a length beyond \(grouped(Int(DrawingLimits.length))) points, a stroke beyond \
    \(grouped(Int(DrawingLimits.strokeWidth))), a blur beyond \(Int(DrawingLimits.blur)), a `miterLimit` beyond \
    \(Int(DrawingLimits.miterLimit)); or one that would take
      seconds to draw
    """
}
