import FixtureSupport
import Testing
import ThemeCore
import ThemeImage
import ThemeImport
import ThemeTargets

/// What a second import changes: what the source has changed, and nothing that a person has edited.
@Suite struct UpdateTests {
  private func result(_ pictures: [String: UInt32]) throws -> ImportResult {
    var files: [String: [UInt8]] = [:]
    for (name, color) in pictures {
      files["art/\(name).png"] = encodePNG(
        Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xFF00_0000 | color, count: 16)), .fast)
    }
    let found = importPictures(ThemePath.root.appending("art"), from: MemoryInputs(files))
    return try imported(found, ImportOptions(), targets: .built)
  }

  /// The folder after an update.
  private func folder(_ files: [String: [UInt8]], _ update: ImportUpdate) -> [String: [UInt8]] {
    var files = files
    for file in update.files { files[file.path.text] = file.bytes }
    for path in update.removed { files[path.text] = nil }
    return files
  }

  private func text(_ files: [String: [UInt8]]) -> String {
    String(decoding: files["imported.theme.yaml"] ?? [], as: UTF8.self)
  }

  @Test func aSecondImportOfTheSameWritesNothing() throws {
    let first = try update(result(["a": 1]), in: MemoryInputs([:]), isForced: false)
    let second = try update(result(["a": 1]), in: MemoryInputs(folder([:], first)), isForced: false)
    #expect(second.files.isEmpty && second.removed.isEmpty && second.notes.isEmpty)
  }

  @Test func whatTheSourceChangedChanges() throws {
    var files = folder([:], try update(result(["a": 1, "b": 2]), in: MemoryInputs([:]), isForced: false))
    let second = try update(result(["a": 9, "c": 3]), in: MemoryInputs(files), isForced: false)
    #expect(
      Set(second.files.map(\.path.text)) == [
        "art/a.png", "art/c.png", "imported.theme.yaml", "imported.import.json",
      ])
    #expect(second.removed.map(\.text) == ["art/b.png"])
    files = folder(files, second)
    #expect(text(files).contains("  c: ") && !text(files).contains("  b: "))
  }

  @Test func whatAPersonHasEditedStays() throws {
    var files = folder(
      [:], try update(result(["a": 1, "b": 2, "d": 4]), in: MemoryInputs([:]), isForced: false))
    let edited = text(files).replacing("  a: { ", with: "  # Mine.\n  a: { assetName: A, ")
      .replacing("  d: { art: { file: art/d.png } }\n", with: "")
    files["imported.theme.yaml"] = Array(edited.utf8)
    files["art/b.png"] = [1, 2, 3]
    let second = try update(
      result(["a": 1, "b": 7, "d": 4, "e": 5]), in: MemoryInputs(files), isForced: false)
    files = folder(files, second)
    #expect(text(files).contains("  # Mine.\n  a: { assetName: A, "))
    #expect(!text(files).contains("  d: ") && text(files).contains("  e: "))
    #expect(files["art/b.png"] == [1, 2, 3])
    #expect(Set(second.notes.map(\.subject)) == ["art/b.png", "images/d"])
    // A third import knows the same.
    let third = try update(
      result(["a": 1, "b": 7, "d": 4, "e": 5]), in: MemoryInputs(files), isForced: false)
    #expect(third.files.isEmpty)
    let forced = try update(
      result(["a": 1, "b": 7, "d": 4, "e": 5]), in: MemoryInputs(files), isForced: true)
    #expect(
      Set(forced.files.map(\.path.text)) == ["art/b.png", "imported.theme.yaml", "imported.import.json"])
  }

  @Test func aThemeThatIsThereGetsWhatItLacks() throws {
    let own = "themec: 1\nname: imported\nimages:\n  a: { art: black }\n"
    let first = try update(
      result(["a": 1, "b": 2]), in: MemoryInputs(["imported.theme.yaml": Array(own.utf8)]), isForced: false)
    let files = folder([:], first)
    #expect(text(files).contains("  a: { art: black }\n") && text(files).contains("  b: { art: "))
    #expect(text(files).hasPrefix("themec: 1\nname: imported\n"))
  }
}
