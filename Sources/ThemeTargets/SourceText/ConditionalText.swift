/// Source code that ships, with parts between `#if` and `#endif` that only some themes get. A language that has no `#if` has
/// them in comments.
struct ConditionalText<Condition: RawRepresentable<String> & Hashable & Sendable>: Sendable {
  /// The condition in the first line, `// Part: NAVIGATION`: without it nobody gets the text; nil for none.
  let part: ConditionTest<Condition>?
  /// Every line but the first one of a text with a condition there.
  let lines: [Substring]
  private let steps: [Step]

  /// A line that is written.
  struct Line {
    /// Its number among `lines`.
    let number: Int
    /// How many spaces at its begin are left out, because it stands in a block that is moved to the left.
    let outdent: Int
  }

  private enum Step: Sendable {
    case line(Int)
    case begin(ConditionTest<Condition>, indentation: Int)
    case otherwise
    case end
  }

  /// `mark` is what an `#if` begins with: `#`, or `// #`.
  init(_ text: String, mark: String = "#") {
    var lines: [Substring] = []
    var steps: [Step] = []
    var part: ConditionTest<Condition>?
    /// Whether each `#if` that is open is one of ours.
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

  /// The lines for conditions that hold. A block that is left out leaves neither a second blank line nor one at the edge of
  /// braces behind.
  func written(for conditions: Set<Condition>) -> [Line] {
    var written: [Line] = []
    /// Whether each block that is open is left out, and how far its lines are moved to the left.
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
