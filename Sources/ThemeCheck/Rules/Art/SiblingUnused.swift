import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

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
