import FixtureSupport
import Foundation
import Testing
import ThemeCore
import ThemeReview

/// What a reader of the page that `preview` writes does in a browser.
enum PreviewReader {
  /// Opens the page, whose texts are ruled by none of the reader's own choices.
  static func open(_ browser: any Browser, in folder: URL, _ themes: [PreviewTheme]) throws {
    let file = folder.appending(path: "preview.html")
    try Data(PreviewPage(themes).html.utf8).write(to: file)
    try browser.open(file, size: Size(width: Pixels(1400), height: Pixels(2600)), media: BrowserMedia())
  }

  /// Chooses something in the form of the page, as a reader does, and waits until all is drawn.
  static func choose(_ name: String, _ value: String, _ browser: any Browser) throws {
    _ = try browser.value(
      of: """
        (async () => {
          const fields = [...document.getElementsByName("\(name)")];
          const field = fields.find((each) => each.type !== "radio" && each.type !== "checkbox" || each.value === "\(value)");
          if (field.type === "radio" || field.type === "checkbox") field.click();
          else {
            field.value = "\(value)";
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
          \(drawn)
        })()
        """)
  }

  /// Two frames, and a turn for what was decoded.
  static let drawn = """
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return true;
    """

  static func value(_ expression: String, _ browser: any Browser) throws -> String {
    "\(try browser.value(of: expression) ?? "none")"
  }

  /// The card of the first element of a name.
  static func card(_ name: String) -> String {
    "[...document.querySelectorAll('.card')].find((card) => card.querySelector('h3').textContent.startsWith('\(name)'))"
  }

  /// The card of an element by its kind and name.
  static func card(of element: String) -> String {
    "[...document.querySelectorAll('.card')].find((card) => card.dataset.explained.startsWith('\(element) '))"
  }
}

/// Starts `themec preview --serve` on a free port in a folder, and gives the address that it prints.
func servePreview(_ folder: URL, _ themes: String) throws -> (program: Process, address: URL) {
  let program = Process()
  program.executableURL = URL(filePath: builtThemec)
  program.arguments = ["preview", "--serve", "0", "-q", themes]
  program.currentDirectoryURL = folder
  let pipe = Pipe()
  program.standardOutput = pipe
  program.standardError = FileHandle.nullDevice
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
