import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeTargets

/// Holds what an app gets from a catalog, in every variant of every element, against the slices.
func catalogDifferences(_ files: [OutputFile], _ slices: SliceSet) -> [String] {
  var catalog = Catalog(files, theme: slices.theme.namespace)
  var comparison = Comparison()
  for problem in catalog.problems { comparison.report(problem) }
  for wanted in slices.wanted(on: "ios") {
    for part in PartName.allCases {
      comparison.expectEqual(catalog.facts(part, of: wanted), wanted.catalogFacts(part), at: wanted.title)
    }
    var (seen, said) = (Facts(), Facts())
    let facts = wanted.facts
    for (name, color) in [
      ("iconTint", facts.icon?.tint), ("tint", facts.tint), ("titleColor", facts.title?.color),
      ("titleShadowColor", facts.title?.shadow?.color), ("background", wanted.fill(.background)),
      ("image", wanted.fill(.image)), ("shadowImage", wanted.fill(.shadowImage)),
    ] {
      // A variant that says none has what it falls back to.
      guard let color else { continue }
      seen[name] = catalog.color(name, of: wanted)
      said[name] = color.description
    }
    comparison.expectEqual(seen, said, at: wanted.title)
  }
  comparison.expectShown(catalog.used, of: Images(files))
  for name in catalog.unusedColors { comparison.report("nothing shows `\(name)`") }
  return comparison.differences
}

extension Wanted {
  fileprivate func catalogFacts(_ part: PartName) -> Facts {
    var facts = Facts()
    guard let art = art(part) else { return facts }
    // All entries of a set have one intent: that of the variant after which it is named.
    facts["\(part) intent"] = (with(key.set) ?? self).isTemplate(part) ? "template" : "original"
    let caps = art.slices.map(\.caps)
    let isAcross = caps.contains { $0.left.count + $0.right.count > 0 }
    let isDown = caps.contains { $0.top.count + $0.bottom.count > 0 }
    let parts = isAcross == isDown ? "9-part" : isAcross ? "3-part-horizontal" : "3-part-vertical"
    for slice in art.slices {
      let name = "\(part) \(slice.scale.name)"
      facts[name] = slice.said
      facts["\(name) outset"] = (slice.alignmentInsets ?? .zero).said
      guard art.resizing != nil else { continue }
      facts["\(name) caps"] = slice.caps.said
      facts["\(name) parts"] = parts
      // What the caps leave: anything between the center and the far cap would be dropped.
      let width = slice.pixels.size.width.count - slice.caps.left.count - slice.caps.right.count
      let height = slice.pixels.size.height.count - slice.caps.top.count - slice.caps.bottom.count
      facts["\(name) center"] = "\(art.saidMode) \(width) \(height)"
    }
    return facts
  }
}
