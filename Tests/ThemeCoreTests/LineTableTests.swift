struct PositionCase: Sendable, CustomTestStringConvertible {
  let text: String
  let offset: Int
  let line: Int
  let column: Int

  init(_ text: String, at offset: Int, is line: Int, _ column: Int) {
    self.text = text
    self.offset = offset
    self.line = line
    self.column = column
  }

  var testDescription: String { "\(text.debugDescription) at \(offset)" }

  static let all = [
    PositionCase("", at: 0, is: 1, 1),
    PositionCase("", at: 9, is: 1, 1),
    PositionCase("ab", at: 0, is: 1, 1),
    PositionCase("ab", at: 2, is: 1, 3),
    PositionCase("ab", at: 99, is: 1, 3),
    PositionCase("a\nb", at: 1, is: 1, 2),
    PositionCase("a\nb", at: 2, is: 2, 1),
    PositionCase("a\n", at: 2, is: 2, 1),
    PositionCase("a\rb", at: 2, is: 2, 1),
    PositionCase("a\r\nb", at: 2, is: 1, 3),
    PositionCase("a\r\nb", at: 3, is: 2, 1),
    PositionCase("a\n\rb", at: 3, is: 3, 1),
    PositionCase("\n\n\n", at: 2, is: 3, 1),
    // Two bytes, one scalar; four bytes, one scalar; a letter and its accent are two.
    PositionCase("é=x", at: 2, is: 1, 2),
    PositionCase("😀=x", at: 4, is: 1, 2),
    PositionCase("e\u{301}=x", at: 3, is: 1, 3),
    // A byte order mark is in no column.
    PositionCase("\u{FEFF}ab", at: 0, is: 1, 1),
    PositionCase("\u{FEFF}ab", at: 3, is: 1, 1),
    PositionCase("\u{FEFF}ab", at: 4, is: 1, 2),
    PositionCase("\u{FEFF}a\nb", at: 5, is: 2, 1),
  ]
}

@Test(arguments: PositionCase.all) func position(_ test: PositionCase) {
  let found = LineTable(bytes: Array(test.text.utf8)).position(of: test.offset)
  #expect(found.line == test.line)
  #expect(found.column == test.column)
}

@Test(arguments: [
  ("", [""]),
  ("a", ["a"]),
  ("a\n", ["a", ""]),
  ("a\nb", ["a", "b"]),
  ("a\r\nb\rc", ["a", "b", "c"]),
  ("\n\r\n\n", ["", "", "", ""]),
  ("\u{FEFF}a", ["a"]),
])
func linesOfText(_ text: String, _ lines: [String]) {
  let bytes = Array(text.utf8)
  let table = LineTable(bytes: bytes)
  #expect(table.line(of: bytes.count) == lines.count)
  #expect((1...lines.count).map { String(decoding: bytes[table.extent(ofLine: $0)], as: UTF8.self) } == lines)
}

@Test func extentIsWithoutLineEnd() {
  let table = LineTable(bytes: Array("\u{FEFF}ab\r\nc".utf8))
  #expect(table.extent(ofLine: 1) == 3..<5)
  #expect(table.extent(ofLine: 2) == 7..<8)
}
