/// What people mistype, and what they are told: `Tests/Fixtures/slips/<base>/` holds a clean theme, `slips.txt` one change
/// of it after the other, and `expected.txt` every answer.
///
/// Every slip is answered by the codes that the table names and no others, each of them on a line of the slip. Slips that
/// pass in silence are named in the table too: of all, at most three.
@Suite("slips") struct SlipTests {
  @Test(arguments: Fixture.all("slips")) func `answers`(_ fixture: Fixture) throws {
    let table = try SlipTable(fixture)
    #expect(try table.diagnostics(of: table.base).isEmpty, "the base is clean")
    var text = ""
    for slip in table.slips {
      let changed = try #require(
        slip.applied(to: table.base), "\(slip.title): what is replaced is there once")
      let found = try table.diagnostics(of: changed.text)
      for diagnostic in found where !diagnostic.lines.contains(where: (slip.lines ?? changed.lines).contains)
      {
        Issue.record("\(slip.title): answered on line \(diagnostic.lines), slipped on \(changed.lines)")
      }
      #expect(found.map(\.code) == slip.codes, "\(slip.title)")
      text += slip.answer(changed, found)
    }
    #expect(Golden.difference(text, from: "expected.txt", of: fixture) == nil)
  }

  @Test(arguments: Fixture.all("slips")) func `a fix takes its diagnostic away and brings no other`(
    _ fixture: Fixture
  ) throws {
    let table = try SlipTable(fixture)
    for slip in table.slips {
      let changed = try #require(slip.applied(to: table.base))
      let found = try table.diagnostics(of: changed.text)
      for diagnostic in found {
        guard diagnostic.isError, let fixed = diagnostic.fixed(changed.text) else { continue }
        let left = try table.diagnostics(of: fixed)
        // Warnings of what the slip hid may come.
        #expect(
          left.count(where: \.isError) < found.count(where: \.isError), "\(slip.title): \(left.map(\.text))")
      }
    }
  }

  @Test func `there are at least a hundred slips, and at most three of a hundred pass in silence`() throws {
    let slips = try Fixture.all("slips").flatMap { try SlipTable($0).slips }
    #expect(slips.count >= 100)
    #expect(slips.count { $0.codes.isEmpty } * 100 <= slips.count * 3)
  }
}

/// The slips of one theme.
private struct SlipTable {
  let path: String
  let base: String
  let slips: [Slip]
  private let files: [String: [UInt8]]

  init(_ fixture: Fixture) throws {
    let text = try #require(fixture.bytes("slips.txt"))
    let lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    path = lines[0]
    let theme = try #require(fixture.bytes(lines[0]))
    base = String(decoding: theme, as: UTF8.self)
    slips = try lines.dropFirst().split(separator: "").map(Slip.init)
    files = try fixture.memory()
  }

  /// What is wrong with the theme when its text is this one.
  func diagnostics(of text: String) throws -> [Found] {
    var files = files
    files[path] = Array(text.utf8)
    let compiled = try Compiled([path], in: MemoryInputs(files))
    return compiled.result.diagnostics.map { Found($0, of: path, in: compiled.session.sources) }
  }
}

/// A diagnostic as the table speaks of it.
private struct Found {
  let code: String
  /// The lines of the theme that it shows, its own first.
  let lines: [Int]
  let text: String
  let isError: Bool
  private let fix: Diagnostic.Fix?

  init(_ diagnostic: Diagnostic, of path: String, in sources: SourceMap) {
    fix = diagnostic.fix.flatMap { sources[$0.range.source].path.text == path ? $0 : nil }
    let labels = [diagnostic.place] + diagnostic.related
    let places = labels.map { label in
      let file = sources[label.range.source]
      return (
        path: file.path.text, position: file.lines.position(of: Int(label.range.start)), text: label.text
      )
    }
    code = diagnostic.code.name
    isError = diagnostic.severity == .error
    lines = places.filter { $0.path == path }.map(\.position.line)
    let place = places[0].position
    text =
      "  \(diagnostic.severity)[\(code)] \(place.line):\(place.column): \(diagnostic.message)\n"
      + (places.dropFirst().map { "    \($0.path):\($0.position.line): \($0.text)\n" }
      + diagnostic.notes.map { "    note: \($0)\n" } + diagnostic.help.map { "    help: \($0)\n" }).joined()
  }
}

extension Found {
  /// The theme with the fix done; nil where the diagnostic has none.
  fileprivate func fixed(_ theme: String) -> String? {
    guard let fix else { return nil }
    var bytes = Array(theme.utf8)
    var range = Int(fix.range.start)..<Int(fix.range.end)
    // What is quoted stays between its quotes.
    if let quote = bytes[range].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      range.count > 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    bytes.replaceSubrange(range, with: fix.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// One change of a theme, and the codes that answer it; of what is missing, with the line that they name (`@ 18`).
///
/// ```
/// a space is missing behind the colon
/// - height: 30
/// + height:30
/// = invalid-yaml
/// ```
private struct Slip {
  let title: String
  let codes: [String]
  let lines: ClosedRange<Int>?
  private let old: String
  private let new: String

  init(_ block: ArraySlice<String>) throws {
    title = try #require(block.first)
    let edits = block.dropFirst()
    func marked(_ sign: String) -> [String] {
      edits.filter { $0.hasPrefix(sign) }.map { line in
        line.dropFirst(2).split(separator: "⇥", omittingEmptySubsequences: false).joined(separator: "\t")
      }
    }
    old = marked("-").joined(separator: "\n")
    new = marked("+").joined(separator: "\n")
    let expected = try #require(marked("=").first, "what answers")
    let halves = expected.split(separator: "@")
    codes = halves[0].split(separator: " ").map(String.init).filter { $0 != "silent" }
    lines = halves.count == 1 ? nil : Int(halves[1].drop { $0 == " " }).map { $0...$0 }
  }

  /// The changed text with the numbers of the lines that differ; nil where the old text is not there once.
  func applied(to base: String) -> (text: String, lines: ClosedRange<Int>)? {
    let places = base.ranges(of: old)
    guard places.count == 1, old != new else { return nil }
    let text = base[..<places[0].lowerBound] + new + base[places[0].upperBound...]
    let same = zip(text, base).prefix { $0 == $1 }.count
    let first = text.prefix(same).count { $0 == "\n" } + 1
    let last = base[..<places[0].lowerBound].count { $0 == "\n" } + 1 + new.count { $0 == "\n" }
    return (String(text), first...max(first, last))
  }

  /// The lines that a reviewer reads.
  func answer(_ changed: (text: String, lines: ClosedRange<Int>), _ found: [Found]) -> String {
    let lines = changed.text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = changed.lines.filter { $0 <= lines.count }.map { "  \($0) | \(lines[$0 - 1])\n" }.joined()
    let answers = found.map(\.text).joined()
    return "\(title)\n\(shown)\(answers.isEmpty ? "  silent\n" : answers)\n"
  }
}
