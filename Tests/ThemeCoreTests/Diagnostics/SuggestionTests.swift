import Testing
import ThemeDiagnostics

@Suite struct SuggestionTests {
  @Test(
    "the nearest name that can be meant",
    arguments: [
      ("strech", ["stretch", "tile"], "stretch"),
      ("hieght", ["height", "weight"], "height"),
      ("Stretch", ["stretched", "stretch"], "stretch"),
      ("colour", ["color", "cover"], "color"),
      ("nav-buton", ["nav-button", "tab-button"], "nav-button"),
      ("aXc", ["abc", "adc"], "abc"),
      ("gradient", ["stroke", "fill"], nil),
      ("x", ["y"], nil),
      ("", ["x"], nil),
      ("stretch", ["stretch"], nil),
      ("x", [], nil),
    ] as [(String, [String], String?)])
  func nearest(_ name: String, _ candidates: [String], _ expected: String?) {
    #expect(Suggestion.nearest(to: name, among: candidates) == expected)
  }

  @Test("a name of a million letters costs nothing")
  func long() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: ["y", String(repeating: "x", count: 999_999)]) == nil)
  }

  @Test("a folder of a hundred thousand names is searched in part")
  func many() {
    let name = String(repeating: "n", count: 100)
    var compared = 0
    let candidates = (0..<100_000).lazy.map { number -> String in
      compared += 1
      return String(repeating: "x", count: 90) + String(1_000_000 + number)
    }
    #expect(Suggestion.nearest(to: name, among: candidates) == nil)
    #expect(compared < 1_000, "\(compared)")
    // Names of another length are passed over.
    #expect(Suggestion.nearest(to: "heigth", among: candidates.map { $0 } + ["height"]) == "height")
  }
}
