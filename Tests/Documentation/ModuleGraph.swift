import ThemeCore

/// The modules of the package in Sources, with the arrows that say which imports which.
package struct ModuleGraph: Sendable {
  /// A module, at a place of the drawing.
  struct Node: Equatable, Sendable {
    let name: String
    /// The modules that it needs and that none of the others which it needs brings along, in the order of `Package.swift`.
    let uses: [String]
    /// How many modules stand below it on the longest way down.
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
