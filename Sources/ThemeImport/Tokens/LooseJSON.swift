import ThemeCore

/// JSON as people write it: with comments, trailing commas, keys without quotes, single quotes (JSON5), a byte order mark, and
/// with several documents in one file, each after a comment that names it.
struct LooseJSON {
  /// Why a file can't be read.
  struct Problem: Error {
    let line: Int
    let reason: String
  }

  struct Document {
    /// The last comment before the document.
    let heading: String?
    let root: FoundValue
  }

  /// A map or a list that is not closed yet.
  private struct Frame {
    let line: Int
    let isMap: Bool
    var members: [FoundValue.Member] = []
    var places: [String: Int] = [:]
    var items: [FoundValue] = []
    var key = (name: "", line: 0)
  }

  private(set) var documents: [Document] = []
  /// Keys that stand twice in a map, of which the last one counts.
  private(set) var duplicates: [(key: String, line: Int)] = []
  private let lines: LineTable
  private var open: [Frame] = []
  private var heading: String?

  init(_ bytes: [UInt8]) throws(Problem) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(line: 1, reason: "it is not UTF-8")
    }
    lines = LineTable(bytes: bytes)
    var reader = JSONReader(
      SourceText(source: SourceID(index: 0), bytes: bytes, isASCII: false), isLoose: true)
    while let event = try next(&reader) {
      if open.isEmpty {
        heading = reader.comment.map { comment in
          let text = String(decoding: bytes[comment], as: UTF8.self)
          return text.split { " \t\r\n*".contains($0) }.joined(separator: " ")
        }
      }
      try take(event)
    }
  }

  private func next(_ reader: inout JSONReader) throws(Problem) -> JSONEvent? {
    do throws(JSONProblem) {
      return try reader.next()
    } catch {
      throw Problem(line: line(Int(error.range.start)), reason: error.message)
    }
  }

  private func line(_ offset: Int) -> Int { lines.line(of: offset) }

  private mutating func take(_ event: JSONEvent) throws(Problem) {
    switch event {
    case .beginObject(let offset): try begin(Frame(line: line(offset), isMap: true))
    case .beginArray(let offset): try begin(Frame(line: line(offset), isMap: false))
    case .end:
      let frame = open.removeLast()
      place(FoundValue(frame.isMap ? .map(frame.members) : .list(frame.items), line: frame.line))
    case .key(let key): open[open.count - 1].key = (key.value, line(Int(key.range.start)))
    case .string(let text): place(FoundValue(.text(text.value), line: line(Int(text.range.start))))
    case .plain(let word):
      let line = line(Int(word.range.start))
      switch word.value {
      case "true", "false": place(FoundValue(.truth(word.value == "true"), line: line))
      case "null", "undefined": place(FoundValue(.null, line: line))
      default:
        guard let number = Self.number(word.value) else {
          throw Problem(line: line, reason: "a value is expected here")
        }
        place(FoundValue(.number(number), line: line))
      }
    }
  }

  /// A number in decimal digits; nil for what is none.
  private static func number(_ word: String) -> String? {
    var word = word[...]
    if word.hasPrefix("+") { word.removeFirst() }
    if word.hasPrefix("0x") { return Int(word.dropFirst(2), radix: 16).map(String.init) }
    guard word.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(word),
      number.isFinite
    else { return nil }
    return String(word)
  }

  private mutating func begin(_ frame: Frame) throws(Problem) {
    // Half of what the reader of token files takes: what is written nests deeper than what is read.
    guard open.count < Limit.nestingDepth.standard / 2 else {
      throw Problem(line: frame.line, reason: "maps and lists nest too deep")
    }
    open.append(frame)
  }

  private mutating func place(_ value: FoundValue) {
    guard let last = open.indices.last else {
      return documents.append(Document(heading: heading, root: value))
    }
    guard open[last].isMap else { return open[last].items.append(value) }
    let key = open[last].key
    let member = FoundValue.Member(key: key.name, line: key.line, value: value)
    if let place = open[last].places.updateValue(open[last].members.count, forKey: key.name) {
      duplicates.append((key.name, key.line))
      open[last].places[key.name] = place
      open[last].members[place] = member
    } else {
      open[last].members.append(member)
    }
  }
}
