/// The stand-in for UIKit takes what UIKit takes and refuses what it refuses, and behaves as it does.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitConsumersTests {
  private let consumers: UIKitConsumers

  init() throws { consumers = try #require(UIKitConsumers.installed) }

  private static func samples(_ names: String...) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try names.map { ($0, try UIKitModules.sample($0)) })
  }

  @Test(arguments: UIKitConsumers.LanguageMode.allCases)
  func `takes Swift`(_ mode: UIKitConsumers.LanguageMode) throws {
    let files = try Self.samples("Theme.swift", "SampleButtonStyle.swift", "Drive.swift")
    try consumers.typeCheck(swift: files, languageMode: mode)
  }

  @Test(arguments: Fixture.cases("the-stand-in-for-uikit-judges-swift"))
  func `judges Swift`(_ lines: [String]) throws {
    let file = "import UIKit\n@MainActor func judged() {\n  \(lines[1])\n}\n"
    try expectRefusal(lines[2] == "nothing" ? nil : lines[2]) {
      try consumers.typeCheck(swift: ["A.swift": file], languageMode: .swift6)
    }
  }

  @Test func `judges the main actor`() throws {
    let file = "import UIKit\nfunc judged() -> UIView { UIView() }\n"
    try expectRefusal("main actor-isolated") {
      try consumers.typeCheck(swift: ["A.swift": file], languageMode: .swift6)
    }
  }

  @Test func `judges deprecation by the oldest system`() throws {
    let file = "import UIKit\n@MainActor func judged() { UIButton().titleEdgeInsets = .zero }\n"
    try expectRefusal("deprecated") {
      try consumers.typeCheck(swift: ["A.swift": file], languageMode: .swift5, system: "15.0")
    }
  }

  @Test func `runs what it takes`() throws {
    let said = try consumers.run(
      swift: Self.samples("Theme.swift"), driver: UIKitModules.sample("Drive.swift"))
    expect(said, "Drive.expected.txt")
  }

  @Test func `behaves as UIKit does`() throws {
    let said = try consumers.run(swift: [:], driver: UIKitModules.sample("Behavior.swift"))
    expect(said, "Behavior.expected.txt")
  }

  @Test(arguments: ["Layout", "Bars", "Traits", "Turns", "Buttons", "Colors", "Gestures"])
  func `has the rules of UIKit`(_ rules: String) throws {
    let said = try consumers.run(
      swift: Self.samples("SampleViews.swift"), driver: UIKitModules.sample("\(rules).swift"))
    expect(said, "\(rules).expected.txt")
  }

  @Test func `goes back as UIKit does`() throws {
    let said = try consumers.run(swift: [:], driver: UIKitModules.sample("Back.swift"))
    expect(said, "Back.expected.txt")
  }

  @Test(arguments: ["Views", "Hosting"])
  func `views of SwiftUI are what their bodies are`(_ rules: String) throws {
    let said = try consumers.run(swift: [:], driver: UIKitModules.sample("\(rules).swift"))
    expect(said, "\(rules).expected.txt")
  }

  private func expect(_ said: String, _ file: String) {
    let samples = Fixture.named("Samples", kind: "../UIKitStandIn")
    #expect(Golden.difference(said, from: file, of: samples) == nil)
  }

  @Test func `pretends to be an older system`() throws {
    let driver = try UIKitModules.sample("Drive.swift")
      .replacing("static func main() {", with: "static func main() {\n    StandIn.simulateSystem(13)")
    let said = try consumers.run(swift: Self.samples("Theme.swift"), driver: driver, languageMode: .swift5)
    #expect(!said.contains("hidesSharedBackground"))
    #expect(!said.contains("compactScrollEdgeAppearance"))
    #expect(said.contains("scrollEdgeAppearance"))
  }

  private static func driver(_ statements: String) -> String {
    "import UIKit\n@main @MainActor struct Driver { static func main() { \(statements) } }\n"
  }

  @Test func `ends a driver that observes what nobody documents`() throws {
    let driver = Self.driver(
      #"let kept = UINavigationItem(title: "A").observe(\.title) { _, _ in }; print("observed \(kept)")"#)
    try expectRefusal("does not document") { _ = try consumers.run(swift: [:], driver: driver) }
  }

  @Test func `tells why a driver fell`() throws {
    let driver = Self.driver(#"print("here"); fatalError("fallen")"#)
    try expectRefusal("fallen") { _ = try consumers.run(swift: [:], driver: driver) }
    try expectRefusal("cannot find") {
      _ = try consumers.run(swift: ["A.swift": "let a = b"], driver: driver)
    }
  }

  @Test func `ends a driver that does not end`() throws {
    let driver = Self.driver("while true {}")
    try expectRefusal("ended with") { _ = try consumers.run(swift: [:], driver: driver, seconds: 1) }
  }

  private func expectRefusal(_ expected: String?, _ body: () throws -> Void) throws {
    do {
      try body()
      #expect(expected == nil)
    } catch let failure as UIKitConsumers.Failure {
      let expected = try #require(expected, "\(failure)")
      #expect(failure.description.contains(expected))
    }
  }
}
