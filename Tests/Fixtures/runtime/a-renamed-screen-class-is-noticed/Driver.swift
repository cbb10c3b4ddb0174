import ThemeRuntime
import UIKit

final class NoticedFeed: UIViewController {}

class NoticedPhoto: UIViewController {}

final class NoticedAlbum: NoticedPhoto {}

final class NoticedGeneric<Item>: UIViewController {}

@main @MainActor struct Driver {
  static let slips: [(name: String, body: @MainActor () -> Void)] = [
    (
      "a class that is not there",
      { ThemeTable(screens: ["NoticedFeed": title("Feed"), "Feeed": title("Slip")]).use() }
    ),
    (
      "a button that is not there",
      {
        ThemeTable(buttons: [ButtonLook("buttons/plain", in: .main), ButtonLook("buttons/round", in: .main)])
          .use()
        ThemeButton(.init("buttons/plain", in: .main)).lookName = "buttons/plane"
      }
    ),
    (
      "no catalog",
      {
        let look = ButtonLook("buttons/plain", in: .main) { $0.background = .art("buttons/plain/normal") }
        _ = ThemeButton(look, title: "Menu")
      }
    ),
  ]

  static func main() {
    if let number = ProcessInfo.processInfo.environment["SLIP"].flatMap({ Int($0) }) {
      return slips[number].body()
    }
    ThemeTable(screens: [
      "NoticedFeed": title("Feed"), "NoticedPhoto": title("Photo"),
      ThemeScreenName(NoticedGeneric<Int>.self): title("Numbers"),
    ]).use()
    let navigation = ThemeNavigationController()
    navigation.viewControllers = [
      NoticedFeed(), NoticedPhoto(), NoticedAlbum(), NoticedGeneric<Int>(), NoticedGeneric<String>(),
    ]
    print(navigation.viewControllers.map { $0.navigationItem.title ?? "none" })
    for (number, slip) in slips.enumerated() { print("\(slip.name): \(said(by: number))") }
  }

  /// What a debug build says when it stops.
  private static func said(by slip: Int) -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
    process.arguments = Array(CommandLine.arguments.dropFirst())
    process.environment = ["SLIP": "\(slip)", "SWIFT_BACKTRACE": "enable=no"]
    process.standardError = pipe
    guard (try? process.run()) != nil else { return "it can't start" }
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = said.prefix { $0 != "\n" }.replacing("Assertion failed: ", with: "Fatal error: ")
    let reason = line.components(separatedBy: "Fatal error: ").last ?? ""
    return reason.replacing(Bundle.main.bundlePath, with: "the app")
  }

  private static func title(_ title: String) -> ThemeScreen { ThemeScreen(title: title) }
}
