import FixtureSupport
import Foundation
import Testing

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
