import ThemeCore
import ThemeImage

// The wording of changed facts of a manifest.

extension FactChange {
  /// The change in words: `left cap 13 → 14 pt`, `title font size 12 → 13 pt`, `icon was removed`.
  var words: String {
    let outcome = new == nil ? "were removed" : "are new"
    if isOfFolders { return "android pictures in \((old ?? new)?.words ?? "") \(outcome)" }
    if path == ["targets"], let targets = old ?? new { return "files for \(targets.words) \(outcome)" }
    if let said = screenWords ?? artWords { return said }
    let unit = scale != nil ? " px" : isLength ? " pt" : ""
    switch (old, new) {
    case (let old?, let new?): return "\(subject) \(old.words) → \(new.words)\(unit)"
    case (nil, let new?): return "\(subject) \(isPlural ? "are" : "is") new: \(new.words)\(unit)"
    case (let old?, nil):
      return "\(subject) \(isPlural ? "were removed; they were" : "was removed; it was") \(old.words)\(unit)"
    case (nil, nil): preconditionFailure("a change of nothing")
    }
  }

  /// That a screen shows another element, in words; nil for another fact.
  private var screenWords: String? {
    guard path.count == 3, path[0] == "screens", let old = old?.string, let new = new?.string else {
      return nil
    }
    return "screen `\(path[1])`: \(path[2].separated) `\(new)` instead of `\(old)`"
  }

  /// The name of the fact in words; `title.insets.left` becomes `title left inset`.
  var subject: String {
    if let scale {
      return
        "\(FactChange(path: path.filter { $0 != "images" && $0 != scale }, old: old, new: new).subject) at \(scale)"
    }
    var words = path[...]
    if words.first == "parts", words.count > 1 {
      words = words[1].isMainPart ? words.dropFirst(2) : words.dropFirst()
    }
    if words.first == "screens", words.count > 1 {
      return
        "\(words.dropFirst(2).map(\.separated).joined(separator: " ")) of the screen `\(words[words.startIndex + 1])`"
    }
    var said = words.map(\.separated)
    if said.count == 2, said[0] == "names" { return "names for \(said[1])" }
    if said.count > 1, said[0] == "fonts" {
      let platforms = said.dropFirst(2).joined(separator: " ")
      return "font \(said[1])\(platforms.isEmpty ? "" : " for \(platforms)")"
    }
    if let last = said.indices.last, last > 0 {
      // The name of a side precedes the noun: `left cap`.
      let nouns = ["cap insets": "cap", "insets": "inset", "alignment insets": "alignment inset"]
      if let noun = nouns[said[last - 1]] {
        said.replaceSubrange(last - 1...last, with: ["\(said[last]) \(noun)"])
      }
    }
    if let last = said.indices.last, said[last].contains(" and ") { said[last] += "s" }
    if said.first == "art", said.count > 1 { said.removeFirst() }
    let plain = ["hit area": "tap target", "stroke": "outline", "strokes": "outlines"]
    said = said.map { plain[$0] ?? $0 }
    if let layers = said.firstIndex(of: "layers"), layers + 1 < said.count { said[layers] = "layer" }
    return said.isEmpty ? "part" : said.joined(separator: " ")
  }

  /// By how many of 255 levels the colors of both sides differ; nil where the colors are not what differs.
  var levels: Int? {
    func colors(_ value: JSONValue?) -> [Color] {
      (value?.words ?? "").split { !$0.isHexDigit && $0 != "#" }.compactMap { Color(written: String($0)) }
    }
    let (before, after) = (colors(old), colors(new))
    guard before.count == after.count else { return nil }
    let most = zip(before, after).map { levelDifference($0.word, $1.word) }.max()
    return most == 0 ? nil : most
  }

  /// Whether the subject is a plural, such as `inner shadows`.
  private var isPlural: Bool {
    guard let word = subject.split(separator: " ").last, word.hasSuffix("s") else { return false }
    return !["ios", "radius"].contains(word)
  }

  /// Whether the fact is a length in points.
  private var isLength: Bool {
    if path == ["hitArea"] { return true }
    guard case .number = (new ?? old)?.unmarked else { return false }
    return !["lines", "scales", "opacity", "desaturate"].contains(path.last)
  }
}

extension JSONValue {
  /// The value in words: a string without quotes, the items of a list, or the source of art. Any other value stands as in the
  /// manifest.
  var words: String {
    if let string { return string }
    if let elements, !elements.isEmpty { return elements.map(\.words).listed }
    if let width = self["width"], let height = self["height"], members?.count == 2 {
      return "\(width.words) × \(height.words)"
    }
    switch artKind {
    case "box": return "a box"
    case "layers": return "a drawing"
    case "derive": return "derived from `\(self["derive"]?.string ?? "")`"
    case "of": return "that of `\(self["of"]?.string ?? "")`"
    case "files", "ninePatch": return line
    case let kind?: return self[kind]?.string ?? line
    case nil: return line
    }
  }
}

extension String {
  /// Whether a part with this name is the main picture of its element, which reports do not name.
  var isMainPart: Bool { self == "background" || self == "image" }

  /// The camel-case name as separate words; `minimumWidth` becomes `minimum width`.
  var separated: String {
    var text = ""
    for character in self {
      if character.isUppercase, character.isASCII, !text.isEmpty {
        text += " \(character.lowercased())"
      } else {
        text.append(character)
      }
    }
    return text
  }
}

/// The changes of one file of a bundle, for `git diff`: the file's path with a summary, and further lines with details. `image`
/// gives the caps of a PNG that has no nine-patch frame; nil where the manifest is not known.
package func fileWords(path: String, _ old: [UInt8]?, _ new: [UInt8]?, image: ImageFacts?) -> [String] {
  guard let new else { return ["\(path): was removed"] }
  guard let old else { return ["\(path): is new"] }
  if path.hasSuffix(".png") {
    let words = pictureWords(old, new, image, isNinePatch: path.hasSuffix(".9.png"))
    return ["\(path): \(words)"]
  }
  do throws(UnreadableSide) {
    return path.hasSuffix("digests.json")
      ? try digestWords(path, old, new) : try manifestWords(path, old, new)
  } catch {
    return ["\(path): \(error.words); `git diff --no-ext-diff` shows its lines"]
  }
}

/// Why a side of a manifest or of digests can't be read.
private struct UnreadableSide: Error {
  let words: String
}

private func facts<Facts>(
  _ old: [UInt8], _ new: [UInt8], _ read: ([UInt8]) throws(ManifestProblem) -> Facts
) throws(UnreadableSide) -> (Facts, Facts) {
  func facts(_ side: String, _ bytes: [UInt8]) throws(UnreadableSide) -> Facts {
    do throws(ManifestProblem) { return try read(bytes) } catch {
      throw UnreadableSide(words: "the \(side) side can't be used: \(error.words)")
    }
  }
  return (try facts("old", old), try facts("new", new))
}

private func manifestWords(_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(UnreadableSide) -> [String]
{
  let (before, after) = try facts(old, new, ManifestFacts.init(reading:))
  func contents(_ facts: ManifestFacts) -> BundleContents {
    BundleContents(manifest: facts, digests: nil, picture: { _ in nil }, bytes: { _ in nil })
  }
  // The changes of pictures are left out, because git shows them with the picture files.
  let told = changes(ofTheme: contents(before), contents(after)).filter {
    if case .picture(_, _, .unknown) = $0.subject { false } else { true }
  }
  if told.isEmpty { return ["\(path): the same facts"] }
  // Lines have no grade, because the grade depends on pixels, which a manifest does not have.
  return ["\(path):"] + told.map { "  \($0.element.map { "\($0): " } ?? "")\($0.words)" }
}

/// The pictures that differ, grouped by element and by kind of change, and the texts that are on one side only.
private func digestWords(_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(UnreadableSide) -> [String] {
  let (before, after) = try facts(old, new, DigestFacts.init(reading:))
  let files = Set(before.images.keys).union(after.images.keys).sorted(by: precedesInBytes)
  let pictures = files.compactMap { file -> ChangedPicture? in
    switch (before.images[file], after.images[file]) {
    case (let first?, let second?) where first.art != second.art: ChangedPicture(file, "looks different")
    case (let first?, let second?) where first.pixels != second.pixels:
      ChangedPicture(file, "is cut differently")
    case (nil, _): ChangedPicture(file, "is new")
    case (_, nil): ChangedPicture(file, "was removed")
    default: nil
    }
  }
  let texts = Set(before.texts).symmetricDifference(after.texts).sorted(by: precedesInBytes)
  let lines = pictures.lines + texts.map { "  \($0) \(after.texts.contains($0) ? "is new" : "was removed")" }
  return lines.isEmpty ? ["\(path): the same pictures"] : ["\(path):"] + lines
}

private func pictureWords(
  _ old: [UInt8], _ new: [UInt8], _ image: ImageFacts?, isNinePatch: Bool
) -> String {
  guard let before = (try? decodePNG(old))?.bitmap else { return "the old side is no PNG that can be read" }
  guard let after = (try? decodePNG(new))?.bitmap else { return "the new side is no PNG that can be read" }
  if before == after { return "the same pixels, encoded in another way" }
  guard before.size == after.size else {
    return PictureChange.resized(from: before.size, to: after.size).words(at: [])
  }
  // The frame of a nine-patch says how it stretches.
  if isNinePatch, let first = try? readNinePatch(before), let second = try? readNinePatch(after) {
    guard first.content != second.content else {
      return "the same pixels in another frame, which says how they stretch and where the title lies"
    }
    return PictureChange.differing(first.content, second.content, caps: second.caps).words(at: [])
  }
  let caps = image.flatMap { $0.size == after.size ? $0.caps : nil } ?? .zero
  return PictureChange.differing(before, after, caps: caps).words(at: [])
}

extension FactChange {
  /// How far the content of an element moves against the visible edge of its art, in words, because the alignment insets of the
  /// art change and those of the title not by as much; nil where it stays. An axis is reported once.
  func contentMove(_ old: JSONValue, _ new: JSONValue, isRightToLeft: Bool) -> String? {
    guard path.count == 4, path[0] == "parts", path[1].isMainPart, path[2] == "alignmentInsets",
      [old, new].allSatisfy({ $0["title"] != nil || $0["icon"] != nil })
    else { return nil }
    let isDown = ["top", "bottom"].contains(path[3])
    let (start, end) = isDown ? ("top", "bottom") : ("left", "right")
    func outside(_ facts: JSONValue, _ side: String) -> Double {
      facts["parts"]?[path[1]]?["alignmentInsets"]?[side]?.drawnLength ?? 0
    }
    if path[3] == end, outside(old, start) != outside(new, start) { return nil }
    func place(_ facts: JSONValue) -> Double {
      func inside(_ side: String) -> Double {
        (facts["title"]?["insets"]?[side]?.drawnLength ?? 0) - outside(facts, side)
      }
      let alignment = ContentLayout(facts, isRightToLeft: isRightToLeft, icon: nil, title: nil).alignment
      let share = isDown ? alignment.down : alignment.across
      let shift = facts["title"]?["offset"]?[isDown ? "y" : "x"]?.drawnLength ?? 0
      return inside(start) * (1 - share) - inside(end) * share + shift
    }
    let move = place(new) - place(old)
    if abs(move) < 0.25 { return nil }
    let length = "\(abs(move)) pt".replacing(".0 pt", with: " pt")
    let way = isDown ? (move > 0 ? "down" : "up") : move > 0 ? "right" : "left"
    return "the content moves \(length) \(way)"
  }
}
