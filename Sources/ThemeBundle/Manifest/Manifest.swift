import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// The manifest of a bundle: the facts that reviewers compare and other tools read. Nothing in it changes unless the design
/// does.
package struct Manifest {
  /// The version of the format. It increases when readers of the manifest have to change.
  package static let version = 2

  let slices: SliceSet

  var json: JSONValue {
    let theme = slices.theme
    var members = Members()
    members.add("allow", theme.allow.json)
    if !theme.defaults.isEmpty { members.add("defaults", theme.defaults.json) }
    let elements = zip(theme.elements, slices.parts).map { ("\($0.id)", json($0, $1)) }
    members.add("elements", .object(elements.sorted { precedesInBytes($0.0, $1.0) }))
    if !theme.fonts.isEmpty { members.add("fonts", .object(theme.fonts.map { ($0.name, $0.json) })) }
    members.add("manifestVersion", .integer(Manifest.version))
    if theme.namespace != theme.name { members.add("namespace", .string(theme.namespace)) }
    members.add("scales", .oneLine(.array(theme.scales.map { .integer($0.rawValue) })))
    if !theme.screens.isEmpty {
      members.add("screens", .object(theme.screens.map { ($0.name, $0.screen.json) }))
    }
    members.add("theme", .string(theme.name))
    return members.object
  }

  private func json(_ element: CheckedElement, _ parts: [[SlicedPart]]) -> JSONValue {
    var variants: [(key: VariantKey, json: JSONValue)] = []
    var isListed: [Bool] = []
    for (variant, parts) in zip(element.variants, parts) {
      let fallback = variant.fallback.map { element.variants[$0] }
      let members = json(variant, fallback, parts, of: element.id)
      isListed.append(variant.fallback == nil || !members.isEmpty)
      if isListed.last == true { variants.append((variant.key, members.object)) }
    }
    let empty = emptyVariants(among: element.variants.map(\.key), where: isListed)
    variants += empty.map { ($0, JSONValue.object([])) }
    var members = Members()
    members.add("allow", element.allow.json)
    members.add("style", element.style == .custom ? nil : .string(element.style.rawValue))
    members.add("symbol", .string(element.symbol))
    variants.sort { $0.key.precedesInManifest($1.key) }
    members.add("variants", .object(variants.map { ($0.key.text, $0.json) }))
    return members.object
  }

  /// The members of a variant that differ from those of its fallback; all members if it has none.
  private func json(
    _ variant: CheckedVariant, _ fallback: CheckedVariant?, _ parts: [SlicedPart], of element: ElementID
  ) -> Members {
    let facts = variant.facts
    let other = fallback?.facts
    var members = Members()
    for property in Property.ofVariants {
      let value = facts.given(property)
      if case .title(let title)? = value {
        let before = other?.given(property)
        if value == before { continue }
        let old: TitleFacts? = if case .title(let title)? = before { title } else { nil }
        members.add(property.rawValue, title.json(differingFrom: old))
      } else {
        members.add(property.rawValue, difference(value, other?.given(property)))
      }
    }
    var named = Members()
    for part in parts { named.add(part.name.rawValue, json(part, variant.key, of: element)) }
    for part in fallback?.parts ?? [] where !variant.parts.contains(where: { $0.name == part.name }) {
      named.add(part.name.rawValue, .null)
    }
    if !named.isEmpty { members.add("parts", named.object) }
    return members
  }

  private func json(_ part: SlicedPart, _ key: VariantKey, of element: ElementID) -> JSONValue {
    guard let art = part.art else { return .object([("art", .string("system"))]) }
    var members = Members()
    members.add("alignmentInsets", art.alignmentInsets?.json)
    members.add("art", art.origin.json)
    members.add("capInsets", art.capInsets?.json)
    members.add("resizing", art.resizingJSON)
    members.add(
      "images",
      .object(
        art.slices.map { slice in
          (slice.scale.name, slice.json(at: ImagePath.path(element, part.name, key, slice.scale)))
        }))
    return members.object
  }
}

extension VariantKey {
  /// Whether the key comes before `other` in the manifest: the normal state and its variants first, then all others by their
  /// text.
  fileprivate func precedesInManifest(_ other: VariantKey) -> Bool {
    guard (state == .normal) == (other.state == .normal) else { return state == .normal }
    return precedesInBytes(text, other.text)
  }
}

extension Slice {
  /// The image on one line, in pixels of the slice, so that a change of the image is a change of one line.
  fileprivate func json(at path: String) -> JSONValue {
    .oneLine(
      .object(omittingNil: [
        "file": .string(path), "size": pixels.size.json, "capInsets": capInsets?.json,
        "alignmentInsets": alignmentInsets?.json, "center": center?.json, "sourceSize": sourceSize.json,
      ]))
  }
}

extension CheckedScreen {
  fileprivate var json: JSONValue {
    .oneLine(
      .object(omittingNil: [
        "navigationBar": navigationBar.map { .string($0) }, "backButton": backButton.map { .string($0) },
        "title": title.map { .string($0) },
      ]))
  }
}

extension [String] {
  /// The strings as an array on one line; nil if there are none.
  fileprivate var json: JSONValue? { isEmpty ? nil : .oneLine(.array(map { .string($0) })) }
}

extension SlicedArt {
  /// The mode of both axes as one word, or that of each; nil for art that does not stretch.
  fileprivate var resizingJSON: JSONValue? {
    guard let across = mode(along: .horizontal), let down = mode(along: .vertical) else { return nil }
    if across == down { return .string(across.rawValue) }
    return .oneLine([
      "horizontal": .string(across.rawValue), "vertical": .string(down.rawValue),
    ])
  }
}
