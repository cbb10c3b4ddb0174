import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetBackend {
  /// An asset catalog with image sets and color sets.
  static let xcassets = TargetBackend(
    profile: .xcassets, emit: catalogFiles,
    says: Property.shown.filter { $0.part != nil }
      + catalogColors.map(\.property).filter { $0.part == nil },
    unsaid: [
      .material, .height, .minimumWidth, .maximumWidth, .hitArea, .isTranslucent, .position, .title,
      .titleFont,
      .titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment, .titleTransform,
      .titleLines, .titleTruncation, .titleMeasure, .largeTitle,
      .icon, .iconPlacement, .iconGap,
    ])
}

/// The colors of a look that the catalog contains, with their names in it.
private let catalogColors: [(property: Property, name: String, color: @Sendable (Look) -> Color?)] = [
  (.background, "background", { $0[.background].art?.plainColor }),
  (.image, "image", { $0[.image].art?.plainColor }),
  (.shadowImage, "shadowImage", { $0[.shadowImage].art?.plainColor }), (.iconTint, "iconTint", \.icon.tint),
  (.tint, "tint", \.tint),
  (.titleColor, "titleColor", \.title.color), (.titleShadow, "titleShadowColor", \.title.shadow?.color),
]

/// The files of the catalog.
private func catalogFiles(_ theme: ThemeLooks) -> [OutputFile] {
  let names = CatalogNames(namespace: theme.theme.namespace)
  var files: [OutputFile] = []
  var folders = CatalogFolders()
  func add(_ contents: JSONValue, _ folder: String, of element: ElementID? = nil) {
    files.append(
      OutputFile(
        path: "\(folder)/Contents.json", content: .text(contents.bytes), of: element.map { "\($0)" }))
  }
  for (element, sets) in zip(theme.elements(for: .xcassets), theme.catalog.imageSets) {
    for set in sets {
      folders.add(above: set.name)
      let folder = "\(names.root)/\(set.name).imageset"
      var entries: [JSONValue] = []
      for (choice, art) in set.images {
        for slice in art.slices {
          let file = "\(CatalogTerms.setName(set.key))\(choice.suffix)\(slice.scale.suffix).png"
          entries.append(CatalogContents.image(slice, art, choice, file: file))
          files.append(
            OutputFile(path: "\(folder)/\(file)", content: .image(slice.named), of: "\(element.id)"))
        }
      }
      add(CatalogContents.imageSet(entries, isTemplate: set.isTemplate), folder, of: element.id)
    }
    let sets = element.catalogSets(byDirection: true)
    for (_, color, value) in catalogColors where element.looks.contains(where: { value($0) != nil }) {
      for (set, colors) in sets.new({ $0.entries { value(element.looks[$0]) } })
      where colors.contains(where: { $0.content != nil }) {
        let name = names.color(element, color, set)
        folders.add(above: name)
        let entries = colors.map { CatalogContents.color($0.content, $0.choice) }
        add(CatalogContents.colorSet(entries), "\(names.root)/\(name).colorset", of: element.id)
      }
    }
  }
  add(CatalogContents.folder(providesNamespace: false), names.root)
  for folder in folders.names {
    add(CatalogContents.folder(providesNamespace: true), "\(names.root)/\(folder)")
  }
  return files
}

/// The folders that the names of sets begin with.
private struct CatalogFolders {
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
