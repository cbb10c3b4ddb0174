import Testing
import ThemeTargets

@Suite struct RuntimePackageTests {
  /// The list of files in `uikitruntime.c` names every file of the package.
  @Test func `every file is embedded`() throws {
    let embedded = RuntimePackage.embedded.filter { $0.path != "Package.swift" }
    let sources = try RuntimeSources.files()
    #expect(embedded.map { "\($0.path.dropFirst("Sources/".count))" }.sorted() == sources.keys.sorted())
    for file in embedded {
      #expect(sources[String(file.path.dropFirst("Sources/".count))] == file.text, "\(file.path)")
    }
  }
}
