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
    var others: [String] = []
    for element in targets.flatMap({ $0.files.compactMap(\.element) })
    where !known.contains(element) && !others.contains(element) {
      others.append(element)
    }
    for element in others { files.add(element, json(of: element, []).object) }
    var all = files.object.members ?? []
    all.sort { precedesInBytes($0.0, $1.0) }
    var texts = targets.flatMap { $0.files.filter { $0.element == nil }.map(\.path) } + ["manifest.json"]
    texts.sort(by: precedesInBytes)
    all.append(("texts", .object(texts.map { ($0, .bool(true)) })))
    return .object([("digestsVersion", .integer(Digests.version)), ("files", .object(all))])
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
