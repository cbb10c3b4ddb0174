import Documentation
import Foundation

// Writes the pages of a folder that are made from the sources, the pictures of its gallery, and the tables of pages in
// another folder, the checkout or a copy, that are else written by hand: `themec-docs FOLDER CHECKOUT`.
// A picture whose pixels stand there already is left alone.
guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: themec-docs FOLDER CHECKOUT\n".utf8))
  exit(2)
}
let problems = GalleryEntry.all.map(\.problems).joined()
guard problems.isEmpty else {
  FileHandle.standardError.write(
    Data("\(problems)themec-docs: a theme of the gallery doesn't compile\n".utf8))
  exit(1)
}
let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for page in Page.all { try Data(page.text.utf8).write(to: folder.appending(path: page.name)) }
try GalleryFolder(folder.appending(path: "gallery", directoryHint: .isDirectory)).update()
let checkout = URL(filePath: CommandLine.arguments[2], directoryHint: .isDirectory)
for table in MadeTable.all {
  let file = checkout.appending(path: table.file)
  guard let text = table.page(try String(contentsOf: file, encoding: .utf8)) else {
    FileHandle.standardError.write(Data("themec-docs: \(table.file) has no marks of \(table.name)\n".utf8))
    exit(1)
  }
  try Data(text.utf8).write(to: file)
}
