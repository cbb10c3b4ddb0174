@Suite struct RenderingTests {
  @Test(arguments: Fixture.all("rendering")) func `what is printed is what was recorded`(_ fixture: Fixture)
    throws
  {
    let rendering = try RenderingCase(fixture)
    for format in rendering.formats {
      let text = render(rendering.diagnostics, as: format, in: rendering.sources, options: rendering.options)
      #expect(Golden.difference(text, from: "expected.\(format.rawValue)", of: fixture) == nil)
    }
  }

  @Test(arguments: Fixture.all("rendering")) func `no format prints what a terminal obeys`(_ fixture: Fixture)
    throws
  {
    let rendering = try RenderingCase(fixture)
    for format in DiagnosticFormat.allCases {
      let text = render(rendering.diagnostics, as: format, in: rendering.sources)
      for scalar in text.unicodeScalars where scalar != "\n" {
        let category = scalar.properties.generalCategory
        let isJoiner = scalar == "\u{200D}" || scalar == "\u{200C}"
        #expect(category != .control && (category != .format || isJoiner), "\(format): \(scalar.value)")
      }
    }
  }

  @Test(arguments: Fixture.all("rendering")) func `no line is a command to a CI that keeps it`(
    _ fixture: Fixture
  ) throws {
    let rendering = try RenderingCase(fixture)
    for format in DiagnosticFormat.allCases {
      let text = render(rendering.diagnostics, as: format, in: rendering.sources, options: rendering.options)
      for line in text.split(separator: "\n") {
        let isOurs = format == .github && line.hasPrefix("::") && line.firstRange(of: " file=") != nil
        // No command is called `:`, which is how a place in another file begins.
        let isCommand = line.drop(while: \.isWhitespace).firstMatch(of: /^::[^:]/) != nil
        #expect(isOurs || !isCommand, "\(format): \(line)")
        #expect(!line.contains(/##[A-Za-z]*\[/), "\(format): \(line)")
      }
    }
  }

  @Test(arguments: Fixture.all("rendering")) func `the order in which problems are found changes nothing`(
    _ fixture: Fixture
  ) throws {
    let rendering = try RenderingCase(fixture)
    for format in DiagnosticFormat.allCases {
      let text = render(rendering.diagnostics, as: format, in: rendering.sources)
      #expect(
        render(rendering.diagnostics.reversed() + rendering.diagnostics, as: format, in: rendering.sources)
          == text)
    }
  }

  @Test("colors are all that `color` adds", arguments: Fixture.all("rendering"))
  func color(_ fixture: Fixture) throws {
    let rendering = try RenderingCase(fixture)
    var options = rendering.options
    options.color = true
    let colored = render(rendering.diagnostics, as: .human, in: rendering.sources, options: options)
    options.color = false
    let plain = render(rendering.diagnostics, as: .human, in: rendering.sources, options: options)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(colored != plain)
  }

  @Test(arguments: Fixture.all("rendering"), [40, 72, 100]) func `source and marks stay within the width`(
    _ fixture: Fixture, width: Int
  ) throws {
    let rendering = try RenderingCase(fixture)
    let text = render(
      rendering.diagnostics, as: .human, in: rendering.sources, options: RenderOptions(width: width))
    // A lower bound of the columns that holds for every character.
    for line in text.split(separator: "\n") where line.contains(#/^ *[0-9]+ \| /#) {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test("a mark never stands under what `…` leaves out", arguments: [0, 40, 60, 61, 100])
  func ellipses(width: Int) {
    let code = DiagnosticCode("a-test", .error)
    let sources = SourceMap()
    for length in [30, 60, 97, 98, 99, 100, 400, 5_000] {
      let path = ThemePath.root.appending("a\(length).yaml")
      let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: length)
      let source = sources.add(SourceFile(path: path, bytes: bytes))
      for start in stride(from: 0, through: length, by: length > 400 ? 83 : 1) {
        for count in [0, 1, 2, 20, 50, 97, 3_000] where start + count <= length {
          let range = SourceRange(source: source, start: UInt32(start), end: UInt32(start + count))
          let diagnostic = Diagnostic(code, "x", at: range, "label")
          let text = render([diagnostic], as: .human, in: sources, options: RenderOptions(width: width))
          let lines = text.split(separator: "\n").filter { $0.contains("x") || $0.contains("^") }.suffix(2)
            .map(Array.init)
          for (character, mark) in zip(lines[0], lines[1]) where mark == "^" {
            #expect(character != "…", "\(start)..<\(start + count) of \(length):\n\(text)")
          }
        }
      }
    }
  }

  @Test func `nothing to say is nothing in the forms for people, an empty list in the others`() throws {
    let sources = SourceMap()
    #expect(render([], as: .human, in: sources) == "")
    #expect(render([], as: .short, in: sources) == "")
    #expect(render([], as: .github, in: sources) == "")
    let json = try JSONValue(parsing: Array(render([], as: .json, in: sources).utf8))
    #expect(json["diagnostics"]?.elements?.isEmpty == true)
    #expect(JSONSchema(parsedDiagnosticsSchema).problems(of: json).isEmpty)
    let sarif = try JSONValue(parsing: Array(render([], as: .sarif, in: sources).utf8))
    #expect(sarif["runs"]?.elements?.first?["results"]?.elements?.isEmpty == true)
    #expect(summary(of: [], in: sources) == nil)
  }
}
