import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Reads the catalog as Xcode finds it, by its folders, and holds every variant of every element against what it has
/// for it.
func catalogDifferences(_ files: [OutputFile], _ slices: SliceSet) -> [String] {
  var comparison = CatalogComparison(slices)
  comparison.read(files)
  for index in slices.theme.elements.indices {
    for place in slices.theme.elements[index].variants.indices { comparison.compare(index, place) }
  }
  comparison.compareSurplus()
  return comparison.differences
}

private struct CatalogComparison {
  let slices: SliceSet
  let names: CatalogNames
  private(set) var differences: [String] = []
  private var images: [String: (images: [ReadImage], isTemplate: Bool)] = [:]
  private var colors: [String: [ReadColor]] = [:]
  private var pixels: [String: ImagePixels] = [:]
  private var used: Set<String> = []

  init(_ slices: SliceSet) {
    self.slices = slices
    names = CatalogNames(theme: slices.theme.name)
  }

  mutating func read(_ files: [OutputFile]) {
    let root = "\(names.root)/"
    var folders: Set<String> = []
    var spaces: Set<String> = []
    for file in files {
      guard file.path.hasPrefix(root) else {
        differences.append("`\(file.path)` is outside of the catalog")
        continue
      }
      let path = String(file.path.dropFirst(root.utf8.count))
      guard case .text(let bytes) = file.content else {
        if case .image(let image) = file.content, pixels.updateValue(image, forKey: path) != nil {
          differences.append("`\(path)` is there twice")
        }
        continue
      }
      let folder = String(path.dropLast("Contents.json".utf8.count + 1))
      do throws(CatalogError) {
        let value = try CatalogReader.contents(bytes)
        if folder.hasSuffix(".imageset") {
          images[String(folder.dropLast(9))] = try CatalogReader.images(value)
        } else if folder.hasSuffix(".colorset") {
          colors[String(folder.dropLast(9))] = try CatalogReader.colors(value)
        } else {
          folders.insert(folder)
          if try CatalogReader.providesNamespace(value) { spaces.insert(folder) }
        }
      } catch {
        differences.append("`\(path)`: \(error.reason)")
      }
    }
    for name in (Array(images.keys) + colors.keys).sorted() {
      var rest = name[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if !spaces.contains(String(rest)) {
          differences.append("`\(rest)` adds nothing to the name of `\(name)`")
        }
      }
    }
    if !folders.contains("") || spaces.contains("") { differences.append("the catalog has no contents") }
  }

  /// What of a variant the catalog gives, in the set of the nearest variant that has one.
  mutating func compare(_ index: Int, _ place: Int) {
    let element = slices.theme.elements[index]
    let variant = element.variants[place]
    guard CatalogTerms.isCatalogued(variant.key) else { return }
    for part in PartName.allCases {
      guard let shown = slices.shown(part, element: index, variant: place), let art = shown.art else {
        continue
      }
      guard
        let (name, set) = found(
          element, CatalogTerms.set(of: variant.key), { names.image(element, part, $0) }, images.keys.contains
        )
      else {
        report(element, variant, "no set for the \(part.rawValue)")
        continue
      }
      if images[name]?.isTemplate != element.isTemplate(part, in: set) {
        report(element, variant, "the rendering intent of `\(name)`")
      }
      for slice in art.slices { compare(slice, art, element, variant, name) }
    }
    for color in CatalogColor.allCases {
      guard let wanted = color.color(variant.facts) else { continue }
      var key = CatalogTerms.set(of: variant.key)
      key[.direction] = variant.key[.direction]
      guard let (name, _) = found(element, key, { names.color(element, color, $0) }, colors.keys.contains)
      else {
        report(element, variant, "no \(color.rawValue)")
        continue
      }
      used.insert(name)
      let entry = chosen(colors[name] ?? [], variant.key) { ($0.luminosity, $0.isHighContrast, nil) }
      if entry?.color != wanted { report(element, variant, "`\(name)`: expected \(wanted)") }
    }
  }

  private mutating func compare(
    _ slice: Slice, _ art: SlicedArt, _ element: CheckedElement, _ variant: CheckedVariant, _ name: String
  ) {
    let entries = (images[name]?.images ?? []).filter { $0.scale == slice.scale }
    guard let entry = chosen(entries, variant.key, { ($0.luminosity, $0.isHighContrast, $0.direction) })
    else {
      return report(element, variant, "`\(name)` has no image at \(slice.scale.name)")
    }
    let path = "\(name).imageset/\(entry.file)"
    used.insert(path)
    guard let image = pixels[path] else { return report(element, variant, "there is no `\(path)`") }
    if image.size != slice.pixels.size || image.digest != slice.digest {
      report(element, variant, "`\(path)` is another picture")
    }
    if entry.alignmentInsets != slice.alignmentInsets ?? .zero {
      report(element, variant, "`\(path)`: alignment insets")
    }
    guard let mode = art.resizing, let caps = slice.capInsets else {
      if entry.resizing != nil { report(element, variant, "`\(path)` is not sliced") }
      return
    }
    guard let resizing = entry.resizing else { return report(element, variant, "`\(path)` is sliced") }
    if resizing.caps != caps || resizing.mode != CatalogContents.mode(art) {
      report(element, variant, "`\(path)`: cap insets")
    }
    if resizing.centerMode != mode.rawValue { report(element, variant, "`\(path)`: \(mode.rawValue)") }
    // What lies between the center and the far cap would be dropped.
    if resizing.caps.left + resizing.center.width + resizing.caps.right != image.size.width
      || resizing.caps.top + resizing.center.height + resizing.caps.bottom != image.size.height
    {
      report(element, variant, "`\(path)`: the center is not what the caps leave")
    }
  }

  /// The name of the set that code ends at when it asks for a variant's.
  private func found(
    _ element: CheckedElement, _ key: VariantKey, _ name: (CatalogSet) -> String, _ isThere: (String) -> Bool
  ) -> (String, CatalogSet)? {
    var key: VariantKey? = key
    while let wanted = key {
      if let place = element.variants.firstIndex(where: { $0.key == wanted }) {
        let set = CatalogSet(key: wanted, place: place, members: [:])
        if isThere(name(set)) { return (name(set), set) }
      }
      key = wanted.fallback
    }
    return nil
  }

  /// The entry that the platform takes: what says most of what holds.
  private func chosen<Entry>(
    _ entries: [Entry], _ key: VariantKey, _ conditions: (Entry) -> (String?, Bool, String?)
  ) -> Entry? {
    let appearance = key[.appearance].isFallback ? nil : key[.appearance].name
    let isHighContrast = key[.accessibility].name == "highContrast"
    let direction = key.isRightToLeft ? "right-to-left" : "left-to-right"
    let fitting = entries.filter { entry in
      let (luminosity, contrast, language) = conditions(entry)
      return (luminosity == nil || luminosity == appearance) && (!contrast || isHighContrast)
        && (language == nil || language == direction)
    }
    func weight(_ entry: Entry) -> Int {
      let (luminosity, contrast, language) = conditions(entry)
      return (luminosity == nil ? 0 : 4) + (contrast ? 2 : 0) + (language == nil ? 0 : 1)
    }
    guard let most = fitting.map(weight).max() else { return nil }
    let best = fitting.filter { weight($0) == most }
    return best.count == 1 ? best[0] : nil
  }

  /// Pictures and colors that no variant shows.
  mutating func compareSurplus() {
    for path in pixels.keys.sorted() where !used.contains(path) {
      differences.append("nothing shows `\(path)`")
    }
    for name in colors.keys.sorted() where !used.contains(name) {
      differences.append("nothing shows `\(name)`")
    }
    for (name, set) in images.sorted(by: { $0.key < $1.key }) {
      for entry in set.images where !used.contains("\(name).imageset/\(entry.file)") {
        differences.append("nothing shows `\(entry.file)` of `\(name)`")
      }
    }
  }

  private mutating func report(_ element: CheckedElement, _ variant: CheckedVariant, _ what: String) {
    differences.append("\(element.id) in \(variant.key.text): \(what)")
  }
}
