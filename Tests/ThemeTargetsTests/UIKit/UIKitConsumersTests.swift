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

  /// Code in a function of the main actor, and what the compiler says of it; nil when it has nothing against it.
  @Test(arguments: [
    ("a wrong label", "_ = UIImage(called: \"a\")", "incorrect labels"),
    (
      "an argument that is not there", "UINavigationBar().setBackgroundImage(nil, forState: .default)",
      "error:"
    ),
    ("too new", "UIBarButtonItem().hidesSharedBackground = true", "only available in Android 26"),
    (
      "too new, of the bar", "UINavigationBar().compactScrollEdgeAppearance = nil",
      "only available in Android 15"
    ),
    ("new enough", "if #available(iOS 26, *) { UIBarButtonItem().hidesSharedBackground = true }", nil),
    (
      "new enough below", "guard #available(iOS 15.0, *) else { return }; _ = UIButton.Configuration.plain()",
      nil
    ),
    ("deprecated later", "UIButton().titleEdgeInsets = .zero", nil),
    ("a color that may be none", "let name: String = UILabel().text", "must be unwrapped"),
    (
      "an exhaustive switch", "switch UIUserInterfaceStyle.dark { case .light, .unspecified, .dark: break }",
      "unknown"
    ),
    (
      "a switch for later cases",
      "switch UIUserInterfaceStyle.dark { case .light, .unspecified, .dark: break; @unknown default: break }",
      nil
    ),
  ])
  func `judges Swift`(_ name: String, code: String, expected: String?) throws {
    let file = "import UIKit\n@MainActor func judged() {\n  \(code)\n}\n"
    try expectRefusal(expected) { try consumers.typeCheck(swift: ["A.swift": file], languageMode: .swift6) }
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

  @Test func `ends a driver that observes what nobody documents`() throws {
    let driver = """
      import UIKit
      @main @MainActor struct Driver {
        static func main() {
          let kept = UINavigationItem(title: "A").observe(\\.title) { _, _ in }
          print("observed \\(kept)")
        }
      }
      """
    try expectRefusal("does not document") { _ = try consumers.run(swift: [:], driver: driver) }
  }

  @Test func `tells why a driver fell`() throws {
    let driver = """
      import UIKit
      @main @MainActor struct Driver {
        static func main() {
          print("here")
          fatalError("fallen")
        }
      }
      """
    try expectRefusal("fallen") { _ = try consumers.run(swift: [:], driver: driver) }
    try expectRefusal("cannot find") {
      _ = try consumers.run(swift: ["A.swift": "let a = b"], driver: driver)
    }
  }

  @Test func `ends a driver that does not end`() throws {
    let driver = """
      import UIKit
      @main @MainActor struct Driver {
        static func main() {
          while true {}
        }
      }
      """
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
