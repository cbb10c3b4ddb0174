import Testing
import ThemeCore

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
