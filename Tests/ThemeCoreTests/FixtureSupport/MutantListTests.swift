import FixtureSupport
import Foundation
import Testing

/// The mistakes that `make mutants` makes, which is not part of `make test`, so that nobody notices when the code that they
/// change is written differently.
@Suite struct MutantListTests {
  @Test func `each text that a mutant replaces is in its file exactly once`() throws {
    let root = Fixture.fixturesFolder.appending(path: "../..").standardizedFileURL
    let list = try String(contentsOf: root.appending(path: "Tests/Mutants/mutants.txt"), encoding: .utf8)
    var file = ""
    var checked = 0
    for line in list.split(separator: "\n") {
      if line.hasPrefix("@ ") {
        file = try String(contentsOf: root.appending(path: String(line.dropFirst(2))), encoding: .utf8)
      } else if line.hasPrefix("- ") {
        checked += 1
        #expect(file.ranges(of: line.dropFirst(2)).count == 1, "\(line)")
      }
    }
    #expect(checked > 20)
  }
}
