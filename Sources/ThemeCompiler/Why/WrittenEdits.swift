package import ThemeCore
import ThemeModel
import ThemeSyntax

extension WrittenTheme {
  /// The edits between the files of another theme and those of this one: those of theme files in their order, then those of the
  /// project file, then those of art.
  package func edits(since old: WrittenTheme) -> [WrittenEdit] {
    let (before, after) = (old.files, files)
    var comparison = TreeComparison(old: old, new: self)
    for (place, file) in after.enumerated() {
      // The theme's own file is compared even if it has another name.
      let former = place == 0 ? before.first : before.dropFirst().first { $0.path == file.path }
      if let former, let first = former.root, let second = file.root {
        comparison.compare(first, second, at: [])
      }
    }
    return comparison.edits + projectEdits(since: old) + artEdits(since: old)
  }

  /// The files whose bytes differ from those of another theme although no value in them does, so that only their layout or their
  /// comments are different.
  package func filesWithOtherLayout(since old: WrittenTheme) -> [ThemePath] {
    let (before, after) = (old.sources, sources)
    let differing = after.filter { path, bytes in before[path].map { $0 != bytes } ?? false }
    if differing.isEmpty { return [] }
    let edited = Set(edits(since: old).flatMap { [$0.old?.path, $0.new?.path] })
    return differing.keys.filter { !edited.contains($0) }.sorted()
  }

  /// The bytes of the files that the values of the theme are written in: themes, and their token files.
  private var sources: [ThemePath: [UInt8]] {
    var found: Set<SourceID> = []
    func add(_ node: SyntaxNode) {
      found.insert(node.range.source)
      switch node.value {
      case .scalar: break
      case .sequence(let items): for item in items { add(item) }
      case .mapping(let mapping): for entry in mapping.entries { add(entry.value) }
      }
    }
    for root in files.compactMap(\.root) { add(root) }
    let all = found.map { session.sources[$0] }
    return Dictionary(all.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  private func projectEdits(since old: WrittenTheme) -> [WrittenEdit] {
    guard let former = old.project?.root, let root = project?.root else { return [] }
    var comparison = TreeComparison(old: old, new: self)
    comparison.compare(former, root, at: [])
    return comparison.edits.filter { WrittenProject.reachesBundles($0.keys) }
  }

  private func artEdits(since old: WrittenTheme) -> [WrittenEdit] {
    func place(_ path: ThemePath) -> WrittenEdit.Place {
      WrittenEdit.Place(path: path, line: nil, text: "", range: nil)
    }
    func bytes(_ path: ThemePath, _ theme: WrittenTheme) -> [UInt8]? {
      try? theme.session.inputs.bytes(of: path, limit: theme.session.limits[.pictureBytes])
    }
    let (before, after) = (Set(old.art), Set(art))
    return before.union(after).sorted().compactMap { path in
      let (isOld, isNew) = (before.contains(path), after.contains(path))
      if isOld, isNew, bytes(path, old) == bytes(path, self) { return nil }
      return WrittenEdit(keys: [], old: isOld ? place(path) : nil, new: isNew ? place(path) : nil)
    }
  }
}

/// Compares the syntax trees of two files, and collects the edits between them.
private struct TreeComparison {
  let old: WrittenTheme
  let new: WrittenTheme
  private(set) var edits: [WrittenEdit] = []

  mutating func compare(_ before: SyntaxNode, _ after: SyntaxNode, at keys: [String]) {
    switch (before.value, after.value) {
    case (.mapping(let first), .mapping(let second)) where first.base?.value == second.base?.value:
      for entry in first.entries {
        if let other = second[entry.key.value] {
          compare(entry.value, other, at: keys + [entry.key.value])
        } else {
          note(keys + [entry.key.value], gone: (entry.value, entry.key.range))
        }
      }
      for entry in second.entries where first[entry.key.value] == nil {
        note(keys + [entry.key.value], new: (entry.value, entry.key.range))
      }
    case (.sequence(let first), .sequence(let second)):
      compare(first, second, at: keys)
    case (.scalar(let first), .scalar(let second)) where first == second: break
    default: note(keys, gone: (before, before.range), new: (after, after.range))
    }
  }

  /// Compares two lists. Where their lengths differ, equal items at the beginning and at the end are matched first.
  private mutating func compare(_ before: [SyntaxNode], _ after: [SyntaxNode], at keys: [String]) {
    if before.count == after.count {
      for (index, (first, second)) in zip(before, after).enumerated() {
        compare(first, second, at: keys + ["\(index + 1)"])
      }
      return
    }
    let (first, second) = (before.map(\.inOneLine), after.map(\.inOneLine))
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed()).prefix { $0 == $1 }
      .count
    let (gone, new) = (Array(before[start..<(before.count - end)]), Array(after[start..<(after.count - end)]))
    for (index, pair) in zip(gone, new).enumerated() {
      compare(pair.0, pair.1, at: keys + ["\(start + index + 1)"])
    }
    for index in min(gone.count, new.count)..<max(gone.count, new.count) {
      let path = keys + ["\(start + index + 1)"]
      if index < gone.count { note(path, gone: (gone[index], gone[index].range)) }
      if index < new.count { note(path, new: (new[index], new[index].range)) }
    }
  }

  private mutating func note(
    _ keys: [String], gone: (SyntaxNode, SourceRange)? = nil, new: (SyntaxNode, SourceRange)? = nil
  ) {
    edits.append(
      WrittenEdit(
        keys: keys, old: gone.map { old.place(of: $0.0, at: $0.1) },
        new: new.map { self.new.place(of: $0.0, at: $0.1) }))
  }
}
