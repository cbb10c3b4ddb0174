import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetBackend {
  /// An asset catalog with image sets and color sets.
  static let xcassets = TargetBackend(
    profile: .xcassets, emit: catalogFiles,
    // A catalog contains pictures and colors, and nothing else.
    says: Property.shown.filter(\.isInCatalog), unsaid: Property.shown.filter { !$0.isInCatalog })
}

extension Property {
  fileprivate var isInCatalog: Bool { part != nil || catalogColors.contains { $0.property == self } }
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
  var folders: [Substring] = []
  var known: Set<Substring> = []
  func add(_ contents: JSONValue, _ folder: String, of element: ElementID? = nil) {
    files.append(
      OutputFile(
        path: "\(folder)/Contents.json", content: .text(contents.bytes), of: element.map { "\($0)" }))
  }
  /// Notes the folders that the name of a set begins with.
  func addFolders(above name: String) {
    var rest = name[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if known.insert(rest).inserted { folders.append(rest) }
    }
  }
  for (element, sets) in zip(theme.elements(for: .xcassets), theme.imageSets) {
    for set in sets {
      addFolders(above: set.name)
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
        addFolders(above: name)
        let entries = colors.map { CatalogContents.color($0.content, $0.choice) }
        add(CatalogContents.colorSet(entries), "\(names.root)/\(name).colorset", of: element.id)
      }
    }
  }
  add(CatalogContents.folder(providesNamespace: false), names.root)
  for folder in folders {
    add(CatalogContents.folder(providesNamespace: true), "\(names.root)/\(folder)")
  }
  return files
}

extension TargetProfile {
  /// What an asset catalog can express.
  static let xcassets = TargetProfile(
    .xcassets, family: "Asset catalogs", on: .ios, losses: .catalogs,
    nameErrors: [.assetNameInvalid], checkNames: checkAssetNames)
}

extension [Loss] {
  fileprivate static let catalogs: [Loss] = [
    .system("catalog-cannot-revert") { site, part in
      guard let base = site.set, case .pictures = site.context.art[base.index][part]?.art else { return nil }
      return "`\(site.name)` shows the art of `\(base.name)`, because both share one set"
    },
    .variants("catalog-ignores-name") { site in
      guard let base = site.set, base.facts.assetName != site.facts.assetName else { return nil }
      return Finding(
        "`\(site.name)` cannot have a name of its own, because the platform selects it in the set of `\(base.name)`",
        at: site.variant.assetName?.range)
    },
    .parts("catalog-cannot-mix-resizing", .drawn) { context, part in
      guard part.stretches, context.oneMode(of: part) == nil else { return nil }
      return Finding(
        "the center of `\(part.title)` is stretched along both axes: iOS has one resizing mode for both",
        at: part.slicing.resizingRange ?? part.slicingRange,
        help: "make the rows or the columns of the center equal, or use one mode")
    },
    .parts("template-loses-colors", .firstDrawn) { context, part in
      guard part.name != .icon, context.facts[part.variantIndex].renderingIntent == .template,
        let picture = part.images.first?.picture, !picture.measured.hasSingleColor
      else { return nil }
      return Finding(
        "`\(part.title)` loses its colors and keeps only its shape",
        at: part.variant.range(of: .renderingIntent) ?? part.range, also: picture.range,
        "art with several colors")
    },
  ]
}

extension LossSite {
  /// The variant after which the set of this variant is named; nil if that is the same variant.
  fileprivate var set: LossSite? {
    let set = CatalogTerms.set(of: key)
    return set == key ? nil : context.element.index(of: set).map { LossSite(context: context, index: $0) }
  }
}

extension DiagnosticCode {
  static let assetNameInvalid = DiagnosticCode("asset-name-invalid", .error)
}

/// Reports asset names that aren't valid in a catalog, and names that two sets would share, regardless of case.
func checkAssetNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  var taken: [String: (range: SourceRange, element: ElementID, set: VariantKey, isOwn: Bool)] = [:]
  let own = (theme.namespace ?? theme.name).map { "\($0.value)/" } ?? ""
  for element in theme.built {
    var refused: Set<SourceRange> = []
    let seen = TargetProfile.xcassets.seen(element)
    for variant in seen where CatalogTerms.set(of: variant.key) == variant.key {
      guard let name = element.variants[variant.place].assetName else { continue }
      guard CatalogTerms.isUsable(name.value) else {
        if refused.insert(name.range).inserted {
          sink.report(
            Diagnostic(.assetNameInvalid, "`\(name.value)` can't be the name of an asset", at: name.range)
              .helping(
                name.value.split(separator: "/").contains(where: isReservedOnWindows)
                  ? "Windows keeps names such as `con` and `aux` for devices: no folder can have them"
                  : "use letters, digits, spaces and `_-.+`, with slashes between them"
              ).about("\(element.id)"))
        }
        continue
      }
      let before = variant.fallback.map { element.variants[seen[$0].place].facts.assetName }
      let isOwn = before != .some(name.value)
      let full = CatalogTerms.assetName(name.value, isOwn: isOwn, of: variant.key)
      if full.lowercased().hasPrefix(own), !own.isEmpty {
        if refused.insert(name.range).inserted {
          sink.report(
            Diagnostic(.nameClash, "`\(full)` is in the folder of the theme's own assets", at: name.range)
              .about("\(element.id)"))
        }
      } else if let other = taken.updateValue(
        (name.range, element.id, variant.key, isOwn), forKey: full.lowercased()),
        !(isOwn && other.isOwn)
      {
        sink.report(
          Diagnostic(.nameClash, "two sets of the catalog would be named `\(full)`", at: name.range)
            .also(at: other.range, "`\(other.element)` in `\(other.set.text)`").about("\(element.id)"))
      }
    }
  }
}

/// The contents of the catalog's `Contents.json` files.
enum CatalogContents {
  /// The entry by which every file names its author.
  private static let info: JSONValue = .oneLine(["author": "themec", "version": 1])

  /// The contents for the catalog itself, or for a folder that is a namespace for the names in it.
  static func folder(providesNamespace: Bool) -> JSONValue {
    var members = Members()
    members.add("info", info)
    if providesNamespace { members.add("properties", ["provides-namespace": true]) }
    return members.object
  }

  static func imageSet(_ images: [JSONValue], isTemplate: Bool) -> JSONValue {
    [
      "images": .array(images), "info": info,
      "properties": ["template-rendering-intent": .string(isTemplate ? "template" : "original")],
    ]
  }

  static func colorSet(_ colors: [JSONValue]) -> JSONValue { ["colors": .array(colors), "info": info] }

  /// The entry of an image: when it is used, and its slicing and alignment insets in pixels of its file.
  static func image(_ slice: Slice, _ art: SlicedArt, _ choice: CatalogChoice, file: String) -> JSONValue {
    var members = entry(choice)
    members.add("filename", .string(file))
    members.add("scale", .string(slice.scale.name))
    members.add("resizing", resizing(slice, art))
    if let insets = slice.alignmentInsets, insets != .zero { members.add("alignment-insets", insets.json) }
    return members.object
  }

  /// The slicing of an image; nil for art that isn't sliced, which is resized as a whole.
  private static func resizing(_ slice: Slice, _ art: SlicedArt) -> JSONValue? {
    guard art.resizing != nil, let caps = slice.capInsets, let center = slice.center else { return nil }
    return [
      "mode": .string(CatalogContents.mode(art)),
      "center": .oneLine([
        "mode": .string((art.oneMode ?? .stretch).rawValue), "width": center.width.json,
        "height": center.height.json,
      ]),
      "cap-insets": caps.json,
    ]
  }

  /// The number of parts that art is cut into. It is the same for every scale: an axis counts if any scale has caps along it.
  static func mode(_ art: SlicedArt) -> String {
    let caps = art.slices.compactMap(\.capInsets)
    let (across, down) = (
      caps.contains { $0.left + $0.right > .zero }, caps.contains { $0.top + $0.bottom > .zero }
    )
    return switch (across, down) {
    case (true, false): "3-part-horizontal"
    case (false, true): "3-part-vertical"
    default: "9-part"
    }
  }

  /// The entry of a color; a nil color defines the choice without a color.
  static func color(_ color: Color?, _ choice: CatalogChoice) -> JSONValue {
    var members = entry(choice)
    if let color {
      members.add(
        "color",
        [
          "color-space": "srgb",
          "components": .oneLine([
            "red": .string(thousandths(color.red)), "green": .string(thousandths(color.green)),
            "blue": .string(thousandths(color.blue)), "alpha": .string(thousandths(color.alpha)),
          ]),
        ])
    }
    return members.object
  }

  /// A sample from 0 to 255 as a number from 0 to 1 with three decimals, which is different for every sample.
  static func thousandths(_ sample: UInt8) -> String {
    let value = (Int(sample) * 2_000 + 255) / 510
    return "\(value / 1_000).\(String(value % 1_000, digits: 3))"
  }

  private static func entry(_ choice: CatalogChoice) -> Members {
    var members = Members()
    var appearances: [JSONValue] = []
    if !choice.appearance.isFallback {
      appearances.append(
        .oneLine(["appearance": "luminosity", "value": .string(choice.appearance.name)]))
    }
    if choice.isHighContrast { appearances.append(.oneLine(["appearance": "contrast", "value": "high"])) }
    if !appearances.isEmpty { members.add("appearances", .array(appearances)) }
    members.add("idiom", "universal")
    members.add(
      "language-direction",
      choice.isRightToLeft.map { .string($0 ? "right-to-left" : "left-to-right") })
    return members
  }
}
