/// Whatever happens to a file's bytes, reading it ends with a tree or an error, and every range lies in the file.
@Test(arguments: Fixture.all("syntax")) func damagedFilesAreRefusedOrRead(_ fixture: Fixture) throws {
  let name = fixture.exists("input.json") ? "input.json" : "input.yaml"
  let bytes = try #require(fixture.bytes(name))
  let path = try #require(ThemePath(name))
  var dice = Dice(fixture.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
  let marks = "{}[]:,-#&*!|>'\"%@` \t\n?~\u{85}\u{2028}\u{FEFF}\\".map(String.init) + ["\\u"]
  for _ in 0..<200 {
    var damaged = bytes
    for _ in 0...dice.number(0...3) { dice.damage(&damaged, with: marks) }
    if dice.happens(20) { damaged.removeLast(dice.below(damaged.count)) }
    var sink = DiagnosticSink()
    let tree = parse(SourceID(index: 0), SourceFile(path: path, bytes: damaged), into: &sink)
    let text = String(decoding: damaged, as: UTF8.self)
    #expect(tree != nil || sink.hasErrors, "\(text)")
    var ranges = sink.diagnostics.flatMap { [$0.place.range] + $0.related.map(\.range) }
    if let tree { collectRanges(of: tree, into: &ranges) }
    #expect(ranges.allSatisfy { $0.end <= damaged.count }, "\(text)")
  }
}

/// Whatever stands where in a design-token file, reading it ends.
@Test(arguments: Fixture.all("tokens")) func shuffledTokenFilesAreRefusedOrRead(_ fixture: Fixture) throws {
  let original = try #require(fixture.bytes("input.json"))
  let path = try #require(ThemePath("input.json"))
  var dice = Dice(fixture.name.utf8.reduce(11) { $0 &* 31 &+ UInt64($1) })
  for _ in 0..<100 {
    var bytes = original
    for _ in 0...dice.number(0...4) {
      var sink = DiagnosticSink()
      let file = SourceFile(path: path, bytes: bytes)
      guard let tree = parse(SourceID(index: 0), file, into: &sink) else { break }
      if let document = DesignTokenReader.document(tree, Limits(), &sink) {
        _ = DesignTokenReader.tokens(of: [document], missing: .isError, Limits(), &sink)
      }
      #expect(sink.diagnostics.allSatisfy { $0.place.range.end <= bytes.count })
      var ranges: [SourceRange] = []
      collectValues(of: tree, into: &ranges)
      // One value takes the place of another, so that the file stays well-formed.
      let (taken, replaced) = (
        ranges[dice.number(0...ranges.count - 1)], ranges[dice.number(0...ranges.count - 1)]
      )
      let value = bytes[Int(taken.start)..<Int(taken.end)]
      bytes.replaceSubrange(Int(replaced.start)..<Int(replaced.end), with: Array(value))
      if bytes.count > 1 << 16 { break }
    }
  }
}

private func collectValues(of node: SyntaxNode, into ranges: inout [SourceRange]) {
  ranges.append(node.range)
  for item in node.sequence ?? [] { collectValues(of: item, into: &ranges) }
  for entry in node.mapping?.entries ?? [] { collectValues(of: entry.value, into: &ranges) }
}

private func collectRanges(of node: SyntaxNode, into ranges: inout [SourceRange]) {
  ranges.append(node.range)
  for item in node.sequence ?? [] { collectRanges(of: item, into: &ranges) }
  for entry in node.mapping?.entries ?? [] {
    ranges.append(entry.key.range)
    collectRanges(of: entry.value, into: &ranges)
  }
}
