/// What each target's consumer sees of a theme is what its slices say: over every fixture that has themes.
@Suite struct ReadBackTests {
  @Test(
    arguments: ["build", "gallery", "cookbook", "looks", "targets", "check", "model", "resolution", "uikit"]
      .flatMap(Fixture.all)
      + [.shippedThemes])
  func `consumers see what the slices say`(_ fixture: Fixture) throws {
    var options = CompileOptions()
    options.targets = builtTargets
    options.keepsSlices = true
    let result = try compileAll(fixture.themes, in: Session(try fixture.inputs(), targets: .built), options)
    for theme in result.themes {
      guard let tree = theme.tree, let slices = theme.slices else { continue }
      for target in builtTargets {
        for difference in differences(in: tree.files, of: slices, for: target).prefix(8) {
          Issue.record("\(target.rawValue) read back: \(difference)")
        }
      }
      for difference in manifestDifferences(in: tree.files, of: slices).prefix(8) {
        Issue.record("the manifest read back: \(difference)")
      }
      #expect(Set(tree.files.map { $0.path.lowercased() }).count == tree.files.count, "one path, twice")
      #expect(tree.files.filter { !isPlaceOfBundle($0.path) }.map(\.path) == [], "no place of a bundle")
    }
  }
}
