import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures

/// The contents of `digests.json`: every file that a bundle owns, with the digest of its pixels if it is a picture.
///
/// The files are grouped by element and then by target, so that unchanged lines separate the files of any two elements, and the
/// entry for texts comes last. Changes to two elements therefore never conflict in a merge. The digests cover pixels rather
/// than PNG bytes, which differ between compressors.
struct Digests {
  /// The version of the format. It increases when readers of `digests.json` have to change.
  static let version = 2

  let slices: [PlacedSlice]
  let targets: [(target: TargetName, files: [OutputFile])]

  var json: JSONValue {
    var files = Members()
    var first = slices.startIndex
    while first < slices.endIndex {
      let element = slices[first].element
      let end = slices[first...].firstIndex { $0.element != element } ?? slices.endIndex
      files.add("\(element)", json(of: "\(element)", slices[first..<end]).object)
      first = end
    }
    // Elements that have files in a target but no slice of their own are listed too.
    let known = Set(files.object.members?.map(\.0) ?? [])
    let all = targets.flatMap { $0.files.compactMap(\.element) }.unique
    for element in all where !known.contains(element) { files.add(element, json(of: element, []).object) }
    var members = files.object.members ?? []
    members.sort { precedesInBytes($0.0, $1.0) }
    var texts = targets.flatMap { $0.files.filter { $0.element == nil }.map(\.path) } + ["manifest.json"]
    texts.sort(by: precedesInBytes)
    members.append(("texts", .object(texts.map { ($0, .bool(true)) })))
    return .object([("digestsVersion", .integer(Digests.version)), ("files", .object(members))])
  }

  /// The files of an element: its slices, followed by those of each target.
  private func json(of element: String, _ slices: ArraySlice<PlacedSlice>) -> Members {
    var members = Members()
    var paths: [String: String] = [:]
    if !slices.isEmpty {
      members.add(
        "images",
        .object(
          slices.map { entry in
            if paths[entry.slice.digest] == nil { paths[entry.slice.digest] = entry.path }
            let digests: [(String, JSONValue)] = [
              ("art", .string(entry.slice.artDigest.short)), ("pixels", .string(entry.slice.digest.short)),
            ]
            return (entry.path, .oneLine(.object(digests)))
          }))
    }
    for (target, files) in targets {
      let own = files.filter { $0.element == element }.sorted { precedesInBytes($0.path, $1.path) }
      if own.isEmpty { continue }
      members.add(target.rawValue, .object(own.map { ($0.path, $0.listed(among: paths)) }))
    }
    return members
  }
}

extension OutputFile {
  /// The entry of the file: the path of the slice with the same pixels, or else the digest of its pixels; `true` for a text.
  fileprivate func listed(among slices: [String: String]) -> JSONValue {
    guard case .image(let pixels) = content else { return .bool(true) }
    let digest = pixels.digest
    if let path = slices[digest] { return .string(path) }
    return .oneLine(.object([("pixels", .string(digest.short))]))
  }
}

extension String {
  /// The first 32 digits of a digest, which are enough to detect changes.
  fileprivate var short: String { String(prefix(32)) }
}

/// A slice with its element, part and variant.
struct PlacedSlice: Sendable {
  let element: ElementID
  let part: PartName
  let key: VariantKey
  let slice: Slice

  /// The path of the slice in the bundle.
  var path: String { ImagePath.path(element, part, key, slice.scale) }
}

extension SliceSet {
  /// Every slice of the theme, ordered by element, part, variant and scale.
  var allSlices: [PlacedSlice] {
    var result: [PlacedSlice] = []
    for (element, variants) in zip(theme.elements, parts) {
      for name in PartName.allCases {
        for (variant, parts) in zip(element.variants, variants) {
          for part in parts where part.name == name {
            for slice in part.art?.slices ?? [] {
              result.append(PlacedSlice(element: element.id, part: name, key: variant.key, slice: slice))
            }
          }
        }
      }
    }
    return result
  }
}

/// Whether a path is one that a build writes in a bundle: in one of the bundle's folders, and of a kind of file that belongs
/// there.
///
/// The list of files in a bundle may come from an untrusted source, so being listed does not make a file the bundle's own.
package func isPlaceOfBundle(_ path: String) -> Bool {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  guard let folder = parts.first, let file = parts.last, !parts.contains("") else { return false }
  switch (folder, parts.count) {
  case (_, 1): return path == "manifest.json" || path == "digests.json"
  case ("images", 4...):
    return (parts[1] == "controls" || ElementKind.roles.contains { $0.key == parts[1] })
      && file.ends(in: ".png")
  default: return TargetName(rawValue: folder)?.hasPlace(Array(parts.dropFirst()), file) ?? false
  }
}

extension TargetName {
  /// Whether the target writes files at a path below its folder. `file` is the last part of the path.
  fileprivate func hasPlace(_ parts: [String], _ file: String) -> Bool {
    switch self {
    case .android: parts.count == 3 && parts[0] == "res" && file.ends(in: ".png", ".xml")
    case .css: parts.count == 1 ? file.ends(in: ".css") : parts[0] == "images" && file.ends(in: ".png")
    case .flutter:
      parts.count == 1
        ? file == "assets.yaml" || file.ends(in: ".dart") : parts[0] == "assets" && file.ends(in: ".png")
    case .uikit: parts.count == 1 && file.ends(in: "Theme.swift")
    case .xcassets:
      parts.count > 1 && parts[0].ends(in: ".xcassets") && (file == "Contents.json" || file.ends(in: ".png"))
    }
  }
}

extension String {
  /// Whether the string ends in one of `endings` and is longer than that ending.
  fileprivate func ends(in endings: String...) -> Bool {
    endings.contains { utf8.count > $0.utf8.count && utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
