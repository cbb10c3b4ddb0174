/// A fixture of `Tests/Fixtures/rendering`: files, and a `diagnostics.txt` that says what is wrong with them.
///
/// ```
/// width 60
/// formats json sarif
///
/// error caps-exceed-width: caps are wider than the art
/// at back.theme.yaml "{ left: 17, right: 17 }" | 34 pt
/// also back.theme.yaml "art/back.png" | 33.5 pt wide
/// note a fact
/// help what to type
/// fix back.theme.yaml "right: 17" => "right: 16"
/// safe back.theme.yaml "right: 17" => "right: 16"
/// about backButtons/back
/// ```
///
/// A place is a text of the file between quotes (its first occurrence), two texts with `...` between them (from the
/// beginning of the first to the end of the second), `LINE:COLUMN` (between two characters), or `end`. Texts and
/// messages between quotes are JSON strings. `human` is always compared, the other formats where `formats` says so.
struct RenderingCase {
  var diagnostics: [Diagnostic] = []
  var formats: [DiagnosticFormat] = [.human]
  var options = RenderOptions()
  let sources = SourceMap()
  private let fixture: Fixture

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ fixture: Fixture) throws {
    self.fixture = fixture
    let spec = String(decoding: fixture.bytes("diagnostics.txt") ?? [], as: UTF8.self)
    for line in spec.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1)
      try read(String(words[0]), words.count > 1 ? String(words[1]) : "")
    }
    guard !diagnostics.isEmpty else { throw Mistake(description: "\(fixture.name) has no diagnostic") }
  }

  private mutating func read(_ word: String, _ rest: String) throws {
    switch word {
    case "width": options.width = Int(rest) ?? 100
    case "prefix": options.pathBase = PathBase(prefix: rest)
    case "standing": options.pathBase = PathBase(in: ThemePath(rest) ?? .root)
    case "most": options.maxOfACode = Int(rest)
    case "color": options.color = true
    case "formats":
      formats += rest.split(separator: " ").compactMap { DiagnosticFormat(rawValue: String($0)) }
    case "error", "warning":
      let parts = rest.split(separator: ": ", maxSplits: 1).map(String.init)
      let code = DiagnosticCode(parts[0], word == "error" ? .error : .warning)
      let nowhere = SourceRange(source: SourceID(index: 0), start: 0, end: 0)
      diagnostics.append(Diagnostic(code, words: try unquoted(parts[1]), at: nowhere))
    case "at":
      let (range, label) = try place(rest)
      let bare = diagnostics.removeLast()
      diagnostics.append(Diagnostic(bare.code, words: bare.message, at: range, label))
    case "also":
      let (range, label) = try place(rest)
      change { $0.also(at: range, label) }
    case "note":
      let note = try unquoted(rest)
      change { $0.noting(words: note) }
    case "help":
      let help = try unquoted(rest)
      change { $0.helping(words: help) }
    case "about":
      let element = try unquoted(rest)
      change { $0.about(element) }
    case "fix", "safe":
      let parts = rest.components(separatedBy: " => ")
      let (range, replacement) = (try place(parts[0]).0, try unquoted(parts[1]))
      change { $0.fixing(range, with: replacement, grade: word == "safe" ? .safe : .suggested) }
    default: throw Mistake(description: "\(fixture.name): what is `\(word)`?")
    }
  }

  private mutating func change(_ change: (Diagnostic) -> Diagnostic) {
    diagnostics.append(change(diagnostics.removeLast()))
  }

  private func place(_ text: String) throws -> (SourceRange, String) {
    let parts = text.components(separatedBy: " | ")
    let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let path = ThemePath(words[0]), let bytes = fixture.bytes(words[0]) else {
      throw Mistake(description: "\(fixture.name): no file in `\(text)`")
    }
    let source = sources.add(SourceFile(path: path, bytes: bytes))
    let range = try range(words[1], in: bytes)
    let label = parts.count > 1 ? try unquoted(parts[1]) : ""
    return (
      SourceRange(source: source, start: UInt32(range.lowerBound), end: UInt32(range.upperBound)), label
    )
  }

  private func range(_ text: String, in bytes: [UInt8]) throws -> Range<Int> {
    if text == "end" { return bytes.count..<bytes.count }
    if text.hasPrefix("\"") {
      let parts = text.components(separatedBy: "...")
      let first = try find(parts[0], in: bytes, from: 0)
      guard parts.count > 1 else { return first }
      return first.lowerBound..<(try find(parts[1], in: bytes, from: first.upperBound).upperBound)
    }
    let numbers = text.split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Mistake(description: "\(fixture.name): what place is `\(text)`?") }
    let lines = LineTable(bytes: bytes)
    for offset in lines.extent(ofLine: numbers[0]).lowerBound...bytes.count
    where lines.position(of: offset).column == numbers[1] {
      return offset..<offset
    }
    throw Mistake(description: "\(fixture.name): no place \(text)")
  }

  private func find(_ quoted: String, in bytes: [UInt8], from start: Int) throws -> Range<Int> {
    let wanted = Array(try unquoted(quoted).utf8)
    guard let range = bytes[start...].firstRange(of: wanted) else {
      throw Mistake(description: "\(fixture.name): \(quoted) is not in the file")
    }
    return range
  }

  private func unquoted(_ text: String) throws -> String {
    guard text.hasPrefix("\"") else { return text }
    return try JSONValue(parsing: Array(text.utf8)).string ?? ""
  }
}
