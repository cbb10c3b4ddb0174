import ThemeCore
import ThemeDiagnostics

/// Reads a text as JSON, exactly as RFC 8259 defines it.
func readJSON(
  _ text: SourceText, _ limits: Limits, _ nodes: inout Int, into sink: inout DiagnosticSink
) -> SyntaxNode? {
  var reader = JSONReader(text, limits)
  let root = reader.read()
  nodes += reader.builder.nodes
  sink.append(contentsOf: reader.builder.sink)
  return root
}

/// Builds a tree from JSON text in one pass, without recursion.
struct JSONReader: ~Copyable {
  /// What the grammar allows next.
  private enum Expectation {
    case value
    /// Behind `[`: a value or `]`.
    case firstItem
    case key
    /// Behind `{`: a key or `}`.
    case firstKey
    /// Behind a value: `,` or what closes the innermost list or map, or the end of the file.
    case separator

    var words: String {
      switch self {
      case .value: "a value"
      case .firstItem: "a value or `]`"
      case .key: "a key in double quotes"
      case .firstKey: "a key in double quotes or `}`"
      case .separator: ""
      }
    }
  }

  let text: SourceText
  var builder: TreeBuilder
  private var index: Int
  /// The maps (true) and lists (false) that are open.
  private var open: [Bool] = []

  init(_ text: SourceText, _ limits: Limits) {
    self.text = text
    builder = TreeBuilder(text, limits)
    index = text.start
  }

  /// The tree, or nil when the text is not well-formed or exceeds a limit.
  mutating func read() -> SyntaxNode? {
    do {
      try readDocument()
    } catch {
      builder.sink.report(error.diagnostic)
      return nil
    }
    if builder.isFull {
      builder.reportBreach()
      return nil
    }
    return builder.root
  }

  private mutating func readDocument() throws(JSONProblem) {
    var expects = Expectation.value
    while !builder.isFull {
      skipBlanks()
      switch expects {
      case .value, .firstItem:
        if expects == .firstItem, text.byte(at: index) == UInt8(ascii: "]") {
          close()
          expects = .separator
        } else {
          expects = try readValue(expects)
        }
      case .key, .firstKey:
        if expects == .firstKey, text.byte(at: index) == UInt8(ascii: "}") {
          close()
          expects = .separator
        } else {
          try readKey(expects)
          expects = .value
        }
      case .separator:
        guard let isMapping = open.last else {
          guard index == text.bytes.count else { throw problem("the end of the file") }
          return
        }
        expects = try readSeparator(isMapping: isMapping)
      }
    }
  }

  private mutating func readValue(_ expects: Expectation) throws(JSONProblem) -> Expectation {
    switch text.byte(at: index) {
    case UInt8(ascii: "{"):
      builder.beginMapping(at: index)
      open.append(true)
      index += 1
      return .firstKey
    case UInt8(ascii: "["):
      builder.beginSequence(at: index)
      open.append(false)
      index += 1
      return .firstItem
    case UInt8(ascii: "\""):
      let string = try readString()
      builder.add(SyntaxNode(.scalar(Scalar(string.value, isQuoted: true)), string.range))
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
      let start = index
      index = try JSONNumber(at: start, in: text).end
      addPlain(from: start)
    case UInt8(ascii: "t"): try readWord("true", expects)
    case UInt8(ascii: "f"): try readWord("false", expects)
    case UInt8(ascii: "n"): try readWord("null", expects)
    default: throw problem(expects.words)
    }
    return .separator
  }

  private mutating func readKey(_ expects: Expectation) throws(JSONProblem) {
    guard text.byte(at: index) == UInt8(ascii: "\"") else { throw problem(expects.words) }
    builder.add(key: try readString())
    skipBlanks()
    guard text.byte(at: index) == UInt8(ascii: ":") else { throw problem("`:` after the key") }
    index += 1
  }

  private mutating func readSeparator(isMapping: Bool) throws(JSONProblem) -> Expectation {
    switch text.byte(at: index) {
    case UInt8(ascii: ","):
      index += 1
      return isMapping ? .key : .value
    case UInt8(ascii: "}") where isMapping, UInt8(ascii: "]") where !isMapping:
      close()
      return .separator
    default:
      throw problem(isMapping ? "`,` or `}`" : "`,` or `]`")
    }
  }

  private mutating func readString() throws(JSONProblem) -> Ranged<String> {
    let string = try JSONString(at: index, in: text)
    let range = text.range(index, string.end)
    index = string.end
    return Ranged(string.value, range)
  }

  /// Reads `true`, `false` or `null`, the first letter of which is there.
  private mutating func readWord(_ word: String, _ expects: Expectation) throws(JSONProblem) {
    let start = index
    guard text.bytes[start...].starts(with: word.utf8) else { throw problem(expects.words) }
    index += word.utf8.count
    addPlain(from: start)
  }

  private mutating func addPlain(from start: Int) {
    let range = text.range(start, index)
    builder.add(SyntaxNode(.scalar(Scalar(text.string(start, index), isQuoted: false)), range))
  }

  private mutating func close() {
    index += 1
    open.removeLast()
    builder.end(at: index)
  }

  private mutating func skipBlanks() {
    while let byte = text.byte(at: index) {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private func problem(_ expected: String) -> JSONProblem {
    JSONProblem(expected: expected, at: index, in: text)
  }
}
