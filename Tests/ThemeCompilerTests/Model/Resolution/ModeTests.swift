/// The elements of a theme, resolved, with what was reported.
private func resolved(_ text: String) throws -> (elements: [ResolvedElement], diagnostics: [Diagnostic]) {
  let inputs = MemoryInputs(["a.theme.yaml": Array("themec: 1\nname: modes\n\(text)".utf8)])
  var typed = try TypedTheme(inputs, "a.theme.yaml")
  return (resolve(try #require(typed.theme), &typed.sink).elements, typed.sink.diagnostics)
}

@Test func `elements gain variants only where a token that they use differs`() throws {
  let buttons = (10..<30).map { number in
    "  b\(number): { title: { color: $\(number < 13 ? "tint" : "plain") }, states: { disabled: { title: { color: $same } } } }"
  }
  let tokens = """
    tokens:
      plain: gray
      tint: { value: blue, appearances: { dark: aqua } }
      same: { value: white, appearances: { dark: "#ffffff" }, accessibility: { highContrast: $alike } }
      alike: white

    """
  let (elements, diagnostics) = try resolved(tokens + "buttons:\n" + buttons.joined(separator: "\n"))
  #expect(diagnostics.isEmpty)
  #expect(elements.map(\.variants.count) == [4, 4, 4] + [Int](repeating: 2, count: 17))
}

@Test func `the limit of variants names the tokens that lead to it`() throws {
  let systems = (1...999).map { "ios-\($0): \"#\(String(0x100000 + $0, radix: 16))\"" }
  let more = (1...999).map { "android-\($0): \"#\(String(0x200000 + $0, radix: 16))\"" }
  let text = """
    tokens:
      tint: { value: blue, systems: { \((systems + more).joined(separator: ", ")) } }
    buttons:
      b: { title: { color: $tint } }
    """
  let (elements, diagnostics) = try resolved(text)
  // Versions that are later than the known ones are warnings of their own.
  let errors = diagnostics.filter { $0.severity == .error }
  #expect(errors.map(\.code) == [.limitExceeded])
  #expect(errors.first?.help.joined().contains("`$tint`") == true)
  #expect(elements.map(\.variants.count) == [1])
}
