import CommitCrasher
import Foundation
import Testing
import ThemeBundle
import ThemeDisk
import ThemeTargets

/// Files and links that wait under the names of a commit are never written into.
struct PlantedNameTests {
  let folder = TemporaryFolder()
  var out: String { folder.path("out") }

  /// Commits file by file, and plants something before the journal is written.
  private func commitPlanting(_ plant: @escaping @Sendable () -> Void) throws -> CommitError? {
    try commit(syntheticTree(1), to: out)
    folder.write("", to: "precious")
    return commitError(syntheticTree(2), to: out) { options in
      options.faults = Faults { operation, name in
        if operation == .create, name == ".themec-commit" { plant() }
        return Way.fileByFile.code(operation)
      }
    }
  }

  @Test func `a file or link that takes the journal's name in between is an error, and stays`() throws {
    let (folder, out) = (folder, out)
    let error = CommitError.failed(path: "\(out)/.themec-commit", SystemError(code: EEXIST))
    let first = try commitPlanting { folder.write("theirs", to: "out/.themec-commit") }
    #expect(first == error)
    #expect(folder.text("out/.themec-commit") == "theirs")
    try FileManager.default.removeItem(atPath: "\(out)/.themec-commit")
    let second = try commitPlanting { folder.link("out/.themec-commit", to: "../precious") }
    #expect(second == error)
    #expect(folder.text("precious") == "")
    #expect(folder.files("out").filter { !$0.key.contains(".themec-") } == entries(of: syntheticTree(1)))
  }

  @Test func `a second name of a file that looks like a journal is taken from it, not written into`() throws {
    try commit(syntheticTree(1), to: out)
    for text in ["", "themec-commit 1\n", "themec-commit 1\nbegin 0123456789abcdef\nend\n"] {
      folder.write(text, to: "precious")
      try FileManager.default.linkItem(
        atPath: folder.path("precious"), toPath: folder.path("out/.themec-commit"))
      folder.write("left", to: "out/.themec-commit.new")
      for generation in [2, 1] {
        try commit(syntheticTree(generation), to: out) { $0.faults = Way.fileByFile.faults }
        #expect(folder.files("out") == entries(of: syntheticTree(generation)))
      }
      #expect(folder.text("precious") == text)
    }
  }
}
