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
  static let exceptions = Dictionary(
    uniqueKeysWithValues: Fixture.cases("cases-of-the-yaml-suite-that-themec-decides-otherwise").flatMap {
      lines in
      lines[1].split(separator: " ").map { (String($0), lines[0]) }
    })
}
