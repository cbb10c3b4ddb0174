/// The text of a file of the runtime, in which `MyTheme` and `myTheme` stand for the names of a theme.
struct RuntimeText: Sendable {
  private let text: ConditionalText<RuntimeCondition>
  /// For each line, the access modifier that it needs if the code is public; nil if it needs none.
  private let marks: [PublicDeclarations.Mark?]

  /// The test on the file's first line: only themes that pass it get the file. Nil if there is none.
  var part: ConditionTest<RuntimeCondition>? { text.part }

  init(_ text: String) {
    self.text = ConditionalText(text)
    var declarations = PublicDeclarations()
    marks = self.text.lines.map { declarations.mark($0) }
  }

  /// The text with the blocks whose conditions hold, and with the names of a theme.
  func written(for conditions: Set<RuntimeCondition>, _ names: UIKitNames) -> String {
    var result = ""
    let isPublic = conditions.contains(.public)
    for written in text.written(for: conditions) {
      let line = text.lines[written.number]
      if isPublic, let mark = marks[written.number] {
        result += line[..<mark.place].dropFirst(written.outdent) + mark.word + line[mark.place...]
      } else {
        result += line.dropFirst(written.outdent)
      }
      result += "\n"
    }
    while result.hasSuffix("\n\n") { result.removeLast() }
    return result.naming(type: names.type, accessor: names.accessor)
  }
}
