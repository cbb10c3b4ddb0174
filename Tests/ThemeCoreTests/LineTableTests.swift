@Test(arguments: [
  ("", 0, 1, 1),
  ("", 9, 1, 1),
  ("ab", 0, 1, 1),
  ("ab", 2, 1, 3),
  ("ab", 99, 1, 3),
  ("a\nb", 1, 1, 2),
  ("a\nb", 2, 2, 1),
  ("a\n", 2, 2, 1),
  ("a\rb", 2, 2, 1),
  ("a\r\nb", 2, 1, 3),
  ("a\r\nb", 3, 2, 1),
  ("a\n\rb", 3, 3, 1),
  ("\n\n\n", 2, 3, 1),
  // Two bytes, one scalar; four bytes, one scalar; a letter and its accent are two.
  ("é=x", 2, 1, 2),
  ("😀=x", 4, 1, 2),
  ("e\u{301}=x", 3, 1, 3),
  // A byte order mark is in no column.
  ("\u{FEFF}ab", 0, 1, 1),
  ("\u{FEFF}ab", 3, 1, 1),
  ("\u{FEFF}ab", 4, 1, 2),
  ("\u{FEFF}a\nb", 5, 2, 1),
])
func position(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
  let found = LineTable(bytes: Array(text.utf8)).position(of: offset)
  #expect(found.line == line)
  #expect(found.column == column)
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
