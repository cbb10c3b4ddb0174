import Documentation
import Foundation

// Writes what is generated in a checkout, or in a copy of one: `themec-docs CHECKOUT` fills the marks of its pages, and
// writes the schemas and the pictures of the gallery. A picture that has the same pixels already is left alone.
func fail(_ message: String, status: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

guard CommandLine.arguments.count == 2 else { fail("usage: themec-docs CHECKOUT", status: 2) }
let problems = GalleryEntry.all.map(\.problems).joined()
guard problems.isEmpty else { fail("\(problems)themec-docs: a theme of the gallery doesn't compile") }

let checkout = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
for page in Page.all {
  let file = checkout.appending(path: page.path)
  do {
    try Data(page.filled(String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
  } catch let error as MarkError {
    fail("themec-docs: \(error)")
  }
}
for schema in SchemaPage.all { try Data(schema.text.utf8).write(to: checkout.appending(path: schema.path)) }
try GalleryFolder(checkout.appending(path: "docs/gallery", directoryHint: .isDirectory)).update()
