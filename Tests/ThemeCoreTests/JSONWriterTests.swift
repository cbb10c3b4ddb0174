import Testing
import ThemeCore

@Suite struct WriterTests {
  @Test("a manifest keeps one fact a line, and small objects on theirs")
  func manifestLayout() {
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
    #expect(
      manifest.text == """
        {
          "defaults": { "backButton": "nav-button" },
          "elements": {
            "backButtons/nav-button": {
              "allow": ["tap-target-small"],
              "variants": {
                "normal": {
                  "height": 30,
                  "layers": [
                    { "shape": "chevron", "point": 11, "fill": "linear 180 #8ba3c7 0, #4a6c9b 1" }
                  ],
                  "capInsets": { "top": 0, "left": 13, "bottom": 0, "right": 22 },
                  "title": {
                    "y": -1
                  }
                }
              }
            }
          },
          "manifestVersion": 1,
          "scales": [1, 2, 3],
          "theme": "nav-button"
        }

        """)
  }

  @Test("values on their own", arguments: values)
  func value(_ value: JSONValue, _ line: String) {
    #expect(value.line == line)
    #expect(value.text.split(whereSeparator: \.isWhitespace).joined() == line.split(separator: " ").joined())
  }

  static let values: [(JSONValue, String)] = [
    ([:], "{}"), ([], "[]"), (.null, "null"), (true, "true"), (false, "false"), (.number("-0.5"), "-0.5"),
    (.integer(UInt64.max), "18446744073709551615"), ([[], [:], [1]], "[[], {}, [1]]"),
    (["a": ["b": [1, .oneLine(["c": .null])]]], #"{ "a": { "b": [1, { "c": null }] } }"#),
  ]

  @Test("texts are escaped", arguments: texts)
  func text(_ text: String, _ written: String) throws {
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

  @Test("no character below U+0020 is left as it is")
  func controls() {
    for value in UInt8(0)..<0x20 {
      let line = JSONValue.string(String(Unicode.Scalar(value))).line
      #expect(line.utf8.allSatisfy { $0 >= 0x20 })
    }
  }
}
