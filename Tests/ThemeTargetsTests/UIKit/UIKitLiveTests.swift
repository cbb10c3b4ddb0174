import FixtureSupport
import Foundation
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeTargets

/// A debug build of an app follows `preview --serve`, which runs beside it.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitLiveTests {
  private let consumers: UIKitConsumers

  init() throws { consumers = try #require(UIKitConsumers.installed) }

  private static func theme(_ color: String, saying options: String = "liveReload: true", more: String = "")
    -> String
  {
    """
    themec: 1
    name: shop
    scales: [2]
    allow: [tap-target-small, highlighted-missing]
    targets: { uikit: { \(options) } }
    buttons:
      buy:
        height: 44
        art: { box: { fill: "\(color)", radius: 8 } }
        title: { color: white, insets: { left: 12, right: 12 } }
    \(more)
    """
  }

  private static func sources(_ theme: String) throws -> [String: String] {
    let session = Session(MemoryInputs(["shop.theme.yaml": Array(theme.utf8)]), targets: .built)
    var options = CompileOptions()
    options.targets = [.uikit]
    let result = try compileAll([try #require(ThemePath("shop.theme.yaml"))], in: session, options)
    let said = render(result.diagnostics, as: .human, in: session.sources)
    return try #require(result.themes.first?.tree, "\(said)").files.sources.ofSwift
  }

  /// A folder with a theme and themec, which serves it.
  private final class Served {
    let folder: URL
    let program: Process
    let port: Int

    var file: URL { folder.appending(path: "shop.theme.yaml") }

    init(_ theme: String) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "themec-live-\(UUID().uuidString)")
      try Scratch.write(["shop.theme.yaml": theme], in: folder)
      let served = try servePreview(folder, "shop.theme.yaml")
      program = served.program
      port = try #require(served.address.port)
    }

    deinit {
      if program.isRunning { kill(program.processIdentifier, SIGKILL) }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// The color in the middle of a PNG, as a theme writes it.
  private static func middle(_ text: Substring?) throws -> String {
    let bytes = try #require(text.flatMap { Data(base64Encoded: String($0)) })
    let bitmap = try decodePNG(Array(bytes)).bitmap
    let word = bitmap[bitmap.width / 2, bitmap.height / 2]
    let color = Color(word: word)
    return "\(color)"
  }

  @Test func `saving a theme shows new pixels in the app, which keeps its look while nobody answers well`()
    throws
  {
    let served = try Served(Self.theme("#102030"))
    let later = try Served(Self.theme("#306010"))
    let rubbish = try RubbishServer(
      answers: RubbishServer.answers, asked: served.folder.appending(path: "asked"))
    defer { rubbish.end() }
    let driver = """
      import UIKit

      @main @MainActor struct Driver {
        static let window = UIWindow(frame: UIScreen.main.bounds)
        static let button = ShopTheme.Button(ShopTheme.Buttons.buy, text: "Buy")

        static var background: UIImage? { button.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image }
        static var shown: Data? { background?.simulatedData }

        static func wait(until condition: () -> Bool) {
          while !condition() { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        }

        static func say(_ name: String) {
          print("\\(name) \\(shown?.base64EncodedString() ?? "none")")
        }

        static func main() throws {
          StandIn.findsEveryImage = true
          window.addSubview(button)
          ShopTheme.Live.port = \(served.port)
          (ShopTheme.Live.pause, ShopTheme.Live.longPause) = (0.01, 0.01)
          say("built")
          wait { shown != nil }
          say("first")
          print("caps", background!.capInsets.left, background!.scale)
          let first = shown
          let theme = \(String(reflecting: Self.theme("#801020", more: "images: { new: { art: { draw: { size: { width: 4, height: 4 }, layers: [{ shape: rectangle, fill: red }] } } } }")))
          let file = URL(fileURLWithPath: \(String(reflecting: served.file.path)))
          try Data(theme.utf8).write(to: file, options: .atomic)
          wait { shown != first }
          say("second")
          kill(\(served.program.processIdentifier), SIGKILL)
          ShopTheme.Live.port = \(rubbish.port)
          wait { FileManager.default.fileExists(atPath: \(String(reflecting: rubbish.asked.path))) }
          say("kept")
          ShopTheme.Live.port = \(later.port)
          let second = shown
          wait { shown != second }
          say("again")
        }
      }
      """
    let said = try consumers.run(
      swift: try Self.sources(Self.theme("#102030")).filter { !$0.value.contains("import SwiftUI") },
      driver: driver, conditions: ["DEBUG"])
    let lines = said.split(separator: "\n").map { $0.split(separator: " ") }
    func data(_ name: String) -> Substring? { lines.first { $0.first?.elementsEqual(name) == true }?.last }
    #expect(data("built") == "none")
    #expect(try Self.middle(data("first")) == "#102030")
    #expect(try Self.middle(data("second")) == "#801020")
    #expect(data("kept") == data("second"))
    #expect(try Self.middle(data("again")) == "#306010")
    // As wide as the corners are round.
    #expect(said.contains("caps 8.0 2.0"), "\(said)")
  }

  /// What was built has a variant and an element that the served theme lacks, and the other way round.
  @Test func `what needs a build is told once`() throws {
    let served = try Served(
      Self.theme("#102030", more: "    states: { highlighted: { title: { color: silver } } }"))
    let driver = """
      import UIKit

      @main @MainActor struct Driver {
        static func main() {
          StandIn.findsEveryImage = true
          ShopTheme.Live.port = \(served.port)
          (ShopTheme.Live.pause, ShopTheme.Live.longPause) = (0.01, 0.01)
          var isShown = false
          while !isShown {
            for _ in 1...3 {
              isShown = ShopTheme.Buttons.buy.background()?.simulatedData != nil
              _ = ShopTheme.Buttons.gone.background()
            }
            RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
          }
          print(ShopTheme.Buttons.gone.background()?.simulatedData == nil)
        }
      }
      """
    let built = Self.theme("#102030", more: "  gone: { like: buy }")
    let said = try consumers.run(
      swift: try Self.sources(built).filter { !$0.value.contains("import SwiftUI") }, driver: driver,
      conditions: ["DEBUG"])
    #expect(
      said == """
        ShopTheme: `buttons/buy` has a new variant; build the app again to see it
        ShopTheme: `buttons/gone` is not in the theme any more; build the app again to see it
        true

        """)
  }

  @Test func `a button of SwiftUI is drawn again`() throws {
    let driver = """
      import SwiftUI
      import UIKit

      @main @MainActor struct Driver {
        static func main() {
          StandIn.findsEveryImage = true
          let button = ShopTheme.StyledButton(
            look: ShopTheme.Buttons.buy, configuration: ButtonStyleConfiguration(simulatesPress: false))
          _ = button.simulatedText(in: EnvironmentValues())
          for name in [ShopTheme.Live.didChange, Notification.Name("another")] {
            simulatedStateChanged = false
            NotificationCenter.default.post(name: name, object: nil)
            RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            print(simulatedStateChanged)
          }
        }
      }
      """
    let theme = Self.theme("#102030", saying: "liveReload: true, parts: [used, swiftUI]")
    let said = try consumers.run(swift: try Self.sources(theme), driver: driver, conditions: ["DEBUG"])
    #expect(said == "true\nfalse\n")
  }

  @Test func `other builds contain nothing of it`() throws {
    let driver = """
      import UIKit

      @main @MainActor struct Driver {
        static func main() throws {
          let button = ShopTheme.Button(ShopTheme.Buttons.buy, text: "Buy")
          let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
          print(button.text ?? "", ["If-None-" + "Match", "127.0." + "0.1", "ShopTheme" + "O4Live"].map { program.range(of: Data($0.utf8)) != nil })
        }
      }
      """
    for (conditions, isThere) in [(["DEBUG"], true), ([], false)] {
      let said = try consumers.run(
        swift: try Self.sources(Self.theme("#102030")).filter { !$0.value.contains("import SwiftUI") },
        driver: "// \(conditions)\n"
          + driver.replacing(
            "static func main() throws {",
            with: "static func main() throws {\n    StandIn.findsEveryImage = true"),
        conditions: conditions)
      #expect(said == "Buy [\(isThere), \(isThere), \(isThere)]\n")
    }
    let off = try Self.sources(Self.theme("#102030", saying: "language: swift"))
    #expect(!off.keys.contains { $0.contains("Live") } && !off.values.contains { $0.contains("DEBUG") })
  }

  @Test(arguments: [
    (UIKitConsumers.LanguageMode.swift6, ""), (.swift5, ""), (.swift6, "-default-isolation MainActor"),
    (.swift5, "-default-isolation MainActor"), (.swift6, "-strict-memory-safety"),
  ])
  func `it compiles`(_ mode: UIKitConsumers.LanguageMode, _ options: String) throws {
    let all = "parts: [used, images, buttons, dressing, bars, navigation, controls, swiftUI]"
    for more in ["", ", access: public", ", minimumSystem: ios-12"] {
      let sources = try Self.sources(Self.theme("#102030", saying: "liveReload: true, \(all)\(more)"))
      #expect(sources.keys.contains("ShopThemeLive.swift"))
      for conditions in [["DEBUG"], []] {
        try consumers.typeCheck(
          swift: sources, languageMode: mode, system: more.contains("ios-12") ? "12.0" : "15.0",
          conditions: conditions, options: options.split(separator: " ").map(String.init))
      }
    }
  }
}
