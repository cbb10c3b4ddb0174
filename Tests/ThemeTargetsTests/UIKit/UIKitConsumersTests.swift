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

  private static let cases = Fixture.cases("the-stand-in-for-uikit-judges-swift")

  /// What the compiler says of the code of each case, with its notes, which may be about other files.
  private static let judgments = Result {
    var files: [String: String] = [:]
    for (number, lines) in cases.enumerated() {
      files["Case\(number).swift"] = "import UIKit\n@MainActor func judged\(number)() {\n  \(lines[1])\n}\n"
    }
    let consumers = try #require(UIKitConsumers.installed)
    let failure = try #require(throws: UIKitConsumers.Failure.self) {
      try consumers.typeCheck(swift: files, languageMode: .swift6)
    }
    var judgments: [Int: String] = [:]
    var number: Int?
    for line in failure.description.split(separator: "\n") {
      number = line.firstMatch(of: /Case(\d+)\.swift:/).flatMap { Int($0.1) } ?? number
      if let number { judgments[number, default: ""] += line }
    }
    return judgments
  }

  @Test(arguments: cases.indices) func `judges Swift`(_ number: Int) throws {
    let (code, expected) = (Self.cases[number][1], Self.cases[number][2])
    let said = try Self.judgments.get()[number]
    #expect(expected == "nothing" ? said == nil : said?.contains(expected) == true, "\(code)")
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

  /// What ends without a result.
  private static let falling = [
    "observing":
      #"let kept = UINavigationItem(title: "A").observe(\.title) { _, _ in }; print("observed \(kept)")"#,
    "falling": #"print("here"); fatalError("fallen")"#,
    "endless": "while true {}",
  ]

  private static let rules = [
    "Layout", "Bars", "Traits", "Turns", "Buttons", "Colors", "Gestures", "Back", "Views", "Hosting",
  ]

  private static let drivers = Result {
    var drivers = falling.mapValues { driver($0) }
    for name in ["Drive", "Behavior"] + rules { drivers[name] = try UIKitModules.sample("\(name).swift") }
    return try #require(UIKitConsumers.installed).compile(
      swift: samples("Theme.swift", "SampleViews.swift"), drivers: drivers)
  }

  @Test func `runs what it takes`() throws { try expectRun("Drive") }

  @Test func `behaves as UIKit does`() throws { try expectRun("Behavior") }

  @Test(arguments: rules) func `has the rules of UIKit and SwiftUI`(_ rules: String) throws {
    try expectRun(rules)
  }

  private func expectRun(_ name: String) throws {
    let said = try consumers.run(name, of: Self.drivers.get())
    let samples = Fixture.named("Samples", kind: "../UIKitStandIn")
    #expect(Golden.difference(said, from: "\(name).expected.txt", of: samples) == nil)
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
    try expectRefusal("does not document") {
      _ = try consumers.run("observing", of: Self.drivers.get())
    }
  }

  @Test func `tells why a driver fell`() throws {
    try expectRefusal("fallen") { _ = try consumers.run("falling", of: Self.drivers.get()) }
    try expectRefusal("cannot find") {
      _ = try consumers.run(swift: ["A.swift": "let a = b"], driver: Self.driver(""))
    }
  }

  @Test func `ends a driver that does not end`() throws {
    try expectRefusal("ended with") {
      _ = try consumers.run("endless", of: Self.drivers.get(), seconds: 1)
    }
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
