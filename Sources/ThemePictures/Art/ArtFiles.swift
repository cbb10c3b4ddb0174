package import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The parts of a PNG's file name: `back@2x~ipad.9.png` has the base `back`, the scale 2x, the device `~ipad` and the ending
/// `.9.png`.
package struct ArtFileName {
  /// The devices that Apple's tools know in file names.
  package static let devices = ["~ipad", "~iphone"]

  package let base: Substring
  package let scale: Scale
  /// The device with its sign; empty for a name without one.
  package let device: Substring
  package let ending: Substring
  private let isOneSaid: Bool

  package init(_ name: String) {
    var base = name[...]
    ending = base.cutting([".9.png", ".png"]) { $0.lowercased() }
    device = base.cutting(Self.devices)
    let said = base.cutting([Scale.x2.suffix, Scale.x3.suffix, "@1x"])
    scale = [Scale.x2, .x3].first { said == $0.suffix } ?? .x1
    isOneSaid = scale == .x1 && !said.isEmpty
    self.base = base
  }

  /// The file name of the same art at another scale, as it is usually written.
  package func sibling(at scale: Scale) -> String { name(scale.suffix) }

  /// The names that the same art may have at a scale, the likeliest first: `@1x` may be said or not.
  package func siblings(at scale: Scale) -> [String] {
    guard scale == .x1 else { return [sibling(at: scale)] }
    let names = [name(""), name("@1x")]
    return isOneSaid ? names.reversed() : names
  }

  /// The name of the same art at a scale for a device, such as `~ipad`.
  package func name(at scale: Scale, for device: String) -> String {
    "\(base)\(scale.suffix)\(device)\(ending)"
  }

  /// The names that other tools give the same art at a scale: `back_2x.png`, `back-2x.png`, `back@2X.png`, `back@2.png`.
  package func foreignNames(at scale: Scale) -> [String] {
    let said = scale.name
    return ["_\(said)", "-\(said)", "@\(said.uppercased())", "@\(scale.rawValue)"].map(name)
  }

  private func name(_ suffix: String) -> String { "\(base)\(suffix)\(device)\(ending)" }
}

extension Substring {
  /// Cuts off the first of some endings that the text has, and returns it; empty for none.
  fileprivate mutating func cutting(
    _ endings: [String], reading form: (Substring) -> String = String.init
  ) -> Substring {
    guard let found = endings.first(where: { form(self).hasSuffix($0) }) else { return self[endIndex...] }
    let cut = index(endIndex, offsetBy: -found.count)
    defer { self = self[..<cut] }
    return self[cut...]
  }
}

/// The scale that a file's name says in the way of any tool: `back@2x.png`, `back@2X~ipad.png`, `back_2x.png`, `back-2x.png`,
/// `back@4x.png`, and `back@2.png` of GTK.
package struct ScaleInName: Hashable, Sendable {
  /// The scale as a theme would write it: `2x`, `4x`, `1.5x`.
  package let name: String
  /// Nil for a scale that themes do not have.
  package let scale: Scale?
  private let before: String
  private let after: String

  /// The name of the file with another scale in the way that is read: `back@2x.png`.
  package func renamed(to scale: Scale) -> String { "\(before)\(scale.suffix)\(after)" }

  /// Nil for a name that says none.
  package init?(_ file: String) {
    let bytes = Array(file.utf8)
    guard let place = Self.place(in: bytes.map { $0.isASCIILetter ? $0 | 0x20 : $0 }) else { return nil }
    let number = String(decoding: bytes[place.number], as: UTF8.self)
    name = "\(number)x"
    scale = Scale.allCases.first { $0.name == "\(number)x" }
    before = String(decoding: bytes[..<place.all.lowerBound], as: UTF8.self)
    after = String(decoding: bytes[place.all.upperBound...], as: UTF8.self)
  }

  /// Where a name in lowercase says a scale: all of it with its sign, and the number in it.
  private static func place(in bytes: [UInt8]) -> (all: Range<Int>, number: Range<Int>)? {
    let ending = [".9.png", ".png"].map { Array($0.utf8) }.first { bytes.suffix($0.count).elementsEqual($0) }
    let end = bytes.count - (ending?.count ?? 0)
    let core = bytes[..<end].lastIndex(of: UInt8(ascii: "~")) ?? end
    for sign in bytes[..<end].indices.reversed() where bytes[sign] == UInt8(ascii: "@") {
      let number = sign + 1..<(bytes[(sign + 1)..<end].firstIndex { !$0.isOfNumber } ?? end)
      guard !number.isEmpty else { continue }
      let next = number.upperBound
      if next < end, bytes[next] == UInt8(ascii: "x"), next + 1 == end || !bytes[next + 1].isASCIIAlphanumeric
      {
        return (sign..<next + 1, number)
      }
      if next == core, number.count == 1 { return (sign..<next, number) }
    }
    guard core > 2, bytes[core - 1] == UInt8(ascii: "x") else { return nil }
    let start = (bytes[..<(core - 1)].lastIndex { !$0.isOfNumber } ?? 0) + 1
    let known = ["0.75", "1", "1.5", "2", "3", "4"]
    guard start > 1, [UInt8(ascii: "_"), UInt8(ascii: "-")].contains(bytes[start - 1]),
      known.contains(String(decoding: bytes[start..<(core - 1)], as: UTF8.self))
    else { return nil }
    return (start - 1..<core, start..<core - 1)
  }
}

extension UInt8 {
  fileprivate var isOfNumber: Bool { isASCIIDigit || self == UInt8(ascii: ".") }
  fileprivate var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
}

/// The name of an Android resource folder for one screen density, such as `drawable-night-xhdpi`. A folder without a density is
/// for `mdpi`.
package struct DensityFolder {
  /// The densities in the order of Android's documentation; nil for those that are no scale of themes.
  private static let scales: KeyValuePairs<String, Scale?> = [
    "ldpi": nil, "mdpi": .x1, "tvdpi": nil, "hdpi": nil, "xhdpi": .x2, "xxhdpi": .x3, "xxxhdpi": nil,
  ]
  /// Qualifiers with which Android scales no picture.
  private static let unscaled = ["nodpi", "anydpi"]

  private let before: String
  /// The density qualifier, such as `xhdpi`; empty for a folder that names none.
  private let density: String
  private let after: String
  /// The scale of the density; nil for a density that is no scale of themes.
  package let scale: Scale?

  /// Nil if the folder is for pictures that are not scaled, or is no folder of pictures.
  package init?(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts[0] == "drawable" || parts[0] == "mipmap" else { return nil }
    if parts.contains(where: { Self.unscaled.contains(String($0)) }) { return nil }
    for (place, part) in parts.enumerated().dropFirst() {
      guard let known = Self.scales.first(where: { $0.key == part }) else { continue }
      before = parts[..<place].joined(separator: "-")
      density = known.key
      after = parts[(place + 1)...].map { "-\($0)" }.joined()
      scale = known.value
      return
    }
    // Only the API level comes after a density, of the qualifiers that folders of pictures have.
    let isLevel = parts.count > 1 && parts[parts.count - 1].isLevel
    before = parts.dropLast(isLevel ? 1 : 0).joined(separator: "-")
    density = ""
    after = isLevel ? "-\(parts[parts.count - 1])" : ""
    scale = .x1
  }

  /// The names that the same folder may have for the density of another scale, the usual one first.
  package func siblings(at scale: Scale) -> [String] {
    let density = Self.scales.first { $0.value == scale }?.key ?? density
    return ["\(before)-\(density)\(after)"] + (scale == .x1 ? ["\(before)\(after)"] : [])
  }
}

extension Substring {
  /// Whether the qualifier is an API level, such as `v31`.
  fileprivate var isLevel: Bool {
    utf8.first == UInt8(ascii: "v") && utf8.count > 1 && utf8.dropFirst().allSatisfy(\.isASCIIDigit)
  }
}

// Finds the pictures of art that is a file.

extension ElementArt {
  /// The pictures of a file and its siblings at the scales that the element and the run select.
  func make(
    _ text: Ranged<PathText>, isNinePatch: Bool, _ art: ResolvedArt, _ region: ResolvedRegion?,
    origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    guard let family = loader.family(text, loader.reading(of: art, isNinePatch: isNinePatch)) else {
      return .broken
    }
    let takesAll = element.scales == nil && only == nil && art.resample == nil && region == nil
    if takesAll {
      let known = family.pictures
      if !known.isEmpty {
        return .pictures(
          zip(family.files, known).map { Picture(scale: $0.scale, measured: $1, range: text.range) },
          origin: origin)
      }
    }
    var files: [Scale: Ranged<ThemePath>] = [:]
    for file in family.files { files[file.scale] = Ranged(file.path, text.range) }
    let result = make(
      files, isNinePatch: isNinePatch, art, region, at: text.range, origin: origin, &loader)
    if takesAll, case .pictures(let pictures, _) = result { family.keep(pictures.map(\.measured)) }
    return result
  }

  /// The pictures of art with one path for each scale.
  func make(
    _ texts: ScaleFiles, isNinePatch: Bool, _ art: ResolvedArt, _ region: ResolvedRegion?,
    origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    var files: [Scale: Ranged<ThemePath>] = [:]
    for scale in Scale.allCases {
      guard let text = texts[scale], let path = loader.path(text.value, at: text.range) else { continue }
      loader.inputs.insert(path)
      guard loader.finds(path, text) else { continue }
      files[scale] = Ranged(path, text.range)
    }
    guard files.count == texts.count else { return .broken }
    return make(files, isNinePatch: isNinePatch, art, region, at: art.range, origin: origin, &loader)
  }

  /// The pictures of files at the scales that the element and the run select.
  private func make(
    _ files: [Scale: Ranged<ThemePath>], isNinePatch: Bool, _ art: ResolvedArt, _ region: ResolvedRegion?,
    at range: SourceRange, origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    guard let largest = Scale.allCases.last(where: { files[$0] != nil }) else { return .broken }
    let reading = loader.reading(of: art, isNinePatch: isNinePatch)
    /// The scale of the file of which the picture for a scale is made.
    func source(for scale: Scale) -> Scale? {
      if files[scale] != nil { return scale }
      switch art.resample?.value {
      case .down: return scale < largest ? largest : nil
      case .nearest:
        return Scale.allCases.last {
          files[$0] != nil && $0 < scale && scale.rawValue % $0.rawValue == 0
        }
      case nil: return nil
      }
    }
    let available = Scale.allCases.filter { source(for: $0) != nil }
    let asked = element.scales
    var wanted = asked?.value.scales ?? available
    if let only {
      wanted.removeAll { !only.contains($0) }
      if wanted.isEmpty {
        let missing = Scale.allCases.filter(only.contains).map(\.name).joined(separator: " and ")
        let isThere = available.contains(where: only.contains)
        return loader.sink.refuse(
          Diagnostic(
            .scaleUnavailable,
            isThere
              ? "`scales` does not contain \(missing), and this run builds nothing else"
              : "there is no art for \(missing)", at: range, "has \(available.map(\.name).listed)"
          ).also(at: isThere ? asked?.range : nil, "the scales of the element").helping(
            "`--scale` limits the run to \(missing): \(isThere ? "add it to `scales`" : "add a file"), or build other scales"
          )) ?? .broken
      }
    }
    var pictures: [Picture] = []
    var isWhole = true
    for scale in wanted {
      guard let origin = source(for: scale), let file = files[origin] else {
        let isAbove = scale > largest
        loader.sink.report(
          Diagnostic(
            .scaleUnavailable, "there is no art for \(scale.name)", at: range,
            "has \(available.map(\.name).listed)"
          )
          .also(at: asked?.range, "selected here")
          .helping(
            isAbove
              ? "add a file for \(scale.name), or remove \(scale.rawValue) from `scales`; pictures are never enlarged, except pixel art by `resample: nearest`, and that by whole numbers"
              : "add a file for \(scale.name), or add `resample: down`"))
        isWhole = false
        continue
      }
      guard let part = loader.pixels(of: region, at: origin) else {
        isWhole = false
        continue
      }
      var reading = reading
      reading.region = part
      var recipe = PictureRecipe(file: file.value, reading)
      if origin != scale { recipe.reduction = .init(source: origin, target: scale) }
      let place = origin == scale ? file.range : art.resample?.range ?? file.range
      let written = region?.range ?? file.range
      if let picture = loader.picture(recipe, at: scale, range: place, written: written) {
        pictures.append(picture)
      } else {
        isWhole = false
      }
    }
    return isWhole && !pictures.isEmpty ? .pictures(pictures, origin: origin) : .broken
  }
}
