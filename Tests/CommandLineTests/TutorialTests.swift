import FixtureSupport
import Foundation
import Testing

/// `docs/tutorial.md`, run from top to bottom: a block of YAML with a path is written to it, and each line of a console that
/// begins with `$` is a command, followed by what it prints.
@Test func `the tutorial prints what it says`() throws {
  let page = Fixture.documentation
  let scratch = try Scratch()
  for path in page.files() where path.hasPrefix("tutorial/") {
    try scratch.write(try #require(page.bytes(path)), to: "art/\(path.dropFirst("tutorial/".count))")
  }
  let text = String(decoding: try #require(page.bytes("tutorial.md")), as: UTF8.self)
  var run = ""
  var commands = 0
  for block in TutorialBlock.all(of: text) {
    switch block {
    case .prose(let text): run += text
    case .file(let path, let text):
      try scratch.write(text, to: path)
      run += "```yaml \(path)\n\(text)```\n"
    case .console(let lines):
      run += "```console\n"
      for command in lines {
        commands += 1
        let outcome = try scratch.shell("exec 2>&1\n\(command)")
        run += "$ \(command)\n\(outcome.output)"
        if !outcome.output.isEmpty, !outcome.output.hasSuffix("\n") { run += "\n" }
      }
      run += "```\n"
    }
  }
  #expect(commands > 10)
  if let difference = Golden.difference(run, from: "tutorial.md", of: page) { Issue.record("\(difference)") }
}

/// A piece of the page.
private enum TutorialBlock {
  case prose(String)
  case file(path: String, text: String)
  case console([String])

  static func all(of page: String) -> [TutorialBlock] {
    var blocks: [TutorialBlock] = []
    var prose = ""
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()[...]
    while let line = lines.popFirst() {
      let path = line.hasPrefix("```yaml ") ? String(line.dropFirst("```yaml ".count)) : nil
      guard path != nil || line == "```console" else {
        prose += "\(line)\n"
        continue
      }
      let end = lines.firstIndex(of: "```") ?? lines.endIndex
      let inside = lines[..<end]
      lines = lines[end...].dropFirst()
      blocks.append(.prose(prose))
      prose = ""
      if let path {
        blocks.append(.file(path: path, text: inside.map { "\($0)\n" }.joined()))
      } else {
        blocks.append(.console(inside.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }))
      }
    }
    return blocks + [.prose(prose)]
  }
}
