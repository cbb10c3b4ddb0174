import Testing
import ThemeCheck
import ThemeDiagnostics
import ThemeModel
import ThemeResolution
import ThemeTargets

/// Every target decides of every property of a look whether it says it.
@Suite struct LookPropertyTests {
  @Test(arguments: TargetBackend.all.map(\.name)) func `has a row for each property`(_ name: TargetName)
    throws
  {
    let target = try #require(TargetBackend.named(name))
    for property in Property.shown {
      let rows = (target.says + target.unsaid).filter { $0 == property }.count
      #expect(rows == 1, "`\(property)` has \(rows) rows in `\(name.rawValue)`")
    }
  }

  @Test func `a property of a title or an icon belongs to elements that have one`() {
    for kind in (ElementKind.roles + ElementKind.parts) {
      let properties = Property.of(kind)
      for property in properties {
        #expect(property.owner.map(properties.contains) ?? true, "\(property) of \(kind)")
      }
    }
    #expect(
      Set((ElementKind.roles + ElementKind.parts).flatMap(Property.of)) == Set(Property.shown))
  }

  @Test func `each code has one family, and each target a family of its own`() {
    let names = DiagnosticCodes.all.families.flatMap(\.codes).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      DiagnosticCodes.all.families.count == DiagnosticCodes.ofStages.families.count + TargetBackend.all.count)
  }
}
