package import ThemeCore

extension Baseline {
  /// An entry that accepts more equal warnings than a run has.
  package struct Leftover: Sendable {
    package let entry: Entry
    /// How many equal warnings are accepted, and how many there are.
    package let accepted: Int
    package let found: Int
  }

  /// The entries that accept more warnings than there are among `diagnostics`, in their order.
  package func leftovers(after diagnostics: [Diagnostic], in sources: SourceMap) -> [Leftover] {
    var found: [Entry: Int] = [:]
    for diagnostic in diagnostics where diagnostic.code.severity == .warning {
      found[Entry(diagnostic, in: sources), default: 0] += 1
    }
    return entries.compactMap { entry, count in
      let number = found[entry] ?? 0
      return number < count ? Leftover(entry: entry, accepted: count, found: number) : nil
    }
  }
}
