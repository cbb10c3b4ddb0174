import Foundation
import Synchronization
import ThemeDisk

/// A server on this machine that answers nothing well.
final class RubbishServer: Sendable {
  let port: UInt16
  /// A file that is there when each answer has been given, and one has been asked for again.
  let asked: URL
  private let isOver = Mutex(false)

  init(answers: [[UInt8]], asked: URL) throws {
    let server = try LocalServer(port: 0, state: "")
    port = server.port
    self.asked = asked
    nonisolated(unsafe) var own = server
    Thread { [self] in
      var count = 0
      while !isOver.withLock({ $0 }) {
        unsafe own.serve(beside: -1, patience: 50) { request in
          if request.path.hasPrefix("/images/") { return .content(Array("GIF89a".utf8), type: "image/png") }
          count += 1
          if count > answers.count { try? Data().write(to: asked) }
          return .content(answers[(count - 1) % answers.count], type: "application/json")
        }
      }
    }.start()
  }

  /// Answers nobody any more.
  func end() { isOver.withLock { $0 = true } }

  /// What is no answer of themec, or none of this theme, and one that is too long.
  static let answers: [[UInt8]] = {
    let picture = String(repeating: "0", count: 64)
    func themes(_ elements: String, images: String = "{ \"a.png\": \"\(picture).png\" }") -> String {
      "{ \"themes\": [{ \"name\": \"shop\", \"manifest\": { \"elements\": \(elements) }, \"images\": \(images) }] }"
    }
    func normal(_ facts: String) -> String {
      "{ \"buttons/buy\": { \"variants\": { \"normal\": \(facts) } } }"
    }
    let deep = "disabled" + String(repeating: ".dark", count: 200_000)
    let texts = [
      "", "nothing", "[]", "{}", "{ \"themes\": 1 }", themes("7"), themes("{ \"buttons/buy\": {} }"),
      themes(normal("{ \"parts\": 3 }")),
      themes(normal("{ \"parts\": { \"background\": { \"images\": {} } } }")),
      themes(
        normal("{ \"parts\": { \"background\": { \"images\": { \"2x\": { \"file\": \"b.png\" } } } } }")),
      themes("{}", images: "{ \"a.png\": \"../../etc/passwd\" }"),
      "{ \"themes\": [" + String(repeating: "[", count: 100_000),
      themes("{ \"buttons/buy\": { \"variants\": { \"\(deep)\": {}, \"normal\": { \"parts\": 3 } } } }"),
      themes(
        normal("{ \"parts\": { \"background\": { \"images\": { \"2x\": { \"file\": \"a.png\" } } } } }")),
    ]
    return texts.map { Array($0.utf8) } + [[UInt8](repeating: UInt8(ascii: " "), count: 9 << 20)]
  }()
}
