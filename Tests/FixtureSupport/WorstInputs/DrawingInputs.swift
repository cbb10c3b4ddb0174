extension WorstInput {
  /// Drawings, each below the limits of one.
  static let drawings = [
    WorstInput(
      "paths-of-many-curves", "flattening and stroking four paths of 1,000 curves", run: "check a.theme.yaml"
    ) { folder, size in
      let curves = repeated(size(1_000)) { number in
        let x = number * 37 % size(99, atLeast: 2)
        return number.isMultiple(of: 2) ? "C\(x) 0 0 \(x) 9 9" : "Q\(x) 9 1 \(x)"
      }
      let layer = "{ shape: { path: \"M0 0\(curves)\" }, fill: COLOR, stroke: { width: 1 } }"
      try folder.write(fourDrawings(size(100), layer), to: "a.theme.yaml")
    },
    WorstInput(
      "elements-of-svgs", "showing groups of groups again and again by `use`", run: "check a.theme.yaml",
      answer: "limit-exceeded"
    ) { folder, size in
      let groups = repeated(30) { number in
        "<g id='g\(number + 1)'>"
          + repeated(8) { _ in "<use href='#g\(number)' style='fill: none; stroke: none'/>" } + "</g>\n"
      }
      let corners = repeated(size(2_000)) { "L\($0 * 37 % 99) \($0 * 53 % 99)" }
      let first = "<rect id='g0' width='9' height='9' clip-path='url(#c)'/>\n"
      try folder.svgs(["<clipPath id='c'><path d='M0 0\(corners)'/></clipPath>\n" + first + groups])
    },
    WorstInput(
      "styles-of-uses",
      "reading 4,000 transforms and a clipping path of 2,000 shapes again for each of 3,000 uses",
      run: "check a.theme.yaml", answer: "error"
    ) { folder, size in
      let hidden = size.repeating("<rect display='none'/>", 2_000)
      let transforms = size.repeating("scale(1) ", 4_000)
      let style = size.repeating("fill:red;", 4_000)
      try folder.svgs([
        "<clipPath id='c'>\(hidden)</clipPath>\n"
          + "<g id='a' clip-path='url(#c)' transform='\(transforms)' style='\(style)'/>\n"
          + size.repeating("<use href='#a'/>", 3_000)
      ])
    },
    WorstInput(
      "gradients-on-layers", "mixing 256 stops on each of 200 layers", run: "check a.theme.yaml"
    ) { folder, size in
      let stops = repeated(size(256, atLeast: 2), separator: ", ") {
        "{ at: \(Double($0) / 256), color: \"#\(100_000 + $0)80\" }"
      }
      let fills = ["radial: { stops: $s }", "linear: { angle: 33, stops: $s }"]
      let layers = repeated(size(200), separator: ", ") {
        "{ shape: ellipse, fill: { \(fills[$0 % 2]) }, blend: overlay }"
      }
      let first = "{ shape: rectangle, fill: COLOR }, "
      let tokens = "tokens: { s: [ \(stops) ] }\n"
      try folder.write(fourDrawings(size(250), first + layers) + tokens, to: "a.theme.yaml")
    },
    WorstInput(
      "shadows-on-layers", "blurring 32 shadows on each of 10 layers", run: "check a.theme.yaml"
    ) { folder, size in
      let shadows = repeated(size(16), separator: ", ") {
        "{ x: \($0), y: 3, blur: \(size(32)), color: black/20% }"
      }
      let layers = repeated(size(10), separator: ", ") { _ in
        "{ shape: ellipse, frame: $f, fill: COLOR, shadows: [ \(shadows) ], innerShadows: [ \(shadows) ] }"
      }
      let room = size(16)
      let frame = "tokens: { f: { left: \(room), right: \(room), top: \(room), bottom: \(room) } }\n"
      try folder.write(fourDrawings(size(100, atLeast: 12), layers) + frame, to: "a.theme.yaml")
    },
    WorstInput(
      "lines-abreast", "lines of a polygon and of its stroke that run down beside each other",
      run: "check a.theme.yaml"
    ) { folder, size in
      let points = repeated(size(800, atLeast: 3), separator: ", ") {
        "{ x: \($0 * 7 % 400), y: \($0.isMultiple(of: 2) ? 0 : 400) }"
      }
      let layer = "{ shape: { polygon: { points: $p } }, fillRule: evenodd, fill: COLOR, stroke: $s }"
      let tokens = "tokens:\n  p: [ \(points) ]\n  s: { width: 9, join: miter, miterLimit: 100 }\n"
      try folder.write(fourDrawings(size(400, atLeast: 40), layer) + tokens, to: "a.theme.yaml")
    },
    WorstInput(
      "short-dashes", "cutting an outline of 4,000 pt into dashes of half a thousandth of a point",
      run: "check a.theme.yaml", answer: "limit-exceeded"
    ) { folder, _ in
      let layer = "{ shape: rectangle, fill: COLOR, stroke: { width: 2, dash: [ 0.00055 ] } }"
      try folder.write(fourDrawings(1_000, layer), to: "a.theme.yaml")
    },
    WorstInput(
      "corners-of-wide-strokes", "rounding each of 18,000 corners of a stroke that is 10,000 pt wide",
      run: "check a.theme.yaml"
    ) { folder, size in
      let lines = size.repeating("L9 9L0 0L9 0", 5_400)
      let layer =
        "{ shape: { path: \"M0 0\(lines)\" }, fill: COLOR, stroke: { width: \(size(10_000)), join: round, cap: round } }"
      try folder.write(fourDrawings(9, layer), to: "a.theme.yaml")
    },
    WorstInput(
      "outlines-in-many-bands",
      "looking through 20,000 lines of each of 100 layers for every few rows of a large picture",
      run: "check a.theme.yaml"
    ) { folder, size in
      let side = size(1_300, atLeast: 8)
      let lines = size.repeating("l\(side) 1l-\(side) 1", 650, atLeast: 4)
      let layers = repeated(size(100), separator: ", ") { _ in
        "{ shape: { path: $p }, fill: COLOR, stroke: { width: 1 } }"
      }
      let token = "tokens: { p: \"M0 0\(String(repeating: lines + "M0 0", count: size(5)))\" }\n"
      try folder.write(fourDrawings(side, layers) + token, to: "a.theme.yaml")
    },
    WorstInput(
      "patterns-of-large-tiles", "decoding a tile of 16 megapixels for each of 100 small layers",
      run: "check a.theme.yaml"
    ) { folder, size in
      let side = size(4_090)
      try folder.write(PNG(width: side, height: side, depth: 8, .gray).bytes, to: "tile.png")
      let layers = repeated(size(100), separator: ", ") { _ in
        "{ shape: rectangle, fill: { pattern: { file: tile.png } }, opacity: 50% }"
      }
      let images = repeated(size(20)) { "  i\($0): { art: \(drawing(10 + $0, layers)) }\n" }
      try folder.theme("a", "scales: [1]\nimages:\n" + images)
    },
    WorstInput(
      "many-drawings", "drawing thirty artboards as large as they may be", run: "check a.theme.yaml"
    ) { folder, size in
      let side = size(1_300, atLeast: 8)
      let images = repeated(size(30)) {
        "  i\($0): { art: \(drawing(side, "{ shape: ellipse, fill: \"#\(100_000 + $0)\" }")) }\n"
      }
      try folder.theme("a", "images:\n" + images)
    },
  ]
}

/// A theme of four drawings, each of which has another color for COLOR.
private func fourDrawings(_ side: Int, _ layers: String) -> String {
  let images = repeated(4) {
    "  i\($0): { art: \(drawing(side, layers.replacing("COLOR", with: "\"#\(100_000 + $0)\""))) }\n"
  }
  return head("a") + "images:\n" + images
}
