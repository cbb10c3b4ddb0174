@Suite struct ReaderTests {
  @Test(arguments: accepted) func `what JSON allows is read`(_ text: String, _ line: String) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)).line == line)
  }

  static let accepted: [(String, String)] = [
    ("null", "null"), (" [ 1 , 2 ]\r\n\t", "[1, 2]"), ("{}", "{}"),
    (#"{"a":{"b":[]}}"#, #"{ "a": { "b": [] } }"#),
    ("\u{FEFF}1", "1"), ("-0", "-0"), ("1.50e+3", "1.50e+3"), ("0E-1", "0E-1"),
    (#""\u0041\/\ud83d\ude00""#, #""A/😀""#),
    (#""\uD83D\uDE00""#, "\"😀\""), ("\"\u{7F}\"", #""\u007f""#),
  ]

  @Test(arguments: refused) func `what it does not is refused, with the line`(
    _ text: String, _ description: String
  ) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.description == description)
  }

  static let refused: [(String, String)] = [
    ("", "line 1: expected a value, found the end of the file"),
    ("\n\n[1,]", "line 3: expected a value after this comma, found `]`"),
    ("{\"a\": 1,\n}", "line 1: expected a key in double quotes after this comma, found `}`"),
    ("{\"a\": 1\n\"b\": 2}", "line 1: expected `,` or `}` after this value, found `\"`"),
    ("[1 2]", "line 1: expected `,` or `]`, found `2`"),
    ("{\"a\" 1}", "line 1: expected `:` after the key, found `1`"),
    ("{\"a\": 1, \"a\": 2}", "line 1: the same key twice"),
    ("1 2", "line 1: expected the end of the file, found `2`"),
    ("01", "line 1: a number can't begin with a zero, as `01` does"),
    ("1.", "line 1: expected a digit, found the end of the file"),
    ("-", "line 1: expected a digit, found the end of the file"),
    ("+1", "line 1: expected a value, found `+1`"),
    ("1e", "line 1: expected a digit, found the end of the file"),
    ("nul", "line 1: expected a value, found `nul`"),
    ("NaN", "line 1: expected a value, found `NaN`"), ("\"a", "line 1: this quote is never closed"),
    ("\"a\nb\"", "line 1: the string is not closed before the end of its line"),
    (#""\x""#, #"line 1: unknown escape `\x`"#),
    (#""\u12g4""#, #"line 1: expected four hexadecimal digits after `\u`, found `g4`"#),
    (#""\ud83d""#, #"line 1: `\ud83d` is half of a surrogate pair without its other half"#),
    (#""\ude00""#, #"line 1: `\ude00` is half of a surrogate pair without its other half"#),
    (#""\ud83dA""#, #"line 1: `\ud83d` is half of a surrogate pair without its other half"#),
    ("[1] // no", "line 1: expected the end of the file, found `//`"),
    (String(repeating: "[", count: 100_000), "line 1: nested too deep"),
    ("\"\\", "line 1: expected an escape after `\\`, found the end of the file"),
  ]

  @Test func `text that is not UTF-8 is refused`() {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    #expect(error?.reason == "not UTF-8")
  }

  @Test func `no beginning of a text, and no text with a byte changed, does more than fail`() {
    let text = Array(#"{"a": [1.5e3, "\u00e9\ud83d\ude00 é", true, null], "b": {"c": -1}}"#.utf8)
    for count in 0..<text.count {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text[..<count])) }
    }
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        if let value = try? JSONValue(parsing: changed) {
          #expect((try? JSONValue(parsing: Array(value.text.utf8)))?.line == value.line)
        }
      }
    }
  }
}

@Suite struct WriterTests {
  @Test func `a manifest keeps one fact per line, and small objects on theirs`() {
    let insets: JSONValue = .oneLine(["top": 0, "left": 13, "bottom": 0, "right": 22])
    let layer: JSONValue = .oneLine([
      "shape": "chevron", "point": 11, "fill": "linear 180 #8ba3c7 0, #4a6c9b 1",
    ])
    let manifest: JSONValue = [
      "defaults": .oneLine(["backButton": "nav-button"]),
      "elements": [
        "backButtons/nav-button": [
          "allow": .oneLine(["tap-target-small"]),
          "variants": ["normal": ["height": 30, "layers": [layer], "capInsets": insets, "title": ["y": -1]]],
        ]
      ],
      "manifestVersion": 1,
      "scales": .oneLine([1, 2, 3]),
      "theme": "nav-button",
    ]
    #expect(manifest.text == Fixture.page("a-manifest-has-a-fact-a-line", "manifest.txt"))
  }

  @Test(arguments: values) func `values on their own`(_ value: JSONValue, _ line: String) {
    #expect(value.line == line)
    #expect(value.text.split(whereSeparator: \.isWhitespace).joined() == line.split(separator: " ").joined())
  }

  static let values: [(JSONValue, String)] = [
    ([:], "{}"), ([], "[]"), (.null, "null"), (true, "true"), (false, "false"), (.number("-0.5"), "-0.5"),
    (.integer(UInt64.max), "18446744073709551615"), ([[], [:], [1]], "[[], {}, [1]]"),
    (["a": ["b": [1, .oneLine(["c": .null])]]], #"{ "a": { "b": [1, { "c": null }] } }"#),
  ]

  @Test(arguments: texts) func `texts are escaped`(_ text: String, _ written: String) throws {
    let line = JSONValue.string(text).line
    #expect(line == "\"\(written)\"")
    let read = try JSONValue(parsing: Array(line.utf8))
    #expect(read.string.map { Array($0.utf8) } == Array(text.utf8))
  }

  static let texts: [(String, String)] = [
    ("", ""), ("a/b", "a/b"), ("\"\\", #"\"\\"#), ("\n\r\t\u{8}\u{C}", #"\n\r\t\b\f"#),
    ("\u{0}\u{1B}[31m\u{1F}", #"\u0000\u001b[31m\u001f"#), ("\u{7F}\u{9B}", #"\u007f\u009b"#),
    ("\u{202E}\u{2066}\u{200F}\u{2028}\u{FEFF}", #"\u202e\u2066\u200f\u2028\ufeff"#), ("é 戻る 😀", "é 戻る 😀"),
    ("👩\u{200D}💻", "👩\u{200D}💻"), ("\u{AD}\u{200B}\u{2060}\u{3164}", #"\u00ad\u200b\u2060\u3164"#),
    ("\u{E0001}\u{1D173}", #"\udb40\udc01\ud834\udd73"#), ("##[error]x", #"##\u005berror]x"#), ("##", "##"),
  ]

  @Test func `no character below U+0020 is left as it is`() {
    for value in UInt8(0)..<0x20 {
      let line = JSONValue.string(String(Unicode.Scalar(value))).line
      #expect(line.utf8.allSatisfy { $0 >= 0x20 })
    }
  }
}
