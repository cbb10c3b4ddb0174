import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

extension TargetBackend {
  /// An asset catalogue.
  static let xcassets = TargetBackend(
    .xcassets, emit: { Catalog($0).files })
}

/// An asset catalogue of a theme.
struct Catalog {
  let slices: SliceSet
  let names: CatalogNames

  init(_ slices: SliceSet) {
    self.slices = slices
    names = CatalogNames(theme: slices.theme.name)
  }

  /// A part as one of a set's variants shows it: equal where pixels and slicing are, whichever variant has the files.
  struct Shown: Equatable {
    /// Nil where the platform's own look is to be seen, or nothing.
    let art: SlicedArt?
    /// The same for the whole set.
    let isTemplate: Bool

    static func == (left: Shown, right: Shown) -> Bool {
      guard left.isTemplate == right.isTemplate, left.art?.resizing == right.art?.resizing else {
        return false
      }
      let (slices, others) = (left.art?.slices, right.art?.slices)
      guard let slices, let others else { return slices == nil && others == nil }
      return slices.count == others.count && zip(slices, others).allSatisfy { $0.looks(as: $1) }
    }
  }

  /// The sets of images of an element, with what each shows.
  func imageSets(_ index: Int) -> [(
    name: String, part: PartName, set: CatalogSet, images: [(CatalogChoice, SlicedArt)], isTemplate: Bool
  )] {
    let element = slices.theme.elements[index]
    let sets = element.catalogSets()
    var result: [(String, PartName, CatalogSet, [(CatalogChoice, SlicedArt)], Bool)] = []
    let places = element.variants.indices
    for part in PartName.allCases
    where places.contains(where: { slices.shown(part, element: index, variant: $0)?.art != nil }) {
      func entries(_ set: CatalogSet) -> [(choice: CatalogChoice, content: Shown)] {
        let isTemplate = element.isTemplate(part, in: set)
        return set.entries { place in
          Shown(art: slices.shown(part, element: index, variant: place)?.art, isTemplate: isTemplate)
        }
      }
      for (set, entries) in sets.new(entries) {
        let images = entries.compactMap { choice, shown -> (CatalogChoice, SlicedArt)? in
          shown.art.map { (choice, $0) }
        }
        if images.isEmpty { continue }
        result.append(
          (names.image(element, part, set), part, set, images, element.isTemplate(part, in: set)))
      }
    }
    return result
  }

  /// The sets of colors of an element.
  func colorSets(_ index: Int) -> [(name: String, colors: [(CatalogChoice, Color?)])] {
    let element = slices.theme.elements[index]
    let sets = element.catalogSets(byDirection: true)
    var result: [(String, [(CatalogChoice, Color?)])] = []
    for color in CatalogColor.allCases
    where element.variants.contains(where: { color.color($0.facts) != nil }) {
      func entries(_ set: CatalogSet) -> [(choice: CatalogChoice, content: Color?)] {
        set.entries { color.color(element.variants[$0].facts) }
      }
      for (set, colors) in sets.new(entries) {
        if colors.allSatisfy({ $0.content == nil }) { continue }
        result.append((names.color(element, color, set), colors.map { ($0.choice, $0.content) }))
      }
    }
    return result
  }

  /// The catalogue's files.
  var files: [OutputFile] {
    var files: [OutputFile] = []
    var folders = Folders()
    for (index, element) in slices.theme.elements.enumerated() {
      for (name, _, set, images, isTemplate) in imageSets(index) {
        folders.add(above: name)
        let folder = "\(names.root)/\(name).imageset"
        var entries: [JSONValue] = []
        for (choice, art) in images {
          for slice in art.slices {
            let file = "\(CatalogTerms.setName(set.key))\(choice.suffix)\(slice.scale.suffix).png"
            entries.append(CatalogContents.image(slice, art, choice, file: file))
            files.append(
              OutputFile(path: "\(folder)/\(file)", content: .image(slice.named), of: "\(element.id)"))
          }
        }
        files.append(
          json(CatalogContents.imageSet(entries, isTemplate: isTemplate), in: folder, of: element.id))
      }
      for (name, colors) in colorSets(index) {
        folders.add(above: name)
        let entries = colors.map { CatalogContents.color($1, $0) }
        files.append(
          json(CatalogContents.colorSet(entries), in: "\(names.root)/\(name).colorset", of: element.id))
      }
    }
    files.append(json(CatalogContents.folder(providesNamespace: false), in: names.root))
    for folder in folders.names {
      files.append(json(CatalogContents.folder(providesNamespace: true), in: "\(names.root)/\(folder)"))
    }
    return files
  }

  private func json(_ value: JSONValue, in folder: String, of element: ElementID? = nil) -> OutputFile {
    OutputFile(path: "\(folder)/Contents.json", content: .text(value.bytes), of: element.map { "\($0)" })
  }

  /// The folders that names begin with.
  private struct Folders {
    private(set) var names: [String] = []
    private var known: Set<String> = []

    mutating func add(above name: String) {
      var rest = name[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if known.insert(String(rest)).inserted { names.append(String(rest)) }
      }
    }
  }
}

extension CheckedElement {
  /// Whether a set's images are only shapes for a tint.
  func isTemplate(_ part: PartName, in set: CatalogSet) -> Bool {
    variants[set.place].facts.isTemplate(part)
  }
}

extension VariantFacts {
  /// Whether a part's picture is only a shape for a tint.
  func isTemplate(_ part: PartName) -> Bool {
    part == .icon && icon?.tint != nil || renderingIntent == .template
  }
}

extension Slice {
  /// Whether another has its pixels and is sliced alike.
  fileprivate func looks(as other: Slice) -> Bool {
    scale == other.scale && digest == other.digest && capInsets == other.capInsets && center == other.center
      && alignmentInsets == other.alignmentInsets && sourceSize == other.sourceSize
  }
}
