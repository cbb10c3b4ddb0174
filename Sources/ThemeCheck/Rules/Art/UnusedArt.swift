import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of settings for art in variants that have no such art: slicing, alignment, rendering intent and asset name. It reports
/// each place once, and not at all if a variant that inherits the setting shows art.
///
/// An asset name is used only where a variant has a new picture: a variant that shows the same art as its fallback produces no
/// image of its own.
func artKeyIgnored(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.isAbstract, !context.lacksPicture else { return }
  var (used, known): (Set<SourceRange>, Set<SourceRange>) = ([], [])
  var ignored: [(key: ArtKey, variant: ResolvedVariant)] = []
  for (index, variant) in context.element.variants.enumerated() {
    for key in variant.keysOfArt(mainPart: context.mainPart)
    where !used.contains(key.range) {
      if context.shows(key, inVariant: index) {
        used.insert(key.range)
      } else if known.insert(key.range).inserted {
        ignored.append((key, variant))
      }
    }
  }
  for (key, variant) in ignored where !used.contains(key.range) {
    let isName = key.name == "assetName" && context.hasArt
    let art = isName ? "art of its own" : key.name == "center" ? "art that stretches" : key.noun
    sink.report(
      Diagnostic(
        .artKeyIgnored, "`\(key.name)` is ignored: `\(variant.key.text)` has no \(art)", at: key.range
      ).helping("add that, or remove `\(key.name)`"))
  }
}

/// A key that configures art, and the place that declares it.
private struct ArtKey {
  let name: String
  let range: SourceRange
  /// The part whose art the key configures; nil for any part.
  let part: PartName?

  var noun: String { part == .shadowImage ? "shadow image" : "art" }
}

extension ResolvedVariant {
  fileprivate func keysOfArt(mainPart: PartName) -> [ArtKey] {
    var keys: [ArtKey] = []
    func add(_ name: String, at range: SourceRange?, of part: PartName? = nil) {
      if let range { keys.append(ArtKey(name: name, range: range, part: part)) }
    }
    for part in parts where part.name == mainPart || part.name == .shadowImage {
      add(part.slicing.key?.rawValue ?? "caps", at: part.slicing.form?.range, of: part.name)
      add("resizing", at: part.slicing.resizingRange, of: part.name)
      add("center", at: part.slicing.centerRange, of: part.name)
    }
    add("alignmentInsets", at: alignmentInsets?.range, of: mainPart)
    add("renderingIntent", at: range(of: .renderingIntent))
    add("assetName", at: assetName?.range)
    return keys
  }
}

extension ElementContext {
  /// Whether any variant has art. Broken art counts, because it is reported elsewhere.
  fileprivate var hasArt: Bool { art.indices.contains { has(nil, ofVariant: $0) } }

  /// Whether the element consists only of a picture and has none, which is reported as an error.
  fileprivate var lacksPicture: Bool { kind.isPicture && art.allSatisfy(\.parts.isEmpty) }

  fileprivate func shows(_ key: ArtKey, inVariant index: Int) -> Bool {
    guard has(key.part, ofVariant: index) else { return false }
    if key.name == "center" { return part(key.part ?? mainPart, ofVariant: index)?.stretches ?? true }
    guard key.name == "assetName", let fallback = element.variants[index].fallback else { return true }
    let (own, other) = (element.variants[index], element.variants[fallback])
    return other.assetName?.range == key.range || variants[index].contains(where: \.isNew)
      || variants[index].count < art[index].parts.count
      || own.alignmentInsets?.range != other.alignmentInsets?.range
      || own.facts.renderingIntent != other.facts.renderingIntent
      || own.range(of: .icon) != other.range(of: .icon)
  }

  private func has(_ name: PartName?, ofVariant index: Int) -> Bool {
    art[index].parts.contains { part in
      if case .system = part.art { return false }
      return name == nil || part.name == name
    }
  }
}

/// Warns of files beside the art that other tools would take for the same art, and that themec does not: art for a device, and a
/// scale in another tool's spelling. It reports each file once.
func siblingUnused(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for part in context.drawnParts where context.fallback(of: part) == nil {
    switch part.origin.unflipped {
    case .file, .ninePatch: break
    default: continue
    }
    let picture = part.images[0].picture
    guard let file = picture.recipe.file, reported.isNew(picture.range),
      !part.images.contains(where: { $0.contradictingScale != nil }),
      let names = try? context.store.names(in: file.folder)
    else { continue }
    let name = ArtFileName(file.name)
    let (devices, scales) = siblings(of: name, used: part, among: names)
    if !devices.isEmpty {
      sink.report(
        .unused(devices, beside: file, at: picture.range)
          .noting("themes have no axis for devices")
          .helping(
            "the art of an element of its own can be named for a device; otherwise, remove what is not used"))
    }
    // Art at one scale alone has a warning of its own.
    if !scales.isEmpty, part.images.count > 1, context.element.scales == nil {
      sink.report(
        .unused(scales.map(\.name), beside: file, at: picture.range)
          .helping(
            words:
              "rename \(scales.count == 1 ? "it" : "them") \(scales.map { name.sibling(at: $0.scale) }.listed)"
          ))
    }
  }
}

/// The files beside a file that are art for a device, and those of scales that the part lacks.
private func siblings(
  of name: ArtFileName, used part: PartContext, among names: SortedNames
) -> (devices: [String], scales: [(name: String, scale: Scale)]) {
  var devices: [String] = []
  var scales: [(name: String, scale: Scale)] = []
  let known = Set(part.images.map(\.scale))
  for scale in Scale.allCases {
    if name.device.isEmpty {
      devices += ArtFileName.devices.map { name.name(at: scale, for: $0) }.filter(names.holds)
    }
    if !known.contains(scale) {
      scales += name.foreignNames(at: scale).filter(names.holds).map { (name: $0, scale: scale) }
    }
  }
  return (devices, scales)
}

extension Diagnostic {
  fileprivate static func unused(_ siblings: [String], beside file: ThemePath, at range: SourceRange)
    -> Diagnostic
  {
    let verb = siblings.count == 1 ? "lies beside `\(file.name)` and is" : "lie beside `\(file.name)` and are"
    return Diagnostic(
      .siblingUnused, words: "\(siblings.listed) \(verb) not used", at: range)
  }
}
