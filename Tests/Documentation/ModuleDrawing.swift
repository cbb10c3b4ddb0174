import ThemeCore

/// The modules as a drawing in SVG: data flows from left to right, and an arrow leads from a module to one that uses it.
struct ModuleDrawing {
  /// All in pixels.
  private static let box = (width: 130, height: 44)
  private static let step = (x: 162, y: 74)
  private static let margin = 20

  let graph: ModuleGraph
  /// The text below a module's name.
  let captions: [String: String]
  /// Of each module, how many rows it is below the line.
  private let rows: [String: Int]

  init(_ graph: ModuleGraph, captions: [String: String]) {
    self.graph = graph
    self.captions = captions
    var rows: [String: Int] = [:]
    // The line is the longest way through the modules, from the last one down; of two, the one of a stage.
    func isLower(_ first: ModuleGraph.Node, _ second: ModuleGraph.Node) -> Bool {
      (first.level, captions[first.name] == nil ? 0 : 1) < (
        second.level, captions[second.name] == nil ? 0 : 1
      )
    }
    var next = graph.nodes.max(by: isLower)
    while let node = next {
      rows[node.name] = 0
      next = graph.nodes.filter { node.uses.contains($0.name) }.max(by: isLower)
    }
    // The others are in the first row that is free up to the last module that uses them.
    var ends: [Int: Int] = [:]
    for node in graph.nodes.sorted(by: { $0.level < $1.level }) where rows[node.name] == nil {
      let users = graph.nodes.filter { $0.uses.contains(node.name) }
      let row = (1...).first { (ends[$0] ?? 0) < node.level } ?? 1
      rows[node.name] = row
      ends[row] = (users.map(\.level).max() ?? node.level + 1) - 1
    }
    self.rows = rows
  }

  var svg: String {
    let columns = (graph.nodes.map(\.level).max() ?? 0) + 1
    let width = columns * Self.step.x - (Self.step.x - Self.box.width) + 2 * Self.margin
    let height =
      ((rows.values.max() ?? 0) + 1) * Self.step.y - (Self.step.y - Self.box.height) + 2 * Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" font-family=\"sans-serif\" text-anchor=\"middle\">",
      "  <title>The modules of themec</title>",
      "  <desc>An arrow leads from a module to one that uses it; what a module also gets by way of another is left out.</desc>",
      "  <defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#57606a\"/></marker></defs>",
      "  <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    for node in graph.nodes {
      for used in node.uses { lines.append("  \(arrow(from: used, to: node))") }
    }
    for node in graph.nodes { lines += boxLines(node) }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private func origin(_ node: ModuleGraph.Node) -> (x: Int, y: Int) {
    (Self.margin + node.level * Self.step.x, Self.margin + (rows[node.name] ?? 0) * Self.step.y)
  }

  /// Along the row of the one that is used, and over to the user in the gap before it.
  private func arrow(from name: String, to user: ModuleGraph.Node) -> String {
    guard let used = graph.nodes.first(where: { $0.name == name }) else { return "" }
    let (start, end) = (origin(used), origin(user))
    let (left, right) = (start.x + Self.box.width, end.x)
    let (top, bottom) = (start.y + Self.box.height / 2, end.y + Self.box.height / 2)
    let turn = right - (Self.step.x - Self.box.width)
    let path = "M\(left) \(top)H\(turn)C\(turn + 18) \(top) \(right - 18) \(bottom) \(right) \(bottom)"
    return
      "<path d=\"\(path)\" fill=\"none\" stroke=\"#57606a\" stroke-width=\"1.5\" marker-end=\"url(#head)\"/>"
  }

  private func boxLines(_ node: ModuleGraph.Node) -> [String] {
    let (x, y) = origin(node)
    let isOnLine = rows[node.name] == 0
    let middle = x + Self.box.width / 2
    var lines = [
      "  <rect x=\"\(x)\" y=\"\(y)\" width=\"\(Self.box.width)\" height=\"\(Self.box.height)\" rx=\"6\" fill=\"\(isOnLine ? "#ddf4ff" : "#f6f8fa")\" stroke=\"\(isOnLine ? "#0969da" : "#57606a")\"/>"
    ]
    let caption = captions[node.name]
    lines.append(
      "  <text x=\"\(middle)\" y=\"\(y + (caption == nil ? 27 : 19))\" font-size=\"13\" fill=\"#1f2328\">\(node.name)</text>"
    )
    if let caption {
      lines.append(
        "  <text x=\"\(middle)\" y=\"\(y + 35)\" font-size=\"11\" fill=\"#57606a\">\(caption)</text>")
    }
    return lines
  }
}

extension ModuleGraph {
  /// The drawing of it as SVG; `map` is the text of `Sources/README.md`, whose tables say each stage's verb.
  package func drawing(map: String) -> String {
    var captions: [String: String] = [:]
    for line in map.split(separator: "\n") where line.hasPrefix("| `Theme") {
      // A stage's second cell is its verb, in backticks.
      let cells = line.split(separator: "|")
      guard cells.count > 1, cells[1].hasPrefix(" `") else { continue }
      let words = cells.map { String($0.filter { $0 != "`" && $0 != " " }) }
      captions[words[0]] = words[1]
    }
    return ModuleDrawing(self, captions: captions).svg
  }
}

/// The modules of the package in Sources, with the arrows that say which imports which.
package struct ModuleGraph: Sendable {
  /// A module, at a place of the drawing.
  struct Node: Equatable, Sendable {
    let name: String
    /// The modules that it needs and that none of the others which it needs brings along, in the order of `Package.swift`.
    let uses: [String]
    /// How many modules are below it on the longest way down.
    let level: Int
  }

  /// In the order of `Package.swift`.
  let nodes: [Node]

  /// Reads what `swift package dump-package` prints; nil when it is something else. Modules of C and those of tests are left
  /// out.
  package init?(packageDump: [UInt8]) {
    guard let package = try? JSONValue(parsing: packageDump), let targets = package["targets"]?.elements
    else {
      return nil
    }
    var declared: [(name: String, uses: [String])] = []
    for target in targets {
      guard let name = target["name"]?.string, name.hasPrefix("Theme") || name == "themec",
        target["path"]?.string == nil, target["type"]?.string != "test"
      else { continue }
      let uses = (target["dependencies"]?.elements ?? []).compactMap { $0["byName"]?.elements?.first?.string }
      declared.append((name, uses.filter { $0.hasPrefix("Theme") }))
    }
    var reached: [String: Set<String>] = [:]
    var levels: [String: Int] = [:]
    var nodes: [Node] = []
    for (name, uses) in declared {
      // A module stands behind all that it needs.
      guard uses.allSatisfy({ reached[$0] != nil }) else { return nil }
      let brought = uses.reduce(into: Set<String>()) { $0.formUnion(reached[$1] ?? []) }
      reached[name] = brought.union(uses)
      let level = (uses.compactMap { levels[$0] }.max() ?? -1) + 1
      levels[name] = level
      nodes.append(Node(name: name, uses: uses.filter { !brought.contains($0) }, level: level))
    }
    self.nodes = nodes
  }
}
