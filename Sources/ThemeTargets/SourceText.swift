/// The runtime's source code, with blocks between `#if` and `#endif` that only some themes get. In a language without `#if`,
/// the directives are in comments.
struct ConditionalText<Condition: RawRepresentable<String> & Hashable & Sendable>: Sendable {
  /// The test on the first line, such as `// Part: NAVIGATION`: only themes that pass it get the text. Nil if there is none.
  let part: ConditionTest<Condition>?
  /// The lines of the text, without the directives and without the line that holds `part`.
  let lines: [Substring]
  private let steps: [Step]

  /// A line to write.
  struct Line {
    /// The line's index in `lines`.
    let number: Int
    /// The number of leading spaces to leave out, because the line is in a block that loses its directives and moves to the
    /// left.
    let outdent: Int
  }

  private enum Step: Sendable {
    case line(Int)
    case begin(ConditionTest<Condition>, indentation: Int)
    case otherwise
    case end
  }

  /// Parses a text whose directives begin with `mark`: `#`, or `// #`.
  init(_ text: String, mark: String = "#") {
    var lines: [Substring] = []
    var steps: [Step] = []
    var part: ConditionTest<Condition>?
    /// For each open `#if`, whether its condition is one that this type tests.
    var open: [Bool] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation)
      if steps.isEmpty, words.hasPrefix("// Part: ") {
        part = ConditionTest(words.dropFirst("// Part: ".count))
        continue
      }
      if words.hasPrefix(mark) {
        let directive = words.dropFirst(mark.count)
        if directive.hasPrefix("if "), let test = ConditionTest<Condition>(directive.dropFirst(3)) {
          open.append(true)
          steps.append(.begin(test, indentation: indentation))
          continue
        }
        if directive.hasPrefix("if ") { open.append(false) }
        if directive == "else", open.last == true {
          steps.append(.otherwise)
          continue
        }
        if directive == "endif", open.popLast() == true {
          steps.append(.end)
          continue
        }
      }
      steps.append(.line(lines.count))
      lines.append(line)
    }
    self.lines = lines
    self.steps = steps
    self.part = part
  }

  /// The lines to write for the conditions that hold. A block that is left out doesn't leave two blank lines in a row, or a
  /// blank line next to a brace.
  func written(for conditions: Set<Condition>) -> [Line] {
    var written: [Line] = []
    /// The open blocks: whether each is left out, the indentation of its `#if`, and whether its lines are indented further,
    /// which is nil until the first of them.
    var blocks: [(isOut: Bool, indentation: Int, isIndented: Bool?)] = []
    for step in steps {
      switch step {
      case .begin(let test, let indentation):
        blocks.append((!test.holds(for: conditions), indentation, nil))
      case .otherwise: blocks[blocks.count - 1].isOut.toggle()
      case .end: blocks.removeLast()
      case .line(let number):
        if blocks.contains(where: \.isOut) { continue }
        let line = lines[number]
        let last = written.last.map { lines[$0.number] }
        if line.isEmpty, last.map({ $0.isEmpty || $0.hasSuffix("{") }) ?? true { continue }
        let indentation = line.prefix { $0 == " " }.count
        if last?.isEmpty == true, line.dropFirst(indentation).hasPrefix("}") { written.removeLast() }
        for index in blocks.indices where blocks[index].isIndented == nil && !line.isEmpty {
          blocks[index].isIndented = indentation > blocks[index].indentation
        }
        let moved = line.isEmpty ? 0 : 2 * blocks.count { $0.isIndented == true }
        written.append(Line(number: number, outdent: moved))
      }
    }
    return written
  }
}

/// The test after an `#if` of the runtime's source code: conditions, each optionally negated by `!`, joined by either `||` or
/// `&&`.
struct ConditionTest<Condition: RawRepresentable<String> & Hashable & Sendable>: Sendable {
  private let terms: [(condition: Condition, isWanted: Bool)]
  private let needsAll: Bool

  /// Parses the text after `#if`. Nil for a test of the compiler or the system, such as `canImport(…)`, which stays in the
  /// code.
  init?(_ text: some StringProtocol) {
    if text.hasPrefix("__") || text.contains("(") { return nil }
    var terms: [(Condition, Bool)] = []
    for word in text.split(separator: " ") where word != "||" && word != "&&" {
      let isWanted = !word.hasPrefix("!")
      guard let condition = Condition(rawValue: String(isWanted ? word : word.dropFirst())) else {
        preconditionFailure("source code that ships asks for what is no condition: \(text)")
      }
      terms.append((condition, isWanted))
    }
    self.terms = terms
    needsAll = text.contains("&&")
  }

  func holds(for conditions: Set<Condition>) -> Bool {
    needsAll
      ? terms.allSatisfy { conditions.contains($0.condition) == $0.isWanted }
      : terms.contains { conditions.contains($0.condition) == $0.isWanted }
  }
}

extension String {
  /// The runtime's source code with the names of a theme in place of `MyTheme` and `myTheme`.
  ///
  /// It searches bytes, because each theme has dozens of kilobytes of this code, and a search by characters would take longer
  /// than the rest of a target's work.
  func naming(type: String, accessor: String) -> String {
    let text = Array(utf8)
    let rest = Array("yTheme".utf8)
    let named = [UInt8(ascii: "M"): Array(type.utf8), UInt8(ascii: "m"): Array(accessor.utf8)]
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    // The text between two names is copied at once.
    var begin = 0
    var place = 0
    while let found = text[place...].firstIndex(of: rest[0]) {
      place = found + 1
      guard found > begin, text[found...].starts(with: rest), let name = named[text[found - 1]] else {
        continue
      }
      result += text[begin..<found - 1]
      result += name
      begin = found + rest.count
      place = begin
    }
    result += text[begin...]
    return String(decoding: result, as: UTF8.self)
  }
}
