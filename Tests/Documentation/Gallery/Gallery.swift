import FixtureSupport
package import Foundation
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
package import ThemeImage
import ThemeTargets

/// `docs/gallery`, or a copy of it. Its pictures are compared by their pixels: their bytes depend on the machine's zlib.
package struct GalleryFolder {
  package let folder: URL

  package init(_ folder: URL) {
    self.folder = folder
  }

  /// The pixels of a picture; nil where there is none that can be read.
  package func bitmap(_ file: String) -> Bitmap? {
    guard let data = try? Data(contentsOf: folder.appending(path: file)) else { return nil }
    return try? decodePNG([UInt8](data)).bitmap
  }

  /// The files that are no picture of the gallery, sorted.
  package var strays: [String] {
    let made = Set(GalleryEntry.all.flatMap(\.pictures).map(\.file))
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".png") && !made.contains($0) }
  }

  /// Writes the pictures that differ from those in the folder, and removes those that nothing makes any more.
  package func update() throws {
    for picture in GalleryEntry.all.flatMap(\.pictures) where bitmap(picture.file) != picture.bitmap {
      let file = folder.appending(path: picture.file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(encodePNG(picture.bitmap)).write(to: file)
    }
    for stray in strays { try FileManager.default.removeItem(at: folder.appending(path: stray)) }
  }
}

/// A theme of the gallery of drawn art, of the cookbook or of the looks, `Tests/Fixtures/KIND/NAME/input.theme.yaml`, and
/// the pictures that the compiler makes of it.
package struct GalleryEntry: Sendable {
  /// The fixture's.
  package let name: String
  /// The page that shows it, below `docs/`.
  package let page: String
  /// What the page shows of the theme: all of it but its version and its name.
  let source: String
  /// One for each element, state and scale, in the order in which the theme tells them.
  package let pictures: [GalleryPicture]
  /// What is wrong with the theme, as its author would read it; nothing is.
  package let problems: String

  /// Every fixture of the kinds, sorted by name.
  package static let all = [
    ("gallery", "drawn-art.md"), ("cookbook", "cookbook.md"), ("looks", "looks.md"),
  ].flatMap { kind, page in
    Fixture.all(kind).map { GalleryEntry($0, page: page) }
  }

  private init(_ fixture: Fixture, page: String) {
    name = fixture.name
    self.page = page
    let text = String(decoding: fixture.bytes("input.theme.yaml") ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    source = lines.drop { $0.isEmpty || $0.hasPrefix("themec: ") || $0.hasPrefix("name: ") }.joined(
      separator: "\n")
    let slices: GalleryView = lines.contains { $0.hasPrefix("scales: ") } ? .scales : .slices
    let view = page == "drawn-art.md" ? slices : .elements
    do {
      let session = Session(try fixture.inputs(), targets: .built)
      var options = CompileOptions()
      options.targets = builtTargets
      let compiled = try compileAll(fixture.themes, in: session, options)
      let found = try compiled.themes.compactMap(\.tree).flatMap { tree in
        try galleryPictures(of: tree, entry: fixture.name, theme: text, view: view)
      }
      (pictures, problems) = (found, render(compiled.diagnostics, as: .human, in: session.sources))
    } catch {
      (pictures, problems) = ([], "\(fixture.name): \(error)\n")
    }
  }
}

/// What the page shows of an entry, in Markdown: its pictures, and the theme that they are made of.
func gallerySection(of entry: GalleryEntry) -> String {
  let areCompared = Set(entry.pictures.map(\.scale)).count > 1
  let tables =
    areCompared
    ? scaleTable(of: entry.pictures)
    : entry.page == "looks.md" ? appearanceTable(of: entry.pictures) : tables(of: entry.pictures)
  return "\(tables)\n```yaml\n\(entry.source)```"
}

/// As many pictures side by side as a page is wide, their names above them.
private func tables(of pictures: [GalleryPicture]) -> String {
  let columns = pictures.count > 4 ? 3 : 4
  let tables = stride(from: 0, to: pictures.count, by: columns).map { start in
    let row = pictures[start..<min(start + columns, pictures.count)]
    return tableRow(row.map(\.subject)) + tableRow(row.map { _ in ":-:" }) + tableRow(row.map(image))
  }
  return tables.joined(separator: "\n")
}

/// A row for each subject, a column for each of its scales.
private func scaleTable(of pictures: [GalleryPicture]) -> String {
  let scales = Set(pictures.map(\.scale)).sorted()
  var table = tableRow([""] + scales) + tableRow(["-"] + scales.map { _ in ":-:" })
  for start in stride(from: 0, to: pictures.count, by: scales.count) {
    let row = pictures[start..<min(start + scales.count, pictures.count)]
    table += tableRow([pictures[start].subject] + row.map(image))
  }
  return table
}

/// A row for each look, with its picture in the light and in the dark.
private func appearanceTable(of pictures: [GalleryPicture]) -> String {
  let rows = pictures.filter { !$0.isDark }.map { light in
    let dark = pictures.first { $0.isDark && $0.subject.replacing(".dark", with: "") == light.subject }
    return tableRow([light.subject, image(light), dark.map(image) ?? ""])
  }
  return tableRow(["", "light", "dark"]) + tableRow(["-", ":-:", ":-:"]) + rows.joined()
}

private func image(_ picture: GalleryPicture) -> String {
  "![\(picture.description)](gallery/\(picture.file))"
}

private func tableRow(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

extension Bitmap {
  /// The picture on the color of paper, dark paper for a dark look: it looks the same on a light page and on a dark one,
  /// and ends where its artboard does.
  func onPaper(isDark: Bool) -> Bitmap {
    let words = pixels.map { Color(word: $0).over(isDark ? darkPaper : paper).word }
    return Bitmap(width: width, height: height, pixels: words)
  }

  /// Each pixel as a square of so many.
  func enlarged(_ factor: Int) -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count * factor * factor)
    for y in 0..<height * factor {
      for x in 0..<width * factor { words.append(self[x / factor, y / factor]) }
    }
    return Bitmap(width: width * factor, height: height * factor, pixels: words)
  }
}

private let paper = Color(red: 0xD9, green: 0xDE, blue: 0xE5, alpha: 255)
private let darkPaper = Color(red: 0x20, green: 0x23, blue: 0x29, alpha: 255)
