import ThemeCore
import ThemeModel

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
  while name.hasSuffix("-") { name.removeLast() }
  // An abbreviation is lowercase as a whole: `URLBar` is `urlBar`.
  let capitals = name.prefix { $0.isUppercase }
  let rest = name.dropFirst(capitals.count)
  let isWord = capitals.count <= 1 || rest.isEmpty || rest.first?.isLetter != true
  let head = isWord ? capitals.lowercased() : capitals.dropLast().lowercased() + String(capitals.suffix(1))
  name = head + rest
  if name.first?.isLetter != true { name = name.isEmpty ? "image" : "image-\(name)" }
  return isReservedOnWindows(name) ? "\(name)-image" : name
}

/// A name of the source as the name of a file of art: what is no letter, digit, hyphen, underscore or dot becomes a hyphen.
func artName(_ source: some StringProtocol) -> String {
  let name = String(
    source.map { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.+ ".contains($0)) ? $0 : "-" })
  let trimmed = name.drop { " .".contains($0) }
  // A dot before the extension would be read as one, and `@2x` as a scale.
  let safe = trimmed.replacing(".", with: "-").replacing(" ", with: "-")
  return safe.isEmpty ? "image" : isReservedOnWindows(safe) ? "\(safe)-image" : String(safe)
}

/// Gives names out once, regardless of case: the second `back` is `back-2`.
struct UniqueNames {
  private var taken: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
