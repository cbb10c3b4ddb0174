import Documentation
import Foundation

// Writes the pages of a folder that are made from the sources, and the pictures of its gallery: `themec-docs FOLDER`.
// A picture whose pixels stand there already is left alone.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: themec-docs FOLDER\n".utf8))
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
