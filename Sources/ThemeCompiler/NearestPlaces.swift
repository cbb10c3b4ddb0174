import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// Moves diagnostics from a file to the one over it that gives the value, where it can be fixed: from a shared theme to the
/// brand whose token or key makes the theme wrong.
struct NearestPlaces {
  /// Codes whose place is a map of lengths, so that a length in it is what is wrong.
  private static let ofLengths: Set<String> = Set(
    [
      DiagnosticCode.capsExceedWidth, .capsExceedHeight, .capsLeaveNothing, .stretchableExceeds,
      .sizeBelowCaps,
      .insetsLeaveNoRoom, .titleTooTall,
    ].map(\.name))
  /// Codes about what the use of a value says, however good the value is.
  private static let ofUses: Set<String> = Set([DiagnosticCode.deprecatedToken].map(\.name))

  private let layers: FileLayers
  private let sources: SourceMap
  /// The uses of values that other files give, with the places of these values; sorted by the places of the uses.
  private let uses: [(use: SourceRange, value: SourceRange)]

  /// `values` are the places of values by the places of the references to them.
  init(_ layers: FileLayers, _ values: [SourceRange: SourceRange], in sources: SourceMap) {
    (self.layers, self.sources) = (layers, sources)
    uses = values.map { (use: $0.key, value: $0.value) }.sorted { Self.precedes($0.use, $1.use) }
  }

  /// The diagnostic at the place where its value is given, with its own place second; unchanged where no file over its own gives
  /// one.
  func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    if Self.ofUses.contains(diagnostic.code.name) { return diagnostic }
    let place = diagnostic.place
    let isOfLengths = Self.ofLengths.contains(diagnostic.code.name)
    if let value = value(in: place.range, isWhole: !isOfLengths, over: place.range) {
      let isSame = value.use == place.range
      let label = Diagnostic.Label(value.value, isSame ? place.text : "")
      let second = Diagnostic.Label(place.range, isSame ? "used here" : place.text)
      return diagnostic.placed(
        at: label, also: [second] + diagnostic.related.filter { $0.range != value.value })
    }
    // Beside an unknown name stands the nearest known one, which is no cause.
    if diagnostic.code.name.hasPrefix("unknown-") { return diagnostic }
    for (index, label) in diagnostic.related.enumerated() {
      let given = value(in: label.range, isWhole: true, over: place.range)?.value
      guard let range = given ?? (isOver(label.range, place.range) ? label.range : nil) else { continue }
      var related = diagnostic.related
      related.remove(at: index)
      return diagnostic.placed(at: Diagnostic.Label(range, label.text), also: [place] + related)
    }
    return diagnostic
  }

  /// The value that is used at a range, or anywhere in it unless `isWhole`, and that a file over the one of `place` gives.
  private func value(
    in range: SourceRange, isWhole: Bool, over place: SourceRange
  ) -> (use: SourceRange, value: SourceRange)? {
    var index = uses.partitioningIndex {
      ($0.use.source.index, $0.use.start) >= (range.source.index, range.start)
    }
    while index < uses.count, uses[index].use.source == range.source, uses[index].use.start < range.end {
      let found = uses[index]
      index += 1
      let isIn = isWhole ? found.use == range : found.use.end <= range.end
      if isIn, isOver(found.value, place) { return found }
      if isWhole, found.use.start > range.start { return nil }
    }
    return nil
  }

  /// Whether a place is in a file on which the file of another place does not build, so that it comes from above.
  private func isOver(_ place: SourceRange, _ other: SourceRange) -> Bool {
    place.source != other.source
      && !layers.isBuilt(sources[other.source].path, on: sources[place.source].path)
      && layers.contains(sources[place.source].path)
  }

  private static func precedes(_ left: SourceRange, _ right: SourceRange) -> Bool {
    (left.source.index, left.start, left.end) < (right.source.index, right.start, right.end)
  }
}

/// A part of a path pattern, which is compared with names by bytes.
struct NamePattern {
  private static let star = UInt8(ascii: "*")
  private static let any = UInt8(ascii: "?")
  /// The bytes of the pattern; of several stars in a row, one is left.
  private let bytes: [UInt8]

  init(_ part: Substring) {
    var bytes: [UInt8] = []
    for byte in part.utf8 where byte != Self.star || bytes.last != Self.star { bytes.append(byte) }
    self.bytes = bytes
  }

  /// Whether a path, or a part of one, is a pattern rather than a name.
  static func isOne(_ text: Substring) -> Bool { text.utf8.contains { $0 == star || $0 == any } }

  /// Whether the whole name matches. Takes at most as many steps as the lengths of both, multiplied.
  func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    if name.first == UInt8(ascii: "."), bytes.first == Self.star || bytes.first == Self.any { return false }
    var (place, next) = (0, 0)
    /// Behind the last star, and the end of what it stands for.
    var star: (place: Int, end: Int)?
    while next < name.count {
      if place < bytes.count, bytes[place] == Self.star {
        place += 1
        star = (place, next)
      } else if place < bytes.count, bytes[place] == Self.any {
        place += 1
        next = Self.character(after: next, in: name)
      } else if place < bytes.count, bytes[place] == name[next] {
        place += 1
        next += 1
      } else if let last = star {
        // The last star stands for one character more; those before it need not change.
        let end = Self.character(after: last.end, in: name)
        star = (last.place, end)
        (place, next) = (last.place, end)
      } else {
        return false
      }
    }
    return bytes[place...].allSatisfy { $0 == Self.star }
  }

  /// The end of the character that begins at a place.
  private static func character(after place: Int, in name: [UInt8]) -> Int {
    var end = place + 1
    while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
