package import ThemeCore
package import ThemeDiagnostics

/// Merges a theme with the themes that it extends: every file once, parents before children, in whatever order the files name
/// each other.
struct Loading {
  let library: SyntaxLibrary
  let themeFiles: ThemeFiles
  /// The sources of the theme files, without those of token files.
  private let themeSources: Set<SourceID>

  init(library: SyntaxLibrary, themeFiles: ThemeFiles) {
    self.library = library
    self.themeFiles = themeFiles
    themeSources = Set(themeFiles.files.map(\.source))
  }

  /// - Parameter name: The name by which another file refers to the theme, with its place; nil for a theme that the user names.
  func load(
    _ path: ThemePath, namedAs name: Ranged<String>?, _ sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    guard let file = themeFiles.files.first else { return sink.refuse(unreadable(path, namedAs: name)) }
    for file in themeFiles.files { sink.append(contentsOf: file.sink) }
    if let exceeded = themeFiles.exceeded { return refuse(file, exceeded, &sink) }
    guard let layers = layers(&sink), let mergedTheme = layers.first, let root = mergedTheme.root else {
      return nil
    }
    return SyntaxTree(
      root: root, source: file.source, parents: mergedTheme.parents, isPartial: mergedTheme.isPartial,
      deprecatedTokens: mergedTheme.deprecated, tokenRemarks: mergedTheme.remarks,
      droppedModes: mergedTheme.droppedModes, overTokenFiles: mergedTheme.overTokenFiles,
      layers: FileLayers(themeFiles), inputs: themeFiles.inputs)
  }

  private func refuse(
    _ file: ThemeFile, _ exceeded: LimitExceeded, _ sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    let place = file.parents.first?.name.range ?? SourceRange(source: file.source, start: 0, end: 0)
    return sink.refuse(.limitExceeded("with all that it extends, the theme has", exceeded, at: place))
  }

  private func unreadable(_ path: ThemePath, namedAs name: Ranged<String>?) -> Diagnostic {
    let error = themeFiles.unreadable[path] ?? .notFound
    var searches = 1
    if let name {
      return library.unreadable(path, error, namedAs: name, ending: ".theme.yaml", &searches)
    }
    let source = library.sources.add(SourceFile(path: path, bytes: []))
    return .unreadable(path, error, at: SourceRange(source: source, start: 0, end: 0))
  }

  /// The merged theme of every file, in the order of `themeFiles`; nil after a report that they exceed a limit.
  private func layers(_ sink: inout DiagnosticSink) -> [MergedTheme]? {
    let parents = themeFiles.files.map { $0.parents.compactMap { themeFiles.places[$0.path] } }
    let cycles = ExtendsCycles(parents)
    var layers = [MergedTheme?](repeating: nil, count: parents.count)
    var nodes = 0
    for group in cycles.groups {
      let isCycle = report(cycle: group, cycles, parents, &sink)
      for file in group {
        let mergedTheme = layer(file, isCycle: isCycle, cycles, layers, &sink)
        layers[file] = mergedTheme
        nodes += themeFiles.files[file].nodes + mergedTheme.nodes
        guard library.limits.exceeded(.mergedNodes, by: nodes) == nil else {
          _ = refuse(themeFiles.files[0], library.limits.exceeded(.mergedNodes), &sink)
          return nil
        }
      }
    }
    return layers.compactMap(\.self)
  }

  /// Reports a group of files that extend each other; false if the group is a single file that does not extend itself.
  private func report(
    cycle group: [Int], _ cycles: ExtendsCycles, _ parents: [[Int]], _ sink: inout DiagnosticSink
  ) -> Bool {
    guard group.count > 1 || parents[group[0]].contains(group[0]),
      let start = group.min(by: { themeFiles.files[$0].path < themeFiles.files[$1].path }),
      let cycle = cycles.cycle(through: start, parents)
    else { return false }
    let links = cycle.indices.map { index in
      let file = themeFiles.files[cycle[index]]
      let next = themeFiles.files[cycle[(index + 1) % cycle.count]].path
      guard let name = file.parents.first(where: { $0.path == next })?.name else {
        preconditionFailure("a link of a circle that nothing names")
      }
      return (path: file.path, names: name.range)
    }
    sink.report(.extendsCycle(links, of: group.count))
    return true
  }

  /// Merges a file with its parents, which are merged already, except for those of its own cycle: they are left out.
  private func layer(
    _ own: Int, isCycle: Bool, _ cycles: ExtendsCycles, _ layers: [MergedTheme?], _ sink: inout DiagnosticSink
  ) -> MergedTheme {
    let file = themeFiles.files[own]
    var isPartial = file.isPartial || file.sink.hasErrors || isCycle
    var height = 1
    var above: [MergedTheme] = []
    var searches = 5
    for parent in file.parents {
      guard let place = themeFiles.places[parent.path] else {
        let error = themeFiles.unreadable[parent.path] ?? .notFound
        sink.report(
          library.unreadable(parent.path, error, namedAs: parent.name, ending: ".theme.yaml", &searches))
        isPartial = true
        continue
      }
      // A parent in the same cycle is left out, because what it contributes would depend on where the cycle is entered.
      guard cycles.groupOf[place] != cycles.groupOf[own], let mergedTheme = layers[place] else { continue }
      if mergedTheme.height >= Limit.extendsDepth.standard {
        let exceeded = library.limits.exceeded(.extendsDepth)
        sink.report(
          .limitExceeded("the chain of themes that extend each other has", exceeded, at: parent.name.range))
        isPartial = true
        continue
      }
      isPartial = isPartial || mergedTheme.isPartial
      height = max(height, mergedTheme.height + 1)
      above.append(mergedTheme)
    }
    if let known = library.mergedTheme(file.path) { return known }
    let mergedTheme = merge(file, over: above, isPartial: isPartial, height: height)
    library.keep(mergedTheme, of: file.path)
    return mergedTheme
  }

  private func merge(
    _ file: ThemeFile, over above: [MergedTheme], isPartial: Bool, height: Int
  ) -> MergedTheme {
    var merging = TreeMerging(library.alternatives)
    var base: SyntaxNode?
    var deprecated: [String: String] = [:]
    var remarks = file.remarks
    var dropped: [DroppedModes] = []
    var overTokenFiles = file.overTokenFiles
    var nodes = 0
    let most = library.limits[.mergedNodes]
    for mergedTheme in above where nodes + merging.count <= most {
      nodes += mergedTheme.deprecated.count + mergedTheme.remarks.count
      nodes += mergedTheme.droppedModes.count + mergedTheme.overTokenFiles.count
      deprecated.merge(mergedTheme.deprecated) { $1 }
      remarks = remarks.isEmpty ? mergedTheme.remarks : remarks.union(mergedTheme.remarks)
      dropped += mergedTheme.droppedModes
      overTokenFiles.formUnion(mergedTheme.overTokenFiles)
      guard let inherited = mergedTheme.inherited else { continue }
      base = base.map { merging.merged($0, with: inherited) } ?? inherited
    }
    deprecated.merge(file.deprecated) { $1 }
    let root = file.root.map { own in base.map { merging.merged($0, with: own) } ?? own }
    // A token of a token file is meant to replace a parent's, and a value over such a token drops nothing that is left.
    let bare = merging.droppedModes.filter {
      themeSources.contains($0.value.range.source) && !overTokenFiles.contains($0.value.range)
    }
    dropped += file.droppedModes + bare.map { $0.fixed(in: library.sources) }
    return MergedTheme(
      root: root, parents: base, isPartial: isPartial, deprecated: deprecated, remarks: remarks,
      droppedModes: dropped, overTokenFiles: overTokenFiles, height: height, nodes: nodes + merging.count)
  }
}

extension Diagnostic {
  package static func pathLeavesRoot(_ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.pathLeavesRoot, "the path `\(written.shortened)` leaves the root", at: range)
      .helping(
        written.utf8.first == UInt8(ascii: "/")
          ? "paths are relative to the file that contains them"
          : "move the file below the root, or choose a root that contains both with `--root`")
  }

  /// The error about a file that can't be read: a theme, a token file or art. `limit` is the size limit that a file that is too
  /// large exceeds.
  package static func unreadable(
    _ path: ThemePath, _ error: InputError, as code: DiagnosticCode = .fileMissing, at range: SourceRange,
    limit: Limit = .fileBytes
  ) -> Diagnostic {
    switch error {
    case .notFound: return Diagnostic(code, "there is no file `\(path)`", at: range)
    case .wrongKind: return Diagnostic(code, "`\(path)` is not a file", at: range)
    case .leavesRoot:
      return Diagnostic(.pathLeavesRoot, "`\(path)` is a link that leaves the root", at: range)
        .helping("`--trust-links` follows such links")
    case .tooLarge(let bytes, let allowed):
      let exceeded = LimitExceeded(limit, allowed: allowed, measured: bytes)
      return .limitExceeded("`\(path)` has", exceeded, at: range)
    case .unreadable(let reason), .machineFailed(let reason):
      return Diagnostic(code, "`\(path)` can't be read: \(reason)", at: range)
    }
  }
}

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
