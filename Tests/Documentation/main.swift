import Foundation

// Writes what is generated in a checkout, or in a copy of one: `Documentation CHECKOUT PACKAGE` fills the marks of its
// pages, and writes the schemas, the page of the themes that ship, the pictures of the gallery and the drawing of the modules,
// which PACKAGE lists: a file with what `swift package dump-package` prints. A picture that has the same pixels already is left alone.
func fail(_ message: String, status: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

guard CommandLine.arguments.count == 3 else { fail("usage: Documentation CHECKOUT PACKAGE", status: 2) }
let problems = GalleryEntry.all.map(\.problems).joined()
guard problems.isEmpty else { fail("\(problems)Documentation: a theme of the gallery doesn't compile") }

let checkout = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
for (path, filled) in Page.all.map({ ($0.path, $0.filled) }) + SchemaPage.all.map({ ($0.path, $0.filled) }) {
  let file = checkout.appending(path: path)
  do {
    try Data(filled(String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
  } catch let error as MarkError {
    fail("Documentation: \(error)")
  }
}
let themes = try ThemesPage()
guard themes.problems.isEmpty else {
  fail("\(themes.problems)Documentation: a theme that ships doesn't compile")
}
try themes.update(checkout.appending(path: ThemesPage.path))
try GalleryFolder(checkout.appending(path: "docs/gallery", directoryHint: .isDirectory)).update()

guard
  let graph = ModuleGraph(packageDump: [UInt8](try Data(contentsOf: URL(filePath: CommandLine.arguments[2]))))
else {
  fail("Documentation: can't read what `swift package dump-package` prints")
}
let map = try String(contentsOf: checkout.appending(path: "Sources/README.md"), encoding: .utf8)
try Data(graph.drawing(map: map).utf8).write(to: checkout.appending(path: "docs/architecture.svg"))
