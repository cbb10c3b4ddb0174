import Foundation
import ThemeDiagnostics
import ThemeSyntax

extension Suite {
  /// yaml/yaml-test-suite: every case has the value of its `in.json`, or is refused where it holds a file `error`;
  /// or it is on a list, and then it must not pass.
  static let yaml = Suite(name: "yaml-test-suite") { folder in
    let parent = URL(filePath: folder).appending(path: "yaml-test-suite")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: parent.path)) ?? []
    var counts = (passed: 0, listed: 0, valueless: 0)
    var failures: [String] = []
    for path in paths.sorted() where path.hasSuffix("/in.yaml") {
      let name = String(path.dropLast("/in.yaml".count))
      let outcome = YAMLCase(folder: parent.appending(path: name)).outcome
      let reason = YAMLCase.exceptions[name]
      switch (outcome, reason) {
      case (.passed, nil): counts.passed += 1
      case (.valueless, nil): counts.valueless += 1
      case (.failed, .some): counts.listed += 1
      case (.failed(let why), nil): failures.append("\(name): \(why)")
      case (_, .some(let reason)): failures.append("\(name): passes, but is listed: \(reason)")
      }
    }
    if counts.passed == 0 { failures.append("no cases in \(parent.path)") }
    return Result(
      summary: """
        \(counts.passed) passed, \(counts.valueless) accepted that have no JSON value, \
        \(counts.listed) listed, \(failures.count) wrong
        """, failures: failures)
  }
}

/// A case of the suite: a folder.
struct YAMLCase {
  enum Outcome {
    case passed
    /// Accepted; the suite gives no value to compare with.
    case valueless
    case failed(String)
  }

  let folder: URL

  var outcome: Outcome {
    guard let text = data("in.yaml") else { return .failed("no in.yaml") }
    let reading = Reading(text, as: "in.yaml")
    if data("error") != nil {
      return reading.accepted == nil ? .passed : .failed("accepted, but it is no YAML")
    }
    guard let tree = reading.accepted else { return .failed(reading.complaint) }
    guard let json = data("in.json") else { return .valueless }
    // A stream without a document has no value; themec reads a null.
    if json.isEmpty, tree.isNull { return .passed }
    guard let expected = JSONValue(json: json) else { return .failed("its value is no single JSON value") }
    return JSONValue(tree) == expected ? .passed : .failed("another value: \(JSONValue(tree))")
  }

  private func data(_ name: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: name))
  }
}

extension YAMLCase {
  /// The cases that do not pass, with the reason.
  static let exceptions: [String: String] = {
    var table: [String: String] = [:]
    for (reason, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = reason }
    }
    return table
  }()

  private static let lists: [(reason: String, names: String)] = [
    // Decided by themec.
    ("a theme is one document", "35KP 6XDY 6ZKB 7Z25 9DXL 9KAX JHB9 KSS4 L383 M7A3 PUW8 RZT7 U9NS UT92 W4TN"),
    (
      "a key is a scalar",
      "4FJ6 6BFJ 6PBE 9MMW KK5P LX3P M2N8/01 M5DY Q9WF RZP5 SBG9 V9D5 X38W XW4D"
    ),
    (
      "a tag that themec does not know is an error",
      """
      2XXW 565N 5TYM 6CK3 6WLZ 7FWL 9WXW C4HZ CC74 CUP7 J7PZ M5C3 P76L UGM3 Z67P Z9M4
      """
    ),
    ("an empty value before a comment is an error", "W42U"),

    // Decided by libyaml, which speaks YAML 1.1.
    (
      "an empty key needs a `?`",
      "2JQS 6M2F CFD4 FRK4 M2N8/00 NHX8 NKF9 S3PD SM9W/01 UKK6/00"
    ),
    (
      "`:` and `?` that begin a plain scalar in braces or brackets, or follow a line end or a quote there",
      "4ABK 4MUZ/00 4MUZ/01 4MUZ/02 58MP 5MUD 5T43 652Z 9SA2 DBG4 HM87/00 HM87/01 K3WX NJ66 VJP3/01"
    ),
    ("a name of an anchor is of letters, digits, `-` and `_`", "2SXE 8XYN W5VH Y2GN"),
    (
      "a tab stands where an indentation or a token is expected",
      "6BCT 6CA3 96NN/00 96NN/01 A2M4 DK95/00 DK95/03 DK95/04 Q5MG R4YG Y79Y/001 Y79Y/010"
    ),
    ("unknown directives and versions are refused", "2LFX 6LVF BEC7 MUS6/05 MUS6/06"),
    ("a block scalar of the whole file is indented", "DK3J FP8R"),
    ("a document's end needs a document", "HWV9 QT73"),
    ("blank lines behind a block scalar", "JEF9/02 L24T/01"),

    // Accepted by libyaml, with the value that was meant.
    ("a comment needs no space before it", "9JBA CVW2 MUS6/00 SU5Z X4QW"),
    ("the indentation inside of quotes and brackets is free", "9C9N DK95/01 QB6E Y79Y/003"),
    ("`-` is a plain scalar in brackets", "G5U8 YJV2"),
    ("blank lines before a block scalar may be indented deeper", "S98Z"),
  ]
}
