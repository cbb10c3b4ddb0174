import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// What a control shows over one of its pictures.
struct ControlForeground {
  /// The key of the kind of control.
  let control: String
  /// The part that declares the color.
  let part: String
  let kind: Foreground.Kind
  /// The pictures behind it, the uppermost first.
  let surfaces: [String]

  private init(_ control: String, _ part: String, _ kind: Foreground.Kind, over surfaces: String...) {
    self.control = control
    self.part = part
    self.kind = kind
    self.surfaces = surfaces
  }

  static let all = [
    ControlForeground("searchBars", "title", .title, over: "field", "background"),
    ControlForeground("searchBars", "placeholder", .placeholder, over: "field", "background"),
    ControlForeground("segmentedControls", "title", .title, over: "segment"),
    ControlForeground("tabBars", "items", .title, over: "selection", "background"),
    ControlForeground("tabBars", "items", .icon, over: "selection", "background"),
    ControlForeground("textFields", "title", .title, over: "background"),
    ControlForeground("textFields", "placeholder", .placeholder, over: "background"),
  ]

  /// The pictures behind it in a state: only the selected item of a tab bar has the selection behind it.
  fileprivate func surfaces(in state: StateName) -> [String] {
    surfaces.filter { $0 != "selection" || state.bits & StateName.selected.bits != 0 }
  }

  /// The text or the icon itself in a variant of its part; nil if the theme does not declare its color.
  fileprivate func foreground(_ variant: ResolvedVariant) -> Foreground? {
    if kind == .icon {
      return variant.ranged(variant.facts.icon?.tint, .iconTint).map { Foreground(kind, tint: $0) }
    }
    guard let title = variant.facts.title, let color = variant.ranged(title.color, .titleColor) else {
      return nil
    }
    return Foreground(kind, color, title.font)
  }
}

/// The most pairs of variants that are measured in every combination; of more, only each variant with what is seen beside it.
private let maxPairs = 10_000

extension ElementContext {
  /// The contrasts of what a control shows over this part of it, in every combination of their variants; empty for other
  /// elements. Inactive controls need no contrast.
  func contrastsOverPart() -> [MeasuredContrast] {
    guard case .part(let id) = kind, element.id.nameInPart == nil else { return [] }
    var found: [MeasuredContrast] = []
    for row in ControlForeground.all
    where row.control == id.control.key && row.surfaces.contains(id.part.name) {
      guard let text = sibling(row.part) else { continue }
      var seen: Set<[Int]> = []
      for key in keysTogether(with: text, row) where key.state.bits & StateName.disabled.bits == 0 {
        let surfaces = row.surfaces(in: key.state).filter { $0 == id.part.name || hasArt($0, in: key) }
        guard surfaces.first == id.part.name, let variant = text.index(of: text.key(nearestTo: key)),
          let index = element.index(of: element.key(nearestTo: key)),
          let part = part(.image, ofVariant: index),
          seen.insert([variant, index]).inserted,
          let foreground = row.foreground(text.variants[variant])
        else { continue }
        let below = surfaces.dropFirst().first.map { (name: $0, key: key) }
        let contrast = contrast(of: foreground, on: part, seenIn: key) { image in
          backdrop(of: foreground, on: image, part, id.part, below: below)
        }
        if let contrast { found.append(contrast) }
      }
    }
    return found
  }

  private func backdrop(
    of foreground: Foreground, on image: ImageContext, _ part: PartContext, _ surface: ControlPart,
    below: (name: String, key: VariantKey)?
  ) -> TextBackdrop? {
    if surface.isOfBar {
      // Icons and titles are in the 49 points of a tab bar, with some points above and below.
      return TextBackdrop(
        from: Points(6), to: Points(47), ofEdge: Points(49), on: image, part.resizing)
    }
    let behind = below.flatMap { plainColor(of: $0.name, in: $0.key, at: image.scale) }
    let height = surface.growth.contains(.vertical) ? nil : image.picture.size.height
    let length = foreground.kind == .icon ? Points(22) : Points(20)
    return TextBackdrop(
      of: length, centeredIn: image.evenRow == nil ? height : nil, on: image, part.resizing, behind: behind)
  }

  /// The keys of the combinations of this part's variants with those of the part that declares a color. Variants that look as
  /// their fallbacks do add nothing.
  private func keysTogether(with text: ResolvedElement, _ row: ControlForeground) -> [VariantKey] {
    let own = element.variants.indices.filter { index in
      !element.variants[index].isMirrored && part(.image, ofVariant: index)?.isNew ?? false
    }.map { element.variants[$0].key }
    let others = text.variants.filter { variant in
      guard let color = row.foreground(variant)?.color else { return false }
      guard let fallback = variant.fallback.map({ text.variants[$0] }) else { return true }
      let before = row.foreground(fallback)?.color
      return before?.value != color.value || before?.range != color.range
    }.map(\.key)
    if own.count * others.count > maxPairs { return own + others }
    return others.flatMap { other in
      own.map { key in
        var both = other
        for axis in VariantAxis.allCases where both[axis].isFallback { both[axis] = key[axis] }
        return both
      }
    }
  }

  /// Another part of the same control; nil if the theme has none.
  private func sibling(_ name: String) -> ResolvedElement? {
    siblingPlace(name).map { pictures.theme.elements[$0] }
  }

  private func siblingPlace(_ name: String) -> Int? {
    guard case .part(let id) = kind, let part = ControlPartID.named(name, of: id.control.key) else {
      return nil
    }
    let wanted = ElementID(.part(part), "\(element.id.controlName)/\(name)")
    let elements = pictures.theme.elements
    let place = elements.partitioningIndex { $0.id >= wanted }
    return place < elements.count && elements[place].id == wanted ? place : nil
  }

  /// The pictures that another part of the control shows in a combination of circumstances; nil if it shows none.
  private func siblingPictures(_ name: String, in key: VariantKey) -> [Picture]? {
    guard let place = siblingPlace(name) else { return nil }
    let element = pictures.theme.elements[place]
    guard let index = element.index(of: element.key(nearestTo: key)),
      case .pictures(let found, _)? = pictures.elements[place][index][.image]?.art
    else { return nil }
    return found
  }

  private func hasArt(_ name: String, in key: VariantKey) -> Bool { siblingPictures(name, in: key) != nil }

  /// The color of another part that is plain between its caps; nil if it has none, or several colors.
  private func plainColor(of name: String, in key: VariantKey, at scale: Scale) -> ShadesRecipe.Backdrop? {
    guard let picture = siblingPictures(name, in: key)?.first(where: { $0.scale == scale }) else {
      return nil
    }
    let caps = picture.recipe.placed(picture.recipe.box?.caps.pixels(at: scale) ?? .zero)
    let image = ImageContext(picture: picture, caps: caps)
    let columns = image.core(along: .horizontal)
    guard let row = image.evenRow, !columns.isEmpty, picture.measured.lines[.horizontal].areEqual(in: columns)
    else { return nil }
    return ShadesRecipe.Backdrop(
      picture: picture.measured, column: columns.lowerBound, row: row.lowerBound, isPlain: true)
  }
}
