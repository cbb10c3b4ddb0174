package import ThemeCore
import ThemeSyntax

/// The report of an import.
package struct ImportReport: Sendable {
  /// What became of everything that was found, in the order of the sources.
  package var notes: [ImportNote]
  /// The files that are written or removed, as you would type their paths.
  package var written: [String] = []
  package var removed: [String] = []

  package init(_ notes: [ImportNote]) { self.notes = notes }

  /// The report for people: a line of counts, then everything that is not simply taken. `path` makes a place a path as you
  /// would type it.
  package func lines(_ path: (ThemePath) -> String, isComplete: Bool) -> [String] {
    var lines: [String] = []
    for outcome in ImportNote.Outcome.allCases {
      let some = notes.filter { $0.outcome == outcome }
      guard !some.isEmpty else { continue }
      lines.append("\(outcome.rawValue): \(some.count)")
      // What is taken is in the theme, where everybody can see it.
      if outcome == .taken, !isComplete { continue }
      // Things with the same reason are one entry.
      var reasons: [(reason: String, notes: [ImportNote])] = []
      var places: [String: Int] = [:]
      for note in some {
        if let index = places[note.reason] {
          reasons[index].notes.append(note)
        } else {
          places[note.reason] = reasons.count
          reasons.append((note.reason, [note]))
        }
      }
      for (reason, notes) in reasons {
        lines.append("  \(reason)")
        let shown = isComplete ? notes.count : 5
        for note in notes.prefix(shown) {
          let line = note.place.line.map { ":\($0)" } ?? ""
          lines.append("    \(note.subject.shortened)  \(path(note.place.path))\(line)")
        }
        if notes.count > shown { lines.append("    and \(notes.count - shown) more; `--verbose` lists them") }
      }
    }
    return lines
  }

  package func json(_ path: (ThemePath) -> String) -> JSONValue {
    [
      "notes": .array(
        notes.map { note in
          var members = Members()
          members.add("outcome", .string(note.outcome.rawValue))
          members.add("subject", .string(note.subject))
          members.add("path", .string(path(note.place.path)))
          members.add("line", note.place.line.map { .integer($0) })
          members.add("column", note.place.column.map { .integer($0) })
          members.add("reason", .string(note.reason))
          return members.object
        }),
      "written": .array(written.map { .string($0) }),
      "removed": .array(removed.map { .string($0) }),
    ]
  }
}
