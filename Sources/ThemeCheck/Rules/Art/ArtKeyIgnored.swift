import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of what is said of art that is not there: how it is sliced, aligned, tinted and named. Each place once, unless
/// a variant for which it holds shows art.
///
/// A name is used where a picture is new: a state that shows the art of another one as that does makes no image.
func artKeyIgnored(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.isAbstract, !context.lacksPicture else { return }
  var (used, known): (Set<SourceRange>, Set<SourceRange>) = ([], [])
  var ignored: [(key: ArtKey, variant: ResolvedVariant)] = []
  for (index, variant) in context.element.variants.enumerated() {
    for key in variant.settings.keysOfArt(of: context.kind, mainPart: context.mainPart)
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

/// What a key says of art, and where.
private struct ArtKey {
  let name: String
  let range: SourceRange
  /// The part whose art it is about; nil for any.
  let part: PartName?

  var noun: String { part == .shadowImage ? "shadow image" : "art" }
}

extension ElementOverlay {
  fileprivate func keysOfArt(of kind: ElementKind, mainPart: PartName) -> [ArtKey] {
    var keys: [ArtKey] = []
    func add(_ name: String, at range: SourceRange?, of part: PartName? = nil) {
      if let range { keys.append(ArtKey(name: name, range: range, part: part)) }
    }
    for (name, part) in parts(of: kind) where name == mainPart || name == .shadowImage {
      add(part.slicing.key?.rawValue ?? "caps", at: part.slicing.form.ranged?.range, of: name)
      add("resizing", at: part.slicing.resizing.ranged?.range, of: name)
      add("center", at: part.slicing.center.ranged?.range, of: name)
    }
    add("alignmentInsets", at: alignmentInsets.ranged?.range, of: mainPart)
    add("renderingIntent", at: renderingIntent.ranged?.range)
    add("assetName", at: assetName.ranged?.range)
    return keys
  }
}

extension ElementContext {
  /// Whether some variant shows art; broken art counts, because what is wrong with it is said.
  fileprivate var hasArt: Bool { art.indices.contains { has(nil, ofVariant: $0) } }

  /// Whether it is nothing but a picture, and has none: that is an error.
  fileprivate var lacksPicture: Bool { kind.isPicture && art.allSatisfy(\.parts.isEmpty) }

  fileprivate func shows(_ key: ArtKey, inVariant index: Int) -> Bool {
    guard has(key.part, ofVariant: index) else { return false }
    if key.name == "center" { return part(key.part ?? mainPart, ofVariant: index)?.stretches ?? true }
    guard key.name == "assetName", let fallback = element.variants[index].fallback else { return true }
    let (own, other) = (element.variants[index].settings, element.variants[fallback].settings)
    return other.assetName.range == key.range || variants[index].contains(where: \.isNew)
      || variants[index].count < art[index].parts.count
      || own.alignmentInsets.range != other.alignmentInsets.range
      || own.renderingIntent.value != other.renderingIntent.value || own.icon.range != other.icon.range
  }

  private func has(_ name: PartName?, ofVariant index: Int) -> Bool {
    art[index].parts.contains { part in
      if case .system = part.art { return false }
      return name == nil || part.name == name
    }
  }
}
