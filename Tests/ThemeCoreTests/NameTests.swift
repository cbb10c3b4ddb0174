@Test(arguments: [("1x", Scale.x1), ("2x", .x2), ("3x", .x3)])
private func scalesHaveNames(name: String, scale: Scale) {
  #expect(Scale(name: name) == scale)
  #expect(scale.name == name)
}

@Test(arguments: ["", "x", "1", "0x", "4x", "1X", "@2x", "2x ", "02x"])
private func nothingElseIsAScale(name: String) {
  #expect(Scale(name: name) == nil)
}

@Test private func suffixesStandInFileNames() {
  #expect(Scale.allCases.map(\.suffix) == ["", "@2x", "@3x"])
  #expect(Scale.allCases.sorted() == [.x1, .x2, .x3])
}

@Test(arguments: [
  (Color(red: 0, green: 0, blue: 0), "#000000"), (Color(red: 1, green: 16, blue: 255), "#0110ff"),
  (Color(red: 255, green: 255, blue: 255, alpha: 204), "#ffffffcc"), (Color.clear, "#00000000"),
  (Color(red: 10, green: 11, blue: 12, alpha: 1), "#0a0b0c01"),
])
private func colorsArePrintedInHex(color: Color, text: String) {
  #expect(color.description == text)
}

@Test private func whatIsKeptOfACenterDependsOnTheScale() {
  #expect(Scale.allCases.map { KeptCenter.onePoint.pixels(at: $0)?.count } == [1, 2, 3])
  #expect(Scale.allCases.map { KeptCenter.onePixel.pixels(at: $0)?.count } == [1, 1, 1])
  #expect(KeptCenter.all.pixels(at: .x2) == nil)
  #expect(KeptCenter.allCases.map(\.rawValue) == ["1pt", "1px", "keep"])
}

/// Names of the system are bytes: each has one text, and each text that a name may be one name.
@Suite struct SystemNameTests {
  @Test(
    arguments: [
      ("plain.yaml", Array("plain.yaml".utf8)), ("é", Array("é".utf8)), ("\u{FFFD}", Array("\u{FFFD}".utf8)),
      ("th\0\u{E9}me", Array("th".utf8) + [0xE9] + Array("me".utf8)), ("\0\u{FF}\0\u{FE}", [0xFF, 0xFE]),
      // A character that is cut off, one of too many bytes, and a half of a pair.
      ("\0\u{E2}\0\u{82}", [0xE2, 0x82]), ("\0\u{C0}\0\u{AF}", [0xC0, 0xAF]),
      ("\0\u{ED}\0\u{A0}\0\u{80}", [0xED, 0xA0, 0x80]), ("a\0\u{80}é", [0x61, 0x80, 0xC3, 0xA9]),
    ] as [(String, [UInt8])])
  func `a name and its text`(text: String, name: [UInt8]) {
    #expect(Array(SystemName.text(of: name).utf8) == Array(text.utf8))
    #expect(SystemName.bytes(of: text) == name)
    #expect(SystemName.isUTF8(text) == (String(validating: name, as: UTF8.self) != nil))
  }

  @Test func `every byte that can't stand alone has a text of its own`() {
    let texts = (UInt8(0x80)...0xFF).map { SystemName.text(of: [$0]) }
    #expect(Set(texts.map { Array($0.utf8) }).count == 128)
    #expect(texts.map { SystemName.bytes(of: $0) } == (UInt8(0x80)...0xFF).map { [$0] })
  }

  @Test func `a theme can't write the text of such a name`() {
    #expect(ThemePath("th\0\u{E9}me.png") == nil)
  }
}

@Suite struct LogCommandTests {
  @Test(arguments: [
    ("##[error]x", true), ("a ##[group]", true), ("##vso[task.setvariable]", true), ("###[x]", true),
    ("##teamcity[x", true), ("#[a]", false), ("## [a]", false), ("##1[a]", false), ("#a#[b]", false),
    ("##", false),
    ("[##]", false), ("##a#[", false),
  ]) func `where a log would find a command`(text: String, isCommand: Bool) {
    var command = LogCommand()
    let begins = text.unicodeScalars.map { command.isBegun(by: $0) }
    #expect(begins.contains(true) == isCommand)
    for (scalar, begins) in zip(text.unicodeScalars, begins) where begins { #expect(scalar == "[") }
    #expect(LogCommand.isPossible(in: text) || !isCommand)
  }
}
