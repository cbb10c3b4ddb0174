import ThemeCore
import ThemeSyntax

/// The contents of a theme's files, by place and by keys.
struct WrittenPlaces {
  /// The files, the theme's own first.
  private let files: [WrittenFile]
  /// The keys that lead to each value, by the place of the value.
  private var keys: [SourceRange: [String]] = [:]

  init(_ files: [WrittenFile]) {
    self.files = files
    for file in files {
      if let root = file.root { add(root, at: []) }
    }
  }

  private mutating func add(_ node: SyntaxNode, at path: [String]) {
    if keys[node.range] == nil { keys[node.range] = path }
    switch node.value {
    case .scalar: break
    case .sequence(let items):
      for (index, item) in items.enumerated() { add(item, at: path + ["\(index)"]) }
    case .mapping(let mapping):
      for entry in mapping.entries { add(entry.value, at: path + [entry.key.value]) }
    }
  }

  /// The keys that lead from the root of its file to the value at a place; nil where no value has exactly this place.
  func keys(to range: SourceRange) -> [String]? { keys[range] }

  /// The values other than maps that the files have at a path of keys, that of the theme's own file first.
  func written(at path: [String]) -> [SyntaxNode] { nodes(at: path).filter { $0.mapping == nil } }

  /// The values that the files have at a path of keys, that of the theme's own file first.
  func nodes(at path: [String]) -> [SyntaxNode] {
    files.compactMap { file in path.reduce(file.root) { $0?.value(of: $1) } }
  }

  /// The names by which the theme reaches another of its files, step by step, each with the place where it is written. Empty
  /// for the theme's own file and for files of tokens.
  func way(to source: SourceID) -> [Ranged<String>] {
    var ways: [(file: Int, names: [Ranged<String>])] = [(0, [])]
    var seen: Set<Int> = [0]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      if files[way.file].source == source { return way.names }
      for parent in files[way.file].parents {
        guard let place = files.firstIndex(where: { $0.path == parent.path }), seen.insert(place).inserted
        else { continue }
        ways.append((place, way.names + [parent.name]))
      }
    }
    return []
  }
}

extension SyntaxNode {
  /// The value of a key of a map, or the item of a list with an index from 0.
  func value(of name: String) -> SyntaxNode? {
    sequence.flatMap { items in Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil } }
      ?? mapping?[name]
  }
}
