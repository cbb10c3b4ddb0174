import FixtureSupport
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeTargets

/// What a run over many themes asks of the outside: as much for each as with few.
struct ManyThemesTests {
  private static let art = encodePNG(
    Bitmap(width: 9, height: 5, pixels: Array(repeating: 0xFF40_2010, count: 45)))

  private static func theme(_ number: Int, art: String) -> [UInt8] {
    Array(
      """
      themec: 1
      name: theme-\(number)
      images: { picture: { art: { file: \(art) } } }
      """.utf8)
  }

  @Test(arguments: [4, 40]) func `art that themes share is read once`(_ count: Int) throws {
    var files = ["art/a.png": Self.art]
    for number in 0..<count { files["\(number)/t.theme.yaml"] = Self.theme(number, art: "../art/a.png") }
    let inputs = CountedInputs(files)
    let paths = (0..<count).compactMap { ThemePath("\($0)/t.theme.yaml") }
    let result = try compileAll(paths, in: Session(inputs), CompileOptions())
    #expect(result.themes.count { $0.tree != nil } == count)
    #expect(inputs.reads == count + 1)
    #expect(inputs.listed == 1)
  }

  @Test(arguments: [4, 40]) func `art of one's own is read and its folder listed once`(_ count: Int) throws {
    var files: [String: [UInt8]] = [:]
    for number in 0..<count {
      files["\(number)/t.theme.yaml"] = Self.theme(number, art: "a.png")
      files["\(number)/a.png"] = Self.art
    }
    let inputs = CountedInputs(files)
    let paths = (0..<count).compactMap { ThemePath("\($0)/t.theme.yaml") }
    let result = try compileAll(paths, in: Session(inputs), CompileOptions())
    #expect(result.themes.count { $0.tree != nil } == count)
    #expect(inputs.reads == 2 * count)
    #expect(inputs.listed == count)
  }

  @Test func `slices that themes share have their pixels in memory once`() throws {
    var files = ["art/a.png": Self.art]
    for number in 0..<4 { files["\(number).theme.yaml"] = Self.theme(number, art: "art/a.png") }
    let paths = (0..<4).compactMap { ThemePath("\($0).theme.yaml") }
    let result = try compileAll(paths, in: Session(CountedInputs(files)), CompileOptions())
    let places = Set(
      result.themes.flatMap { theme -> [Int] in
        (theme.tree?.files ?? []).compactMap { file in
          guard case .image(let pixels) = file.content else { return nil }
          return unsafe pixels.bitmap.pixels.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
        }
      })
    #expect(places.count == 1)
  }

  @Test func `pictures that are missing list a folder once, however many names it has`() throws {
    let names = (0..<99_000).map { "picture-\(100_000 + $0).png" }
    var text = "themec: 1\nname: many\nimages:\n"
    for number in 0..<12 {
      text += "  i\(number): { art: { file: art/picture-\(100_000 + 7 * number).pgn } }\n"
    }
    let inputs = CountedInputs(["t.theme.yaml": Array(text.utf8)], listings: [.root.appending("art"): names])
    let result = try compileAll([.root.appending("t.theme.yaml")], in: Session(inputs), CompileOptions())
    #expect(result.diagnostics.count == 12)
    #expect(result.diagnostics.allSatisfy { $0.help.first?.hasPrefix("did you mean `art/picture-") == true })
    #expect(inputs.listed == 1)
  }
}
