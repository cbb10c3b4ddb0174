/// Generated code runs: `Tests/Fixtures/uikit/<claim>/` holds a theme, or in `ships` the name of one that ships;
/// `Driver.swift`, an app that uses the code, in which `showCatalog()` stands for what the asset catalog holds; and `expected.txt`, what the app prints.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitRunTests {
  @Test(arguments: Fixture.all("uikit")) func `runs`(_ fixture: Fixture) throws {
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(fixture.name, of: Self.drivers.get())
    #expect(Golden.difference(said, from: "expected.txt", of: fixture) == nil)
  }

  /// All drivers with their themes, as one program.
  private static let drivers = Result {
    var drivers: [String: String] = [:]
    var themes: [String: String] = [:]
    for fixture in Fixture.all("uikit") {
      let tree = try tree(of: fixture)
      let code = try #require(UIKitThemeCode(tree.files))
      themes["\(code.type).swift"] = code.text
      let driver = try fixture.text("Driver.swift")
      drivers[fixture.name] = driver.replacing("showCatalog()", with: tree.files.catalog)
    }
    return try #require(UIKitConsumers.installed).compile(swift: themes, drivers: drivers)
  }

  private static func tree(of fixture: Fixture) throws -> OutputTree {
    let shipped = fixture.lines("ships").first
    let home = shipped == nil ? fixture : Fixture.shippedThemes
    let themes = home.themes.filter { shipped == nil || $0.text == "\(shipped ?? "").theme.yaml" }
    try #require(themes.count == 1)
    return try #require(TargetTheme.compiled(themes, of: home, for: [.uikit, .xcassets]).first?.tree)
  }
}

/// Several drivers as one program, which runs the one that its argument names.
struct UIKitDrivers {
  /// The program's folder, which is deleted when this process ends.
  let folder = UIKitModules.scratch.appending(path: "drivers-\(UUID().uuidString)")
  /// The drivers and what starts one of them.
  let files: [String: String]

  /// Creates a program of drivers by their names. Each has `@main @MainActor struct Driver`, and no other declaration that
  /// another driver has as well.
  init(_ drivers: [String: String]) {
    var files: [String: String] = [:]
    var cases = ""
    for (number, (name, text)) in drivers.sorted(by: { $0.key < $1.key }).enumerated() {
      files["\(name).swift"] = text.replacing(/@main\s/, with: "").replacing(
        /\bDriver\b/, with: "Driver\(number)")
      cases += "    case \(String(reflecting: name)): try Driver\(number).main()\n"
    }
    files["Drivers.swift"] = """
      @main @MainActor struct Drivers {
        static func main() throws {
          switch CommandLine.arguments[1] {
      \(cases)    case let name: fatalError("no driver \\(name)")
          }
        }
      }
      """
    self.files = files
  }
}
