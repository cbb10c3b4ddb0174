import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// An element as an app in Flutter has it.
struct FlutterElement {
  let slices: SliceSet
  /// Its place in the theme.
  let index: Int
  let paths: FlutterPaths
  /// The beginning of the names of the theme's classes.
  let className: String

  init(_ slices: SliceSet, _ index: Int) {
    self.slices = slices
    self.index = index
    paths = FlutterPaths(theme: slices.theme.name)
    className = slices.theme.name.asTypeName
  }

  var element: CheckedElement { slices.theme.elements[index] }
  var name: String { FlutterNames.name(of: element.id, asset: element.variants[0].facts.assetName) }

  /// The parts that code can ask for, with their names there.
  var parts: [(name: String, part: PartName)] {
    [
      ("art", element.mainPart), ("icon", .icon), ("shadowImage", .shadowImage),
      ("backIndicator", .backIndicator),
    ]
  }

  /// The places of the variants that may be seen, what asks for more before what asks for less. The variants are all
  /// combinations of what the axes have, so the first that fits says what the theme does.
  var variants: [Int] {
    element.variants.indices.filter { FlutterTerms.isShown(element.variants[$0].key) }
      .sorted { order(element.variants[$0].key).lexicographicallyPrecedes(order(element.variants[$1].key)) }
  }

  private func order(_ key: VariantKey) -> [Int] {
    [-key.state.priority] + VariantAxis.allCases.dropFirst().map { -key[$0].code }
  }

  func shown(_ part: PartName, _ variant: Int) -> ShownPart? {
    slices.shown(part, element: index, variant: variant)
  }

  /// The pictures, each once.
  var images: [OutputFile] {
    variants.flatMap { variant -> [OutputFile] in
      let key = element.variants[variant].key
      return parts.flatMap { _, part -> [OutputFile] in
        // What a variant has of the one that it falls back to has that one's files.
        guard let shown = shown(part, variant), let art = shown.art, shown.key == key else { return [] }
        return art.slices.map {
          OutputFile(
            path: paths.file(element.id, part, key, $0.scale), content: .image($0.named), of: "\(element.id)")
        }
      }
    }
  }

  /// The element's looks, in the order in which they win.
  var value: DartValue {
    .call("\(className)Looks", [.list(variants.map(look))], [])
  }

  private func look(_ variant: Int) -> DartValue {
    let key = element.variants[variant].key
    let facts = element.variants[variant].facts
    let main = shown(element.mainPart, variant)?.art
    var arguments: [(String, DartValue?)] = [
      (
        "states", key.state == .normal ? nil : .set(key.state.widgetStates.map { .name("WidgetState.\($0)") })
      ),
      ("isCompact", key[.metrics].isFallback ? nil : .name("true")),
      ("brightness", key[.appearance].isFallback ? nil : .name("Brightness.\(key[.appearance].name)")),
      ("isHighContrast", key[.accessibility].isFallback ? nil : .name("true")),
      ("isRightToLeft", key.isRightToLeft ? .name("true") : nil),
    ]
    arguments += parts.map { name, part in (name, art(shown(part, variant), part, facts)) }
    arguments.append(("constraints", constraints(facts, main)))
    if let title = facts.title { arguments += self.title(title) }
    if let icon = facts.icon {
      arguments.append(("iconSide", icon.placement.side.map { .name("AxisDirection.\($0)") }))
      arguments.append(("iconGap", icon.gap == .zero ? nil : icon.gap.dart))
      arguments.append(("iconColor", icon.tint?.dart))
    }
    arguments.append(("tint", facts.tint?.dart))
    return .call("\(className)Look", named: arguments)
  }

  private func art(_ shown: ShownPart?, _ part: PartName, _ facts: VariantFacts) -> DartValue? {
    guard let shown, let art = shown.art, let slice = art.slices.first else { return nil }
    let size = slice.pixels.size.points(at: slice.scale)
    let isTemplate = part == .icon ? facts.icon?.tint != nil : facts.renderingIntent == .template
    return .call(
      "\(className)Art", [.string(paths.asset(element.id, part, shown.key))],
      named: [
        ("size", .call("Size", [size.width.dart, size.height.dart], [])),
        ("centerSlice", art.isTexture ? nil : slice.centerSlice?.dart),
        ("isTiled", art.isTexture ? .name("true") : nil),
        ("isTemplate", isTemplate ? .name("true") : nil),
      ])
  }

  private func constraints(_ facts: VariantFacts, _ art: SlicedArt?) -> DartValue? {
    let least = art?.leastSize ?? Size(width: .zero, height: .zero)
    let width = max(facts.minimumWidth ?? .zero, least.width)
    let slice = art?.slices.first
    let caps = (slice?.capInsets ?? .zero).points(at: slice?.scale ?? .x1)
    let clear = caps.top + caps.bottom
    let height = facts.height.map { max($0, clear) } ?? least.height
    let named: [(String, DartValue?)] = [
      ("minWidth", width == .zero || element.id.kind == .navigationBar ? nil : width.dart),
      ("maxWidth", facts.maximumWidth.map { max($0, width).dart }),
      ("minHeight", height == .zero ? nil : height.dart),
      ("maxHeight", facts.height == nil ? nil : height.dart),
    ]
    return named.allSatisfy { $0.1 == nil } ? nil : .call("BoxConstraints", named: named)
  }
}
