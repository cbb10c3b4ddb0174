import ThemeCore
import ThemeModel

/// The paths of tokens, each its own, in the order of those that are wanted: `value` would make a map a token, and what is a group
/// too is the `$root` of it.
func uniqueTokens(_ wanted: [(path: [String], source: [String])]) -> [[String]] {
  var names = UniqueNames()
  let paths = names.unique(
    wanted.map { path, source in
      let path = path.map { $0 == "value" ? "value_" : $0 }
      return (path.joined(separator: "."), path == source ? path.joined(separator: ".") : "")
    }
  ).map { $0.split(separator: ".").map(String.init) }
  let groups = Set(paths.flatMap { path in path.indices.dropFirst().map { Array(path[..<$0]) } })
  return paths.map { groups.contains($0) ? $0 + ["$root"] : $0 }
}

/// The art of the looks that a source has, which gets the names of its files once all of it is known.
///
/// Until then, elements name it by a path that no file has.
struct ImportedArt {
  private struct Look {
    /// The name of the source's thing with its folders, and what tells this look of it from the others, such as `dark`.
    let source: String
    let variant: [String]
    var files: [(ending: String, bytes: [UInt8])] = []
  }

  private var looks: [Look] = []

  /// Begins the art of a look.
  mutating func begin(_ source: String, _ variant: [String]) {
    looks.append(Look(source: source, variant: variant))
  }

  /// Adds a file to the look that was begun last; `ending` is what follows its name, such as `@2x.png`. Returns its path for now.
  mutating func add(_ bytes: [UInt8], _ ending: String) -> String {
    looks[looks.count - 1].files.append((ending, bytes))
    return "\(Self.mark)\(looks.count - 1)\(ending)"
  }

  private static let mark = "art/:"

  /// The look that a text names, and the ending of the file.
  private func place(of text: String) -> (look: Int, ending: String)? {
    guard text.hasPrefix(Self.mark) else { return nil }
    let rest = text.dropFirst(Self.mark.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    return Int(digits).map { ($0, String(rest.dropFirst(digits.count))) }
  }

  /// Gives the art that elements show its names, and returns the files.
  ///
  /// Names that need no change come first, then the others, and those of variants last, so that the order in which a source is
  /// read does not matter.
  func name(_ elements: inout [ImportedElement]) -> [ImportedFile] {
    let shown = Set(elements.flatMap(\.look.texts).compactMap { place(of: $0)?.look })
    var stems: [String: String] = [:]
    for index in shown where stems[looks[index].source] == nil {
      stems[looks[index].source] =
        looks[index].source.split(separator: "/").map { artName($0) }.joined(separator: "/")
    }
    var names = UniqueNames()
    let sources = stems.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let own = names.unique(sources.map { (name: $0.value, source: $0.key) })
    for ((source, _), name) in zip(sources, own) { stems[source] = name }
    let variants = shown.filter { !looks[$0].variant.isEmpty }.map { index in
      (index, ([stems[looks[index].source] ?? ""] + looks[index].variant).joined(separator: "-"))
    }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    let namesOfVariants = names.unique(variants.map { (name: $0.1, source: "") })
    let variantStems = Dictionary(uniqueKeysWithValues: zip(variants.map(\.0), namesOfVariants))
    func stem(_ index: Int) -> String {
      "art/\(variantStems[index] ?? stems[looks[index].source] ?? "image")"
    }
    elements.mapTexts { text in place(of: text).map { stem($0.look) + $0.ending } ?? text }
    return shown.sorted().flatMap { index in
      looks[index].files.compactMap { file in
        ThemePath(stem(index) + file.ending).map { ImportedFile($0, file.bytes) }
      }
    }
  }
}

/// A theme that an import writes, as the maps of its file.
package struct ImportedTheme: Sendable {
  package var name: String
  /// What the theme says before its elements: `scales`, `tokenFiles`, `tokens`.
  package var head = ThemeMap()
  /// The sections with their elements, in the order of ``sectionNames``.
  package var sections: [(name: String, elements: ThemeMap)] = []
  /// Where each element comes from, by `section/name`.
  package var places: [String: ImportPlace] = [:]

  /// The sections of a theme that imports fill, in the order in which they are written.
  package static let sectionNames = ["navigationBars", "backButtons", "buttons", "images"]

  package init(name: String) { self.name = name }

  /// The file of the theme.
  package var text: String {
    var text = ThemeText()
    text.write(ThemeMap.Entry(key: "themec", value: "1"))
    text.write(ThemeMap.Entry(key: "name", value: .text(name)))
    // A later import changes single tokens.
    for entry in head.entries { text.write(entry, isOpen: entry.key == "tokens") }
    var blocks = [text.lines.joined(separator: "\n")]
    for section in sections where !section.elements.isEmpty {
      var text = ThemeText()
      for entry in section.elements.entries { text.write(entry, 2) }
      blocks.append((["\(section.name):"] + text.lines).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  package var elementCount: Int { sections.reduce(0) { $0 + $1.elements.entries.count } }
}

/// A name of the source as the name of a theme's element: letters, digits and hyphens, beginning with a lowercase letter.
///
/// `BackButton` is `backButton`, `abs__ic_clear` is `abs-ic-clear`, and `24hours` is `image-24hours`.
func elementName(of source: String) -> String {
  var name = ""
  for scalar in source.unicodeScalars {
    let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    if isKept {
      name.unicodeScalars.append(scalar)
    } else if !name.isEmpty, !name.hasSuffix("-") {
      name += "-"
    }
  }
  // An abbreviation is lowercase as a whole: `URLBar` is `urlBar`.
  let capitals = name.prefix { $0.isUppercase }
  let rest = name.dropFirst(capitals.count)
  let isWord = capitals.count <= 1 || rest.first?.isLetter != true
  let head = isWord ? capitals.lowercased() : capitals.dropLast().lowercased() + String(capitals.suffix(1))
  name = head + rest
  // A theme's names have at most 64 characters, of which a number may need some.
  name = String(name.prefix(56))
  while name.hasSuffix("-") { name.removeLast() }
  if name.first?.isLetter != true { name = name.isEmpty ? "image" : "image-\(name)" }
  return isReservedOnWindows(name) ? "\(name)-image" : name
}

/// A name of the source as the name of a file of art: what is no letter, digit, hyphen, underscore or plus sign becomes a hyphen.
func artName(_ source: some StringProtocol) -> String {
  let trimmed = source.drop { " .".contains($0) }
  var safe = ""
  // A dot before the extension would be read as one, and `@2x` as a scale. With its ending, the name of a file may have no
  // more than 255 bytes.
  for character in trimmed where safe.utf8.count < 160 {
    safe.append(character.isOfArt ? character : "-")
  }
  return safe.isEmpty ? "image" : isReservedOnWindows(safe) ? "\(safe)-image" : safe
}

extension Character {
  /// Whether the name of a file of art may have the character: a letter or a digit of any script with few marks, or `_-+`.
  fileprivate var isOfArt: Bool {
    guard !isASCII else { return isLetter || isNumber || "_-+".contains(self) }
    let marks = unicodeScalars.dropFirst()
    return (isLetter || isNumber) && marks.count <= 3
      && marks.allSatisfy { [.nonspacingMark, .spacingMark].contains($0.properties.generalCategory) }
  }
}

/// A name if it is free, and otherwise the first free one of `name-2`, `name-3` and so on.
func numbered(_ name: String, _ sign: String = "-", where isFree: (String) -> Bool) -> String {
  var (candidate, number) = (name, 2)
  while !isFree(candidate) {
    candidate = "\(name)\(sign)\(number)"
    number += 1
  }
  return candidate
}

/// Gives names out once, regardless of case: the second `back` is `back-2`.
struct UniqueNames {
  private var taken: Set<String> = []
  /// Whether names are the same that differ only in hyphens, as those of elements are in code.
  private let ignoresHyphens: Bool

  init(ignoringHyphens: Bool = false) { ignoresHyphens = ignoringHyphens }

  mutating func unique(_ name: String) -> String { numbered(name) { take($0) } }

  /// Gives out several names at once, first to those whose sources are called so, and numbers last: of `icon`, `icon` and
  /// `icon-2`, the second is `icon-3`.
  mutating func unique(_ names: [(name: String, source: String)]) -> [String] {
    var isGiven = names.map { $0.name == $0.source && take($0.name) }
    for index in names.indices where !isGiven[index] { isGiven[index] = take(names[index].name) }
    return zip(names, isGiven).map { $1 ? $0.name : unique($0.name) }
  }

  /// False if the name is taken.
  mutating func take(_ name: String) -> Bool {
    let folded = name.foldingCase
    return taken.insert(ignoresHyphens ? folded.replacing("-", with: "") : folded).inserted
  }
}

extension String {
  /// A text that is the same for all names that are one on a file system which ignores case. Some letters are the same only as
  /// capitals.
  var foldingCase: String { uppercased().lowercased() }
}
