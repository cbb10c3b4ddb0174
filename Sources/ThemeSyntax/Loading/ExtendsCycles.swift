import ThemeCore
import ThemeDiagnostics

/// The cycles among the files of a theme that extend each other, and an order of the files in which parents come first.
///
/// The result does not depend on where the search begins, because a strongly connected component is the same from each of its
/// files. Tarjan's algorithm finds all components in one pass.
struct ExtendsCycles {
  /// The strongly connected components: files that extend each other, or a single file. The group of a parent comes before the
  /// groups of its children.
  private(set) var groups: [[Int]] = []
  /// The index in `groups` of each file's group.
  private(set) var groupOf: [Int]

  /// - Parameter parents: For each file, the indexes of the files that it extends.
  init(_ parents: [[Int]]) {
    groupOf = [Int](repeating: -1, count: parents.count)
    var numbers = [Int](repeating: -1, count: parents.count)
    var lowest = numbers
    var open: [Int] = []
    var count = 0
    for root in parents.indices where numbers[root] < 0 {
      // The path of the depth-first search, each file with the number of its parents that were visited.
      var walk = [(file: root, seen: 0)]
      while let (file, seen) = walk.last {
        if seen == 0 {
          numbers[file] = count
          lowest[file] = count
          count += 1
          open.append(file)
        }
        if seen < parents[file].count {
          walk[walk.count - 1].seen += 1
          let parent = parents[file][seen]
          if numbers[parent] < 0 {
            walk.append((parent, 0))
          } else if groupOf[parent] < 0 {
            lowest[file] = min(lowest[file], numbers[parent])
          }
          continue
        }
        walk.removeLast()
        if let child = walk.last?.file { lowest[child] = min(lowest[child], lowest[file]) }
        guard lowest[file] == numbers[file], let start = open.lastIndex(of: file) else { continue }
        for member in open[start...] { groupOf[member] = groups.count }
        groups.append(Array(open[start...]))
        open.removeSubrange(start...)
      }
    }
  }

  /// The shortest cycle from a file through its group and back, beginning with the file; nil if it is in no cycle.
  func cycle(through start: Int, _ parents: [[Int]]) -> [Int]? {
    var cameFrom: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let file = queue[next]
      next += 1
      for parent in parents[file] where groupOf[parent] == groupOf[start] {
        if parent == start {
          var way = [file]
          while let last = way.last, last != start, let before = cameFrom[last] { way.append(before) }
          return way.reversed()
        }
        if cameFrom[parent] == nil {
          cameFrom[parent] = file
          queue.append(parent)
        }
      }
    }
    return nil
  }
}

extension Diagnostic {
  /// The error about themes that extend each other. `links` are the themes of one cycle, each with the place where it names the
  /// next; `count` is the number of themes in the whole group.
  static func extendsCycle(_ links: [(path: ThemePath, names: SourceRange)], of count: Int) -> Diagnostic {
    guard let start = links.first else { preconditionFailure("a cycle of no themes") }
    // A longer list would make the message unreadable.
    let shown = links.count > 16 ? links.prefix(15) : links[...]
    var names: DiagnosticText = ""
    for link in shown { names = "\(names)`\(link.path)` → " }
    if shown.count < links.count { names = "\(names)… → " }
    let diagnostic = Diagnostic(
      .extendsCycle, "a theme extends itself: \(names)`\(start.path)`", at: start.names)
    return shown.dropFirst().reduce(diagnostic) { $0.also(at: $1.names, "on the way") }
      .noting(words: count > links.count ? "\(count) themes extend each other in circles" : nil)
      .helping(
        links.count == 1
          ? "name the theme that this one begins with, or remove `extends`" : "remove one of these `extends`")
  }
}
