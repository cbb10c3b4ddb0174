extension WorstInput {
  /// SVGs, as XML and as drawings.
  static let svgs = [
    WorstInput(
      "marks-in-svgs", "comparing ids, names, values and texts of an SVG that are mostly combining marks"
    ) { folder, size in
      let escaped = repeated(size(30_000)) { $0.isMultiple(of: 2) ? "&#x301;" : "&#x316;" }
      let long = marks(size(60_000))
      let names = "<g data-x\(long)='1' data-y\(long)='2'/>" + rectangle
      let many = repeated(size(4_000)) { "<g id='\(markedName($0))'/>" }
      try folder.svgs(
        [escaped, long].map { "<g id='x\($0)' class='y\($0)' data-z='\($0)'/>" + rectangle }
          + [names, names, many + rectangle])
    },
    WorstInput(
      "namespaces-of-svgs",
      "writing a namespace of 2 MB in front of each of 100,000 names, and looking up as many prefixes"
    ) { folder, size in
      let address = size.repeating("u", 2_000_000)
      let attributes = repeated(size(100_000)) { " n:a\($0)=''" }
      let namespace = " xmlns:n='\(address)'"
      let prefixes = repeated(size(100_000)) { " xmlns:n\($0)='u'" }
      let uses = repeated(size(9_000)) { "<n\($0):g n\($0):a=''/>" }
      try folder.svgs(
        ["<g\(attributes)/>" + rectangle, rectangle, uses + rectangle],
        attributes: [namespace, namespace + attributes, prefixes])
    },
    WorstInput(
      "attributes-of-svgs", "reading an element of 200,000 attributes"
    ) { folder, size in
      let attributes = repeated(size(200_000)) { " data-\($0)=''" }
      try folder.svgs(["<g\(attributes)/>" + rectangle])
    },
    WorstInput(
      "errors-in-one-tag", "finding the place of each of 100,000 mistakes in a tag of megabytes",
      answer: "error["
    ) { folder, size in
      let declarations = size.repeating("fill:x;", 100_000)
      let attributes = repeated(size(100_000)) { " data-a\($0)=''" }
      let rectangles = size.repeating("<rect width='x' height='y' rx='z' fill='q' stroke='w'/>", 9_000)
      try folder.svgs(["<rect width='9' height='9'\(attributes) style='\(declarations)'/>", rectangles])
    },
    WorstInput(
      "long-names-in-svgs", "looking up an id of a megabyte for each of 8,000 uses", answer: "limit-exceeded"
    ) { folder, size in
      let name = size.repeating("i", 1_000_000)
      let uses = repeated(90) { _ in "<use href='#g'/>" }
      try folder.svgs([
        "<rect id='\(name)' width='9' height='9'/><g id='g'><use href='#\(name)'/></g><g id='h'>\(uses)</g>"
          + repeated(90) { _ in "<use href='#h'/>" }
      ])
    },
    WorstInput(
      "gradients-of-svgs", "following gradients through each other, and reading 9,000 stops for each shape",
      answer: "error["
    ) { folder, size in
      let chain = repeated(size(4_000, atLeast: 20)) { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }
      let shapes = repeated(250) { "<rect width='9' height='9' fill='url(#g\($0))'/>" }
      let stop = "<stop offset='.5' style='stop-color:red;stop-opacity:.5'/>"
      let stops = size.repeating(stop, 9_000, atLeast: 300)
      let filled = repeated(250) { _ in "<rect width='9' height='9' fill='url(#g)'/>" }
      try folder.svgs([chain + shapes, "<linearGradient id='g'>\(stops)</linearGradient>" + filled])
    },
    WorstInput(
      "texts-of-svgs", "reading megabytes of references, comments, sections and instructions"
    ) { folder, size in
      let texts = [
        "<g id='\(size.repeating("&amp;", 700_000))'/>", "<desc>\(size.repeating("x&lt;", 700_000))</desc>",
        size.repeating("<!-- -->", 400_000), size.repeating("<?a b?>", 400_000),
        "<desc>\(size.repeating("<![CDATA[]]>", 300_000))</desc>",
      ]
      try folder.svgs(texts.map { $0 + rectangle })
    },
    WorstInput(
      "numbers-of-svgs", "reading numbers of a million digits, and polygons of 900,000 corners",
      answer: "error["
    ) { folder, size in
      let digits = size.repeating("1", 1_000_000, atLeast: 400)
      let corners = size.repeating("1 2 ", 900_000)
      try folder.svgs([
        "<rect width='9.\(digits)' height='9' x='0.\(digits)' y='\(digits)'/>",
        "<polygon points='\(corners)'/>", "<polyline points='\(digits) 1 0.\(digits) 2'/>",
      ])
    },
    WorstInput(
      "strokes-of-arcs", "stroking a path of 300 arcs again for each of 200 uses"
    ) { folder, size in
      let arcs = size.repeating("A9 9 0 1 1 24 24A9 9 0 1 0 0 0", 300)
      let path =
        "<path id='p' stroke='red' stroke-width='9' stroke-linejoin='round' stroke-linecap='round' d='M0 0\(arcs)'/>"
      try folder.svgs([path + size.repeating("<use href='#p'/>", 200)])
    },
    WorstInput(
      "repeated-arcs", "holding a path of 5,000 arcs for each of 60 uses"
    ) { folder, size in
      let arcs = size.repeating("a9 9 0 11 9 9", 5_000)
      let path = "<path id='p' d='M0 0\(arcs)'/>"
      try folder.svgs([path + size.repeating("<use href='#p'/>", 60)])
    },
    WorstInput(
      "clips-on-layers", "holding a clipping path of 20,000 lines for each of 250 layers"
    ) { folder, size in
      let lines = size.repeating("h9v9h-9v-9", 5_000)
      let layers = size.repeating("<rect width='9' height='9'/>", 250)
      try folder.svgs([
        "<clipPath id='c'><path d='M0 0\(lines)'/></clipPath><g clip-path='url(#c)'>\(layers)</g>"
      ])
    },
  ]
}

/// A shape, without which an SVG draws nothing.
private let rectangle = "<rect width='9' height='9'/>"

extension WorstFolder {
  /// Writes SVGs, with attributes of their roots, and a theme with an image of each.
  func svgs(_ contents: [String], attributes: [String] = []) throws {
    for (number, content) in contents.enumerated() {
      let root = "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'"
      let more = attributes.isEmpty ? "" : attributes[number]
      try write("\(root)\(more)>\(content)</svg>\n", to: "\(number).svg")
    }
    try theme("a", "images:\n" + repeated(contents.count) { "  i\($0): { art: { svg: \($0).svg } }\n" })
  }
}
