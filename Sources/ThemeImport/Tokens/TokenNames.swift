import ThemeCore

/// The names under which tokens are written: without dots, braces and leading dollar signs, unique, and with `$root` for a
/// token that is a group too.
struct TokenNames {
  private var paths: [String: [String]] = [:]
  /// The tokens whose names differ from those of their file.
  private(set) var changed: Set<String> = []

  init(_ found: FoundTokens) {
    var taken: Set<[String]> = []
    var order: [String] = []
    for token in found.layers.lazy.flatMap(\.tokens) where !token.isHidden && paths[token.key] == nil {
      var path = Self.clean(token.path)
      let last = path.count - 1
      let name = path[last]
      var number = 2
      while !taken.insert(path).inserted {
        path[last] = "\(name)_\(number)"
        number += 1
      }
      if path != token.path { changed.insert(token.key) }
      paths[token.key] = path
      order.append(token.key)
    }
    var groups: Set<[String]> = []
    for key in order {
      let path = paths[key] ?? []
      for count in 1..<max(1, path.count) { groups.insert(Array(path[..<count])) }
    }
    for key in order where groups.contains(paths[key] ?? []) {
      paths[key]?.append("$root")
      changed.insert(key)
    }
  }

  func path(of key: String) -> [String] { paths[key] ?? [key] }

  subscript(key: String) -> String { path(of: key).joined(separator: ".") }

  private static func clean(_ path: [String]) -> [String] {
    var path = path.map(clean)
    if path.count > 24 { path = Array(path[..<23]) + [path[23...].joined(separator: "-")] }
    // A reference must not be longer than a thousand bytes.
    let most = max(8, 800 / max(1, path.count))
    // The reader would take these groups for signs of other formats.
    if let first = path.first, ["resolutionOrder", "dsp_spec_version"].contains(first) {
      path[0] = "\(first)_"
    }
    return path.isEmpty
      ? ["token"] : path.map { $0.utf8.count > most ? String($0.unicodeScalars.prefix(most / 4)) : $0 }
  }

  private static func clean(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(400) {
      let isSign = "./{}".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.isHidden
      result.append(isSign ? "_" : scalar)
    }
    if name.hasLongRunOfMarks { result = String.UnicodeScalarView(result.filter(\.isASCII)) }
    var text = String(result).trimmed
    while text.hasPrefix("$") { text.removeFirst() }
    return text.isEmpty ? "_" : text
  }
}
