import Foundation

/// Comparing with a recorded text; `make update` records it anew.
package enum Golden {
  /// Whether goldens are being recorded (`THEMEC_UPDATE=1`, which `make update` sets and which CI refuses).
  package static var isRecording: Bool { ProcessInfo.processInfo.environment["THEMEC_UPDATE"] == "1" }

  /// Nil when `text` equals the file of the fixture, else what differs, for `Issue.record`.
  ///
  /// A text that is expected to be empty has no file. When recording, the file is written and the difference is still
  /// returned, so that a run that records ends red.
  package static func difference(_ text: String, from file: String, of fixture: Fixture) -> String? {
    let url = fixture.url(file)
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard expected != text else { return nil }
    if isRecording {
      if text.isEmpty {
        try? FileManager.default.removeItem(at: url)
      } else {
        try? FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: url)
      }
      return "recorded \(fixture.name)/\(file): read the diff"
    }
    return "\(fixture.name)/\(file):\n" + lineDifference(expected, text)
  }

  /// The lines that differ, `-` expected and `+` found, with the common beginning and end left out.
  private static func lineDifference(_ expected: String, _ found: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let lines = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-\(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+\(offset + 1): \(line)")
      }
    }
    return lines.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  }
}
