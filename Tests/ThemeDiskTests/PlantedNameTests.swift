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

  @Test func `a file or link that takes the stage's name is an error, and stays`() throws {
    let tree = syntheticTree
    try commit(tree(1), to: out)
    folder.write("precious", to: "elsewhere/digests.json")
    let error = CommitError.failed(path: "\(out)/.themec-stage", SystemError(code: EEXIST))
    for plant in [
      { folder.write("theirs", to: "out/.themec-stage") },
      { folder.link("out/.themec-stage", to: "../elsewhere") },
    ] {
      plant()
      #expect(commitError(tree(2), to: out) { $0.faults = Way.fileByFile.faults } == error)
      #expect(folder.text("elsewhere/digests.json") == "precious")
      #expect(folder.contents("out")[".themec-stage"] != nil)
      #expect(folder.files("out").filter { !$0.key.contains(".themec-") } == entries(of: tree(1)))
      try FileManager.default.removeItem(atPath: "\(out)/.themec-stage")
    }
  }

  @Test func `a stage that leads elsewhere is not followed`() throws {
    for name in ["stage", "old"] {
      try commit(syntheticTree(1), to: out)
      folder.write("precious", to: "elsewhere/images/precious")
      folder.makeFolder(".themec-out.\(name)")
      folder.link(".themec-out.\(name)/images", to: "../elsewhere/images")
      folder.write(
        "{\"digestsVersion\": 2, \"files\": {\"images/precious\": true}}",
        to: ".themec-out.\(name)/digests.json")
      try commit(syntheticTree(2), to: out)
      #expect(folder.text("elsewhere/images/precious") == "precious")
    }
  }
}
