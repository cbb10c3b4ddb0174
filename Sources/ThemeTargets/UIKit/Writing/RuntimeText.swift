/// The text of a file of the runtime, which says `MyTheme` and `myTheme` where the names of a theme go.
struct RuntimeText: Sendable {
  private let text: ConditionalText<RuntimeCondition>
  /// How each line is marked where other modules see what it declares.
  private let marks: [PublicDeclarations.Mark?]

  /// The condition in the first line: without it nobody gets the file.
  var part: ConditionTest<RuntimeCondition>? { text.part }

  init(_ text: String) {
    self.text = ConditionalText(text)
    var declarations = PublicDeclarations()
    marks = self.text.lines.map { declarations.mark($0) }
  }

  /// The text for conditions that hold, with the names of a theme.
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
