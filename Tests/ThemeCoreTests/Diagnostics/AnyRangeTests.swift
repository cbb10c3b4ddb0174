import Testing
import ThemeCore
import ThemeDiagnostics

@Suite struct AnyRangeTests {
  /// Short pieces of what breaks renderers: line ends of every kind, tabs, halves of characters, marks without a base.
  static let texts: [[UInt8]] = [
    [], [0x0A], [0x0D], Array("\r\n\r\n".utf8), Array("a\r\nb\rc\n\td".utf8),
    Array("\t\té\u{301}戻\n 👩\u{200D}💻x".utf8),
    [0xFF, 0x0A, 0xC3, 0x0A, 0xE2, 0x80, 0x20], [0xCC, 0x81, 0x0D, 0x0A, 0xCC, 0x81],
    Array("a: [\n\n\n\n\n\n\n\n  ]\n\n".utf8),
    [0, 0x1B, 0x5B, 0x0A, 0xEF, 0xBB, 0xBF], Array(("戻" + String(repeating: "x", count: 3000) + "\n戻").utf8),
  ]

  @Test(
    "every range of every text can be printed, halves of characters and places past the end included",
    arguments: texts)
  func every(_ bytes: [UInt8]) {
    let code = DiagnosticCode("a-test", .error)
    let sources = SourceMap()
    let source = sources.add(SourceFile(path: .root.appending("a.yaml"), bytes: bytes))
    let offsets = (0...(bytes.count + 2)).filter { $0 < 40 || $0 > bytes.count - 8 || $0 % 1000 < 3 }
    for start in offsets {
      for end in offsets where end >= start {
        let range = SourceRange(source: source, start: UInt32(start), end: UInt32(end))
        let other = SourceRange(source: source, start: UInt32(min(start, 3)), end: UInt32(min(end, 4)))
        let diagnostic = Diagnostic(code, "x", at: range, "label").also(at: other, "other")
        for width in [0, 40] {
          let text = render([diagnostic], as: .human, in: sources, options: RenderOptions(width: width))
          #expect(text.contains("^ label\n") && text.contains("- other\n"), "\(start)..<\(end)")
          #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
        }
        let position = sources[source].lines.position(of: start)
        let short = render([diagnostic], as: .short, in: sources)
        #expect(short == "a.yaml:\(position.line):\(position.column): error[a-test]: x\n")
      }
    }
  }
}
