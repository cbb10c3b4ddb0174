extension Browser {
  /// Opens the page that `preview` writes, whose texts are ruled by none of the reader's own choices.
  func open(_ themes: [PreviewTheme], in folder: URL) throws {
    try open(PreviewPage(themes).html, in: folder, 1400, 2600, at: "preview.html")
  }

  /// Chooses something in the form of the page, as a reader does, and waits until all is drawn.
  func choose(_ name: String, _ value: String) throws {
    let words = JSONValue.array([.string(name), .string(value)])
    try run("await choose(...\(words.line))")
  }

  /// What statements give that may call the tools of steps, and the functions of a script.
  @discardableResult func run(_ body: String, with script: String = "") throws -> String {
    try text(PreviewReader.script("\(script)\n\(body)"))
  }
}

/// Parts of scripts that work with the page.
enum PreviewReader {
  private static let tools = Fixture.page("what-steps-call", "tools.js")

  /// A script of statements that may call the tools of steps, and return something that is told as a text.
  static func script(_ body: String) -> String {
    "(async () => {\n\(tools)\nreturn told(await (async () => {\n\(body)\n})());\n})()"
  }
}

/// Starts `themec preview --serve` on a free port in a folder, and gives the address that it prints.
func servePreview(_ folder: URL, _ themes: String) throws -> (program: Process, address: URL) {
  let program = prepared(builtThemec, ["preview", "--serve", "0", "-q", themes], in: folder.path)
  let pipe = Pipe()
  program.standardOutput = pipe
  try program.run()
  try? pipe.fileHandleForWriting.close()
  var text = ""
  while !text.hasSuffix("\n") {
    let more = pipe.fileHandleForReading.availableData
    try #require(!more.isEmpty, "it ended before it served")
    text += String(decoding: more, as: UTF8.self)
  }
  return (program, try #require(URL(string: String(text.dropLast()))))
}
