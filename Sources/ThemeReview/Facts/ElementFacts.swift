import Synchronization
package import ThemeCore
import ThemeImage
package import ThemeModel

/// What a manifest says of one element.
package struct ElementFacts: Sendable {
  /// The kind and the name: `backButtons/menu`.
  package let name: String
  /// The kind without the name: `backButtons`, `controls/sliders`.
  package var kind: Substring {
    let parts = name.split(separator: "/")
    return parts.first == "controls" && parts.count > 1 ? name.prefix(9 + parts[1].count) : parts.first ?? ""
  }

  /// The members that hold for all variants, such as the symbol and the accepted warnings.
  package let members: [(String, JSONValue)]
  /// The variants, in the order of the manifest.
  package let variants: [ManifestVariant]
  /// The facts that the manifest lists for each variant, without those that it falls back to.
  let said: [String: [(String, JSONValue)]]
  /// The values that the element has on each axis; nil where the manifest has a variant whose key no version of themec writes.
  let values: ElementValues?

  init(_ name: String, _ json: JSONValue) throws(ManifestProblem) {
    guard let members = json.members, let variants = json["variants"]?.members else {
      throw .lacks("`variants` of `\(name)`")
    }
    self.name = name
    self.members = members.filter { $0.0 != "variants" }
    var said: [String: [(String, JSONValue)]] = [:]
    for (key, variant) in variants {
      guard let facts = variant.members else { throw .lacks("facts of `\(key)` of `\(name)`") }
      said[key] = facts
    }
    self.said = said
    let keys = variants.map { VariantKey(text: $0.0) }
    values = keys.contains(nil) ? nil : ElementValues(of: keys.compactMap(\.self))
    self.variants = variants.map { key, _ in ManifestVariant(key: key, facts: merged(key, said)) }
  }

  /// The facts that are shown where the values of a key hold, whether the manifest has a variant of this key or not. A value
  /// that the element does not have counts as the nearest one that it has.
  package func facts(where key: VariantKey) -> JSONValue {
    facts(of: (values?.shown(where: key) ?? key).text)
  }

  /// The key of the nearest variant that the manifest lists, whose facts are shown where the values of a key hold.
  func listedKey(where key: VariantKey) -> String {
    var next: String? = (values?.shown(where: key) ?? key).text
    while let key = next, said[key] == nil { next = fallback(of: key) }
    return next ?? "normal"
  }

  /// All facts of a variant. A variant that the manifest leaves out, because it has no facts of its own, has those that it
  /// falls back to.
  package func facts(of key: String) -> JSONValue { merged(key, said) }
}

/// A variant with all of its facts.
package struct ManifestVariant: Sendable {
  /// The key of the variant: `normal`, `highlighted.compact`.
  package let key: String
  /// The facts sorted by key, those that the variant falls back to merged in.
  package let facts: JSONValue

  /// The state, which is the first part of the key.
  var state: String { String(key.prefix { $0 != "." }) }

  /// The pictures of the variant, by part and then by scale.
  package var images: [(part: String, scales: [(name: String, image: ImageFacts)])] { facts.images }
}

/// The facts of a variant, laid over those of the variants that it falls back to; sorted by key.
private func merged(_ key: String, _ said: [String: [(String, JSONValue)]]) -> JSONValue {
  var chain: [[(String, JSONValue)]] = []
  var next: String? = key
  while let key = next {
    if let facts = said[key] { chain.append(facts) }
    next = fallback(of: key)
  }
  var facts: [(String, JSONValue)] = []
  for layer in chain.reversed() { overlay(layer, on: &facts) }
  return .object(facts.sorted { precedesInBytes($0.0, $1.0) })
}

/// The key that a variant falls back to: the key without its last value, or `normal` for a state alone. Nil for `normal`.
private func fallback(of key: String) -> String? {
  if let dot = key.lastIndex(of: ".") { return String(key[..<dot]) }
  return key == "normal" ? nil : "normal"
}

/// Lays the facts of a variant over those that it falls back to. A null removes a fact; the members of `title`, `largeTitle`
/// and `parts` are replaced one by one; every other value replaces the earlier one.
private func overlay(_ layer: [(String, JSONValue)], on facts: inout [(String, JSONValue)]) {
  for (key, value) in layer {
    guard ["largeTitle", "parts", "title"].contains(key), let members = value.members else {
      replace(key, value, in: &facts)
      continue
    }
    var inner = facts.first { $0.0 == key }?.1.members ?? []
    for (name, value) in members { replace(name, value, in: &inner) }
    inner.sort { precedesInBytes($0.0, $1.0) }
    replace(key, inner.isEmpty ? .null : .object(inner), in: &facts)
  }
}

/// Sets a fact, or removes it where the value is null.
private func replace(_ key: String, _ value: JSONValue, in facts: inout [(String, JSONValue)]) {
  let index = facts.firstIndex { $0.0 == key }
  if case .null = value.unmarked {
    index.map { _ = facts.remove(at: $0) }
  } else if let index {
    facts[index].1 = value
  } else {
    facts.append((key, value))
  }
}

/// The size and the stretching of a slice, as a manifest states them; all lengths are in pixels of the slice's file.
package struct ImageFacts: Equatable, Sendable {
  /// The path of the slice in its bundle.
  package let file: String
  /// The size of the slice.
  package private(set) var size: Size<Pixels>
  /// The size of the art before it was cut.
  package private(set) var sourceSize: Size<Pixels>
  /// The cap insets; zero where the slice keeps its size.
  package private(set) var caps: Insets<Pixels>
  /// How much of the art layout leaves out on each side, such as a shadow.
  package private(set) var alignment: Insets<Pixels>
  /// How the slice stretches; nil where it keeps its size.
  package let mode: PerAxis<ResizingMode>?

  /// Nil for values that themec never writes. The manifest may come from an untrusted source, and pictures of these sizes are
  /// drawn.
  init?(_ json: JSONValue, mode: JSONValue?) {
    guard let file = json["file"]?.string, let size = Size(json["size"]),
      let sourceSize = Size(json["sourceSize"])
    else { return nil }
    self.file = file
    self.size = size
    self.sourceSize = sourceSize
    self.mode = mode.flatMap(PerAxis.init)
    caps = Insets(json["capInsets"]) ?? .zero
    alignment = Insets(json["alignmentInsets"]) ?? .zero
    guard alignment.left + alignment.right <= sourceSize.width,
      alignment.top + alignment.bottom <= sourceSize.height
    else { return nil }
    guard caps.left + caps.right <= size.width, caps.top + caps.bottom <= size.height else { return nil }
    // A slice that stretches has at least one pixel between its caps on each axis.
    guard mode == nil || caps.left + caps.right < size.width && caps.top + caps.bottom < size.height else {
      return nil
    }
  }
}

extension ImageFacts {
  /// The same facts in the pixels of another scale. Sizes are rounded up and insets down, so that the core keeps a pixel; a size
  /// that is rounded otherwise in `twin`, the picture that the result is compared with, is the same as there.
  func scaled(from factor: Int, to other: Int, beside twin: ImageFacts?) -> ImageFacts {
    func size(_ size: Size<Pixels>) -> Size<Pixels> {
      func side(_ side: Pixels) -> Pixels { Pixels((side.count * other + factor - 1) / factor) }
      return Size(width: side(size.width), height: side(size.height))
    }
    func insets(_ insets: Insets<Pixels>) -> Insets<Pixels> {
      insets.map { Pixels($0.count * other / factor) }
    }
    var scaled = self
    (scaled.size, scaled.sourceSize) = (size(self.size), size(sourceSize))
    (scaled.caps, scaled.alignment) = (insets(caps), insets(alignment))
    guard let twin else { return scaled }
    let wide = scaled.sourceSize.width.count - twin.sourceSize.width.count
    let high = scaled.sourceSize.height.count - twin.sourceSize.height.count
    let (width, height) = (scaled.size.width.count - wide, scaled.size.height.count - high)
    if abs(wide) <= 1, abs(high) <= 1, width > (scaled.caps.left + scaled.caps.right).count,
      height > (scaled.caps.top + scaled.caps.bottom).count
    {
      scaled.sourceSize = twin.sourceSize
      scaled.size = Size(width: Pixels(width), height: Pixels(height))
    }
    return scaled
  }
}

extension PerAxis<ResizingMode> {
  /// The modes that a manifest states by one word for both axes, or by one for each; nil for anything else.
  fileprivate init?(_ json: JSONValue) {
    if let mode = json.string.flatMap(ResizingMode.init) {
      self.init(both: mode)
    } else if let across = json["horizontal"]?.string.flatMap(ResizingMode.init),
      let down = json["vertical"]?.string.flatMap(ResizingMode.init)
    {
      self.init(horizontal: across, vertical: down)
    } else {
      return nil
    }
  }
}

extension Size<Pixels> {
  fileprivate init?(_ json: JSONValue?) {
    guard let width = json?["width"]?.side, let height = json?["height"]?.side, width.count > 0,
      height.count > 0, width.count * height.count <= Limit.picturePixels.standard
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension Insets<Pixels> {
  fileprivate init?(_ json: JSONValue?) {
    guard let top = json?["top"]?.side, let left = json?["left"]?.side, let bottom = json?["bottom"]?.side,
      let right = json?["right"]?.side
    else { return nil }
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension JSONValue {
  /// The length of a side of a picture or an inset; nil for any other value.
  fileprivate var side: Pixels? {
    guard let count = integer, count >= 0, count <= 16_384 else { return nil }
    return Pixels(count)
  }

  /// The pictures of a variant whose facts are this object, by part and then by scale, in the order of the manifest.
  package var images: [(part: String, scales: [(name: String, image: ImageFacts)])] {
    (self["parts"]?.members ?? []).map { part, facts in
      let images = facts["images"]?.members ?? []
      let mode = facts["resizing"]
      return (part, images.compactMap { scale, json in ImageFacts(json, mode: mode).map { (scale, $0) } })
    }
  }
}

/// A cache of what manifests and digests say, keyed by their bytes. Most bundles are the same on both sides and are read only
/// once.
///
/// This is a class because many threads share it.
package final class KnownFacts: Sendable {
  private let manifests = Mutex<[FileBytes: ManifestFacts]>([:])
  private let digests = Mutex<[FileBytes: DigestFacts]>([:])

  package init() {}

  /// The facts in the bytes of a `manifest.json`.
  package func manifest(_ bytes: [UInt8]) throws(ManifestProblem) -> ManifestFacts {
    let key = FileBytes(bytes: bytes)
    if let known = manifests.withLock({ $0[key] }) { return known }
    let facts = try ManifestFacts(reading: bytes)
    manifests.withLock { $0[key] = facts }
    return facts
  }

  /// The facts in the bytes of a `digests.json`.
  package func digests(_ bytes: [UInt8]) throws(ManifestProblem) -> DigestFacts {
    let key = FileBytes(bytes: bytes)
    if let known = digests.withLock({ $0[key] }) { return known }
    let facts = try DigestFacts(reading: bytes)
    digests.withLock { $0[key] = facts }
    return facts
  }
}

/// The bytes of a file as a dictionary key. `[UInt8]` hashes byte by byte, which takes as long as reading the JSON.
private struct FileBytes: Hashable {
  let bytes: [UInt8]

  static func == (left: FileBytes, right: FileBytes) -> Bool { left.bytes == right.bytes }

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
