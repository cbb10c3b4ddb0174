extension WorstInput {
  /// SVGs, as XML and as drawings.
  static let svgs = [
    WorstInput(
      "marks-in-svgs", "comparing ids, names, values and texts of an SVG that are mostly combining marks",
      run: "check ."
    ) { folder, size in
      let escaped = repeated(size(30_000)) { $0.isMultiple(of: 2) ? "&#x301;" : "&#x316;" }
      let long = marks(size(60_000))
      for (number, text) in [escaped, long].enumerated() {
        try folder.write(
          svg("<g id='x\(text)' class='y\(text)' data-z='\(text)'/>" + rectangle),
          to: "\(number).svg")
        try folder.write(
          svg("<g data-x\(long)='1' data-y\(long)='2'/>" + rectangle), to: "name-\(number).svg")
      }
      let many = repeated(size(4_000)) { "<g id='\(markedName($0))'/>" }
      try folder.write(svg(many + rectangle), to: "many.svg")
      try folder.write(
        images(of: ["0.svg", "1.svg", "name-0.svg", "name-1.svg", "many.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "namespaces-of-svgs",
      "writing a namespace of 2 MB in front of each of 100,000 names, and looking up as many prefixes",
      run: "check ."
    ) { folder, size in
      let address = String(repeating: "u", count: size(2_000_000))
      let attributes = repeated(size(100_000)) { " n:a\($0)=''" }
      try folder.write(svg("<g\(attributes)/>" + rectangle, " xmlns:n='\(address)'"), to: "inside.svg")
      try folder.write(svg(rectangle, " xmlns:n='\(address)'\(attributes)"), to: "beside.svg")
      let prefixes = repeated(size(100_000)) { " xmlns:n\($0)='u'" }
      let uses = repeated(size(9_000)) { "<n\($0):g n\($0):a=''/>" }
      try folder.write(svg(uses + rectangle, prefixes), to: "many.svg")
      try folder.write(images(of: ["inside.svg", "beside.svg", "many.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "attributes-of-svgs", "reading an element of 200,000 attributes", run: "check ."
    ) { folder, size in
      let attributes = repeated(size(200_000)) { " data-\($0)=''" }
      try folder.write(svg("<g\(attributes)/>" + rectangle), to: "a.svg")
      try folder.write(images(of: ["a.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "errors-in-one-tag", "finding the place of each of 100,000 mistakes in a tag of megabytes",
      run: "check .",
      answer: "error["
    ) { folder, size in
      let declarations = String(repeating: "fill:x;", count: size(100_000))
      let attributes = repeated(size(100_000)) { " data-a\($0)=''" }
      try folder.write(svg("<rect width='9' height='9'\(attributes) style='\(declarations)'/>"), to: "a.svg")
      let rectangles = repeated(size(9_000)) { _ in "<rect width='x' height='y' rx='z' fill='q' stroke='w'/>"
      }
      try folder.write(svg(rectangles), to: "b.svg")
      try folder.write(images(of: ["a.svg", "b.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "long-names-in-svgs", "looking up an id of a megabyte for each of 8,000 uses", run: "check .",
      answer: "limit-exceeded"
    ) { folder, size in
      let name = String(repeating: "i", count: size(1_000_000))
      let uses = repeated(90) { _ in "<use href='#g'/>" }
      try folder.write(
        svg(
          "<rect id='\(name)' width='9' height='9'/><g id='g'><use href='#\(name)'/></g><g id='h'>\(uses)</g>"
            + repeated(90) { _ in "<use href='#h'/>" }),
        to: "a.svg")
      try folder.write(images(of: ["a.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "gradients-of-svgs", "following gradients through each other, and reading 9,000 stops for each shape",
      run: "check .", answer: "error["
    ) { folder, size in
      let chain = repeated(size(4_000, atLeast: 20)) { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }
      let shapes = repeated(250) { "<rect width='9' height='9' fill='url(#g\($0))'/>" }
      try folder.write(svg(chain + shapes), to: "a.svg")
      let stops = repeated(size(9_000, atLeast: 300)) { _ in
        "<stop offset='.5' style='stop-color:red;stop-opacity:.5'/>"
      }
      let filled = repeated(250) { _ in "<rect width='9' height='9' fill='url(#g)'/>" }
      try folder.write(svg("<linearGradient id='g'>\(stops)</linearGradient>" + filled), to: "b.svg")
      try folder.write(images(of: ["a.svg", "b.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "texts-of-svgs", "reading megabytes of references, comments, sections and instructions", run: "check ."
    ) { folder, size in
      func repeats(_ text: String, _ count: Int) -> String { String(repeating: text, count: size(count)) }
      let texts = [
        "<g id='\(repeats("&amp;", 700_000))'/>", "<desc>\(repeats("x&lt;", 700_000))</desc>",
        repeats("<!-- -->", 400_000), repeats("<?a b?>", 400_000),
        "<desc>\(repeats("<![CDATA[]]>", 300_000))</desc>",
      ]
      for (number, text) in texts.enumerated() {
        try folder.write(svg(text + rectangle), to: "\(number).svg")
      }
      try folder.write(images(of: texts.indices.map { "\($0).svg" }), to: "a.theme.yaml")
    },
    WorstInput(
      "numbers-of-svgs", "reading numbers of a million digits, and polygons of 900,000 corners",
      run: "check .",
      answer: "error["
    ) { folder, size in
      let digits = String(repeating: "1", count: size(1_000_000, atLeast: 400))
      try folder.write(
        svg("<rect width='9.\(digits)' height='9' x='0.\(digits)' y='\(digits)'/>"), to: "a.svg")
      let corners = String(repeating: "1 2 ", count: size(900_000))
      try folder.write(svg("<polygon points='\(corners)'/>"), to: "b.svg")
      try folder.write(svg("<polyline points='\(digits) 1 0.\(digits) 2'/>"), to: "c.svg")
      try folder.write(images(of: ["a.svg", "b.svg", "c.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "strokes-of-arcs", "stroking a path of 300 arcs again for each of 200 uses", run: "check ."
    ) { folder, size in
      let arcs = repeated(size(300)) { _ in "A9 9 0 1 1 24 24A9 9 0 1 0 0 0" }
      let path =
        "<path id='p' stroke='red' stroke-width='9' stroke-linejoin='round' stroke-linecap='round' d='M0 0\(arcs)'/>"
      try folder.write(svg(path + repeated(size(200)) { _ in "<use href='#p'/>" }), to: "a.svg")
      try folder.write(images(of: ["a.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "repeated-arcs", "holding a path of 5,000 arcs for each of 60 uses", run: "check ."
    ) { folder, size in
      let arcs = String(repeating: "a9 9 0 11 9 9", count: size(5_000))
      let path = "<path id='p' d='M0 0\(arcs)'/>"
      try folder.write(svg(path + repeated(size(60)) { _ in "<use href='#p'/>" }), to: "a.svg")
      try folder.write(images(of: ["a.svg"]), to: "a.theme.yaml")
    },
    WorstInput(
      "clips-on-layers", "holding a clipping path of 20,000 lines for each of 250 layers", run: "check ."
    ) { folder, size in
      let lines = String(repeating: "h9v9h-9v-9", count: size(5_000))
      let layers = repeated(size(250)) { _ in "<rect width='9' height='9'/>" }
      try folder.write(
        svg("<clipPath id='c'><path d='M0 0\(lines)'/></clipPath><g clip-path='url(#c)'>\(layers)</g>"),
        to: "a.svg")
      try folder.write(images(of: ["a.svg"]), to: "a.theme.yaml")
    },
  ]
}

/// A shape, without which an SVG draws nothing.
private let rectangle = "<rect width='9' height='9'/>"

private func svg(_ content: String, _ attributes: String = "") -> String {
  "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'\(attributes)>\(content)</svg>\n"
}

/// A theme with an image of each file.
private func images(of files: [String]) -> String {
  let lines = files.enumerated().map { number, file in "  i\(number): { art: { svg: \(file) } }\n" }
  return head("a") + "images:\n" + lines.joined()
}
