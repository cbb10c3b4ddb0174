import ThemeImage

/// Pages of `docs/`, run from top to bottom: a block with a language and a path is written to the path, and each line of a
/// console that begins with `$` is a command, followed by what it prints. The pictures of a page are in the folder of its name.
@Test(arguments: ["tutorial", "figma", "import", "manifest", "review", "scale"])
func `pages print what they say`(_ name: String) throws {
  let page = Fixture.documentation
  let scratch = try Scratch()
  // A Python beside the system's may lack what the system's has.
  let settings = try ["", "PATH=/usr/bin:$PATH\n"].first { setting in
    try name != "manifest" || scratch.shell("\(setting)python3 -c 'from PIL import Image'").status == 0
  }
  guard let settings else {
    return Skip.note("the reader of docs/manifest.md", because: "python3 has no Pillow")
  }
  if name == "review", installed("git") == nil {
    return Skip.note("the commands of docs/review.md", because: "there is no git")
  }
  if name == "scale", installed("make") == nil {
    return Skip.note("the commands of docs/scale.md", because: "there is no make")
  }
  for path in page.files() where path.hasPrefix("\(name)/") {
    try scratch.write(try #require(page.bytes(path)), to: "art/\(path.dropFirst("\(name)/".count))")
  }
  let text = try page.text("\(name).md")
  var run = ""
  var commands = 0
  for block in TutorialBlock.all(of: text) {
    switch block {
    case .prose(let text): run += text
    case .file(let path, let language, let text):
      try scratch.write(text, to: path)
      run += "```\(language) \(path)\n\(text)```\n"
    case .console(let lines):
      run += "```console\n"
      for command in lines {
        commands += 1
        let outcome = try scratch.shell("exec 2>&1\n\(settings)\(command)")
        run += "$ \(command)\n\(outcome.output)"
        if !outcome.output.isEmpty, !outcome.output.hasSuffix("\n") { run += "\n" }
      }
      run += "```\n"
    }
  }
  #expect(commands > 3)
  #expect(Golden.difference(run, from: "\(name).md", of: page) == nil)
  // What the page's commands draw is what it shows.
  for path in page.files() where path.hasPrefix("\(name)/") {
    let drawn = String(path.dropFirst(name.utf8.count + 1))
    guard let bytes = scratch.bytes(drawn) else { continue }
    let isShown = try decodePNG(bytes).bitmap == decodePNG(#require(page.bytes(path))).bitmap
    if !isShown, Golden.isRecording { try Data(bytes).write(to: page.url(path)) }
    #expect(isShown, "\(path)")
  }
}

/// A piece of the page.
private enum TutorialBlock {
  case prose(String)
  case file(path: String, language: Substring, text: String)
  case console([String])

  static func all(of page: String) -> [TutorialBlock] {
    var blocks: [TutorialBlock] = []
    var prose = ""
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()[...]
    while let line = lines.popFirst() {
      let words = line.hasPrefix("```") ? line.dropFirst(3).split(separator: " ") : []
      guard words.count == 2 || line == "```console" else {
        prose += "\(line)\n"
        continue
      }
      let end = lines.firstIndex(of: "```") ?? lines.endIndex
      let inside = lines[..<end]
      lines = lines[end...].dropFirst()
      blocks.append(.prose(prose))
      prose = ""
      if words.count == 2 {
        let text = inside.map { "\($0)\n" }.joined()
        blocks.append(.file(path: String(words[1]), language: words[0], text: text))
      } else {
        blocks.append(.console(inside.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }))
      }
    }
    return blocks + [.prose(prose)]
  }
}
