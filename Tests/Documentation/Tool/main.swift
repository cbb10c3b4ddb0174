import Documentation
import Foundation

// Writes the pages of a folder that are made from the sources: `themec-docs FOLDER`.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: themec-docs FOLDER\n".utf8))
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for page in Page.all { try Data(page.text.utf8).write(to: folder.appending(path: page.name)) }
