import Testing
import ThemeBundle
import ThemeImage
import ThemeModel
import ThemeTargets

/// A change of the text of a target's file that reading back has to find: what stands in it, and what is put there.
struct Damage: Sendable, CustomTestStringConvertible {
  let claim: String
  /// A folder of `Tests/Fixtures/targets`.
  let fixture: String
  /// A part of the file's path; the first text whose path has it is damaged.
  var file = ""
  let text: String
  let replacement: String
  var testDescription: String { claim }

  /// Makes the change where the text first stands.
  func expectFound(for target: TargetName) throws {
    let theme = try TargetTheme.named(fixture, for: target)
    let backend = try #require(TargetBackend.named(target))
    #expect(backend.differences(theme.files, theme.slices) == [])
    var files = theme.files
    let place = try #require(files.firstIndex { $0.path.contains(file) && $0.text != nil }, "no such file")
    let whole = try #require(files[place].text)
    let found = try #require(whole.firstRange(of: text), "nothing to damage")
    let damaged = whole[..<found.lowerBound] + replacement + whole[found.upperBound...]
    files[place] = OutputFile(path: files[place].path, content: .text([UInt8](damaged.utf8)))
    #expect(!backend.differences(files, theme.slices).isEmpty)
  }
}

/// Holds that images that are missing, there twice, others or for nothing are found.
func expectImagesAreCounted(in fixture: String, for target: TargetName) throws {
  let theme = try TargetTheme.named(fixture, for: target)
  let backend = try #require(TargetBackend.named(target))
  let images = theme.files.filter { $0.text == nil }
  let texts = theme.files.filter { $0.text != nil }
  #expect(backend.differences(texts + images, theme.slices) == [])
  #expect(!backend.differences(texts + images.dropLast(), theme.slices).isEmpty)
  #expect(!backend.differences(texts + images + [images[0]], theme.slices).isEmpty)
  let other = OutputFile(path: images[0].path, content: images[1].content)
  #expect(!backend.differences(texts + [other] + images.dropFirst(), theme.slices).isEmpty)
  let surplus = OutputFile(path: images[0].path + ".png", content: images[0].content)
  #expect(!backend.differences(texts + images + [surplus], theme.slices).isEmpty)
}

extension OutputFile {
  /// What a text file holds; nil for an image.
  var text: String? {
    if case .text(let bytes) = content { return String(decoding: bytes, as: UTF8.self) }
    return nil
  }
}
