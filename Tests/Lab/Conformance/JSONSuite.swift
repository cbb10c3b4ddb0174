import Foundation
import ThemeDiagnostics

extension Suite {
  /// nst/JSONTestSuite: every `y_` is accepted with the value that Foundation reads, every `n_` is refused, and no `i_`
  /// crashes.
  static let json = Suite(name: "json-test-suite") { folder in
    let parent = URL(filePath: folder).appending(path: "json-test-suite/test_parsing")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    var counts = (accepted: 0, refused: 0, free: 0, listed: 0)
    var failures: [String] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      guard let bytes = try? Data(contentsOf: parent.appending(path: name)) else { continue }
      let reading = Reading(bytes, as: name)
      switch name.first {
      case "y" where listed.contains(name):
        counts.listed += 1
        if reading.diagnostics.map(\.code) != [.duplicateKey] {
          failures.append("\(name): listed, but accepted")
        }
      case "y":
        counts.accepted += 1
        guard let tree = reading.accepted else {
          failures.append("\(name): \(reading.complaint)")
          continue
        }
        if JSONValue(tree) != JSONValue(json: bytes) {
          failures.append("\(name): another value: \(JSONValue(tree))")
        }
      case "n":
        counts.refused += 1
        if reading.accepted != nil { failures.append("\(name): accepted") }
      default:
        counts.free += 1
      }
    }
    if counts.accepted == 0 { failures.append("no cases in \(parent.path)") }
    return Result(
      summary: """
        \(counts.accepted) to accept, \(counts.refused) to refuse, \(counts.free) free, \
        \(counts.listed) listed, \(failures.count) wrong
        """, failures: failures)
  }

  /// Well-formed, but a key stands twice, which is an error in every theme.
  private static let listed: Set<String> = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]
}
