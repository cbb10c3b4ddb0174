import Documentation
import FixtureSupport
import Foundation
import Testing

@Test("docs/ holds what would be made of the sources", arguments: Page.all.map(\.name))
func publishedPages(_ name: String) throws {
  let page = try #require(Page.all.first { $0.name == name })
  let file = Fixture.fixturesFolder.appending(path: "../../docs/\(name)").standardizedFileURL
  let published = try? String(contentsOf: file, encoding: .utf8)
  guard published != page.text else { return }
  if Golden.isRecording { try page.text.write(to: file, atomically: true, encoding: .utf8) }
  Issue.record("docs/\(name) is stale: run `make docs`")
}

@Test("a table in a page written by hand is what would be made of the sources", arguments: MadeTable.all)
func madeTables(_ table: MadeTable) throws {
  let file = Fixture.fixturesFolder.appending(path: "../../\(table.file)").standardizedFileURL
  let published = try String(contentsOf: file, encoding: .utf8)
  let page = try #require(table.page(published), "\(table.file) has no marks of \(table.name)")
  guard published != page else { return }
  if Golden.isRecording { try page.write(to: file, atomically: true, encoding: .utf8) }
  Issue.record("\(table.file) is stale: run `make docs`")
}
