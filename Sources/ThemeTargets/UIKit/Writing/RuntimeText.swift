/// The text of a file of the runtime, which says `MyTheme` and `myTheme` where the names of a theme go, and has parts
/// between `#if` and `#endif` that only some themes get.
struct RuntimeText: Sendable {
  /// The condition in the first line: without it nobody gets the file.
  let part: RuntimeTest?
  private let lines: [Line]

  private enum Line: Sendable {
    /// A line, and how it is marked where other modules see what it declares.
    case text(Substring, PublicDeclarations.Mark?)
    case begin(RuntimeTest, indentation: Int)
    case otherwise
    case end
  }

  init(_ text: String) {
    var lines: [Line] = []
    var part: RuntimeTest?
    var declarations = PublicDeclarations()
    /// Whether each `#if` that is open is one of the runtime.
    var open: [Bool] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation)
      if lines.isEmpty, words.hasPrefix("// Part: ") {
        part = RuntimeTest(words.dropFirst("// Part: ".count))
      } else if words.hasPrefix("#if "), let test = RuntimeTest(words.dropFirst("#if ".count)) {
        open.append(true)
        lines.append(.begin(test, indentation: indentation))
      } else if words == "#else", open.last == true {
        lines.append(.otherwise)
      } else if words == "#endif", open.popLast() == true {
        lines.append(.end)
      } else {
        if words.hasPrefix("#if ") { open.append(false) }
        lines.append(.text(line, declarations.mark(line)))
      }
    }
    self.lines = lines
    self.part = part
  }

  /// The text for conditions that hold, with the names of a theme.
  func written(for conditions: Set<RuntimeCondition>, _ names: UIKitNames) -> String {
    var text = ""
    /// Whether each block that is open is left out, and how far its lines are moved to the left.
    var blocks: [(isOut: Bool, indentation: Int, isIndented: Bool?)] = []
    var last: Substring?
    let isPublic = conditions.contains(.public)
    for line in lines {
      switch line {
      case .begin(let test, let indentation):
        blocks.append((!test.holds(for: conditions), indentation, nil))
      case .otherwise: blocks[blocks.count - 1].isOut.toggle()
      case .end: blocks.removeLast()
      case .text(let line, let mark):
        if blocks.contains(where: \.isOut) { continue }
        let isBlank = line.isEmpty
        // A block that is left out leaves no second blank line behind.
        if isBlank, last.map({ $0.isEmpty || $0.hasSuffix("{") }) ?? true { continue }
        if last?.isEmpty == true, !isBlank, line.drop(while: { $0 == " " }).hasPrefix("}") {
          text.removeLast()
        }
        for index in blocks.indices where blocks[index].isIndented == nil && !isBlank {
          blocks[index].isIndented = line.prefix { $0 == " " }.count > blocks[index].indentation
        }
        let moved = isBlank ? 0 : 2 * blocks.filter { $0.isIndented == true }.count
        if let mark, isPublic {
          text += line[..<mark.place].dropFirst(moved) + mark.word + line[mark.place...]
        } else {
          text += line.dropFirst(moved)
        }
        text += "\n"
        last = line
      }
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text.naming(names)
  }
}
