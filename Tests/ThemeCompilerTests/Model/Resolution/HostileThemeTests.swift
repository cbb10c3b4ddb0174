/// A theme within the limits of its file that is built to take hours or all memory when it is resolved.
struct HostileTheme: Sendable, CustomTestStringConvertible {
  let name: String
  /// The codes that are reported, each once.
  let codes: Set<String>
  let text: @Sendable () -> String

  init(_ name: String, _ codes: Set<String>, _ text: @escaping @Sendable () -> String) {
    self.name = name
    self.codes = codes
    self.text = text
  }

  var testDescription: String { name }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  static let all = [
    HostileTheme("many tokens and many references to none", ["unknown-reference"]) {
      "tokens:\n" + lines(20_000) { "  token-number-\($0): 1" }
        + "buttons:\n" + lines(3_000) { "  b\($0): { height: $token-numbre-\($0)x }" }
    },
    HostileTheme("a long row of references", ["limit-exceeded", "unknown-reference"]) {
      "tokens:\n" + lines(20_000) { "  t\($0): $t\($0 + 1)" }
        + "buttons:\n" + lines(3_000) { "  b\($0): { height: $t\($0) }" }
    },
    HostileTheme("a large token that is used often", ["exclusive-keys"]) {
      "tokens:\n  swap:\n" + lines(20_000) { "    \"#\(String(0x100000 + $0, radix: 16))\": white" }
        + "buttons:\n" + lines(3_000) { "  b\($0): { art: { file: a.png, swap: $swap } }" }
    },
    HostileTheme("a large token that no use can accept", ["unusable-token"]) {
      "tokens:\n  font:\n" + lines(20_000) { "    key\($0): white" }
        + "buttons:\n" + lines(3_000) { "  b\($0): { title: { font: $font } }" }
    },
    HostileTheme("maps over tokens, in a long row", ["limit-exceeded", "unknown-reference"]) {
      "extends: parent.theme.yaml\ntokens:\n" + lines(20_000) { "  t\($0): { x: 1 }" }
        + "buttons:\n  b: { title: { shadow: $t0 } }\n"
    },
    HostileTheme("mixes of mixes", ["unknown-reference"]) {
      "tokens:\n" + lines(40) { "  t\($0): mix($t\($0 + 1), $t\($0 + 1), 50%)" } + "  t40: $nothing\n"
        + lines(40) { "  u\($0): mix($u\($0 + 1), $u\($0 + 1), 50%)" } + "  u40: white\n"
        + "buttons:\n  b: { title: { color: $t0 } }\n  c: { title: { color: $u0 } }\n"
    },
    HostileTheme("many tokens with many modes", ["limit-exceeded", "system-unknown"]) {
      "tokens:\n"
        + lines(300) { number in
          "  t\(number): { value: white, systems: { "
            + (1..<30).map { "ios-\(number * 3 + $0): \"#0000\($0 + 10)\"" }.joined(separator: ", ")
            + " }, appearances: { dark: $t\((number + 1) % 300) } }"
        } + "buttons:\n" + lines(300) { "  b\($0): { title: { color: $t\($0) } }" }
    },
    HostileTheme("many variants of many elements", ["limit-exceeded"]) {
      let states = ["highlighted", "disabled", "selected", "focused"]
      let combined = (1..<16).map { bits in
        states.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element).joined(separator: "+")
          + ": {}"
      }
      return "x: &x\n  states: { \(combined.joined(separator: ", ")) }\n"
        + "  metrics: { compact: {}, defaultPrompt: {}, compactPrompt: {} }\n"
        + "  appearances: { light: {}, dark: {} }\n  accessibility: { highContrast: {} }\n  directions: { rtl: mirror }\n"
        + "buttons:\n" + lines(1_000) { "  b\($0): *x" }
    },
    HostileTheme("many values of an axis", ["limit-exceeded", "system-unknown"]) {
      "buttons:\n  b:\n    systems:\n" + lines(999) { "      ios-\($0 + 1): { height: \($0 + 1) }" }
        + lines(998) { "      android-\($0 + 1): ios-999" }
    },
    HostileTheme("a long row of systems that are the same", ["system-unknown"]) {
      "buttons:\n  b:\n    systems:\n      ios-1: { height: 1 }\n"
        + lines(998) { "      ios-\($0 + 2): ios-\($0 + 1)" }
    },
    HostileTheme("a long circle of systems", ["reference-cycle", "system-unknown"]) {
      "buttons:\n  b:\n    systems:\n" + lines(998) { "      ios-\($0 + 1): ios-\(($0 + 1) % 998 + 1)" }
    },
    HostileTheme("a recipe of many parameters that is used often", ["unused-parameter"]) {
      "art:\n  r:\n    size: { width: 10, height: 10 }\n    layers: [ { shape: rectangle, fill: white } ]\n"
        + "    parameters:\n" + lines(30_000) { "      p\($0): 1" }
        + "buttons:\n" + lines(3_000) { "  b\($0): { art: { use: r, with: { p1: \($0) } } }" }
    },
    HostileTheme(
      "many recipes, elements and parameters that no parent has",
      ["limit-exceeded", "missing-key", "unknown-reference"]
    ) {
      "extends: parent.theme.yaml\nart:\n" + lines(9_000) { "  r\($0): {}" } + "buttons:\n"
        + lines(9_000) { "  b\($0): {}" }
    },
    HostileTheme("many screens that name nothing", ["unknown-element"]) {
      "screens:\n" + lines(3_000) { "  Screen\($0): { backButton: buttom-\($0) }" }
        + "backButtons:\n" + lines(3_000) { "  button-\($0): {}" }
    },
  ]
}

@Test(arguments: HostileTheme.all) func `themes built to hurt`(_ theme: HostileTheme) throws {
  let parent = "themec: 1\ntokens:\n" + (0..<20_000).map { "  t\($0): $t\($0 + 1)\n" }.joined()
  let text = "themec: 1\nname: hostile\n" + theme.text()
  let inputs = MemoryInputs(["a.theme.yaml": Array(text.utf8), "parent.theme.yaml": Array(parent.utf8)])
  var typed = try TypedTheme(inputs, "a.theme.yaml")
  let resolved = resolve(try #require(typed.theme), &typed.sink)
  #expect(resolved.elements.count == typed.theme?.elements.count)
  let codes = Set(typed.sink.diagnostics.map(\.code.name)).subtracting(["unknown-key"])
  #expect(codes == theme.codes, "\(typed.sink.diagnostics.prefix(3).map(\.message))")
}
