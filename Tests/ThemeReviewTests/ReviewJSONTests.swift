import FixtureSupport
import Testing
import ThemeCore

@testable import ThemeReview

/// Reports in JSON, which fixtures hold against their schema as well (`ChangesTests`).
@Suite struct ReviewJSONTests {
  @Test func `everything that a report can say fits its schema`() throws {
    let fact = FactChange(path: ["title", "lines"], old: nil, new: .integer(2))
    let changes = [
      Change(.breaking, of: "buttons/a", .gone), Change(.visible, .added),
      Change(.breaking, of: "buttons/b", .stateGone("disabled")),
      Change(.visible, of: "buttons/b", .stateAdded("selected")),
      Change(.breaking, of: "buttons/c", .renamed(from: "buttons/d")),
      Change(.generated, .code(changed: ["uikit/Theme.swift"], added: [], gone: [])),
      Change(.encoding, .encoding(["images/a.png"])),
      Change(.visible, of: "buttons/b", in: ["normal"], .fact(fact, looksSame: false)),
    ]
    let pictures: [PictureChange] = [
      .gone, .added, .looksSame, .unknown,
      .resized(
        from: Size(width: Pixels(1), height: Pixels(2)), to: Size(width: Pixels(3), height: Pixels(4))),
    ]
    let told = ThemeChanges(
      theme: "a",
      changes: changes
        + pictures.map {
          Change(.visible, of: "buttons/b", in: ["normal"], .picture(part: "image", scales: ["1x"], $0))
        },
      knowsCauses: true,
      withoutEffect: [
        Ineffective(
          cause: Cause(
            .token, "tokens.a", old: nil, new: Cause.Place(path: "a.theme.yaml", line: 3, text: "#123456")),
          own: Cause.Place(path: "b.theme.yaml", line: 7, text: "white")),
        Ineffective(
          cause: Cause(
            .file, "art/a.png", old: Cause.Place(path: "art/a.png", line: nil, text: ""), new: nil),
          own: nil),
      ],
      warnings: WarningChanges(
        from: [], to: [ThemeWarning(code: "a-code", words: "some words", element: "buttons/b", target: "css")]
      ),
      bytes: [
        ByteChange(element: "buttons/b", old: 10, new: 20),
        ByteChange(element: nil, old: 0, new: 1, isQuick: true),
      ])
    #expect(try reviewSchema().problems(of: JSONValue(parsing: [told].json.bytes)) == [])
  }

  @Test func `no change has neither grade nor step`() {
    let nothing = [ThemeChanges(theme: "a", changes: [])].json
    #expect(nothing.line == #"{ "reviewVersion": 1, "themes": [] }"#)
  }
}
