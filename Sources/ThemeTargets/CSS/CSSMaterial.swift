import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

// A material blurs what is behind its box. The color of the box is that of the fall-back, or the material's own, and translucent.

extension CSSArt {
  /// A material on a box; nil removes the material that other rules declare.
  func material(_ material: MaterialFacts?, on box: CSSBox) -> CSSGroup {
    // A picture would hide the material behind it.
    let canBeShown = plainColor != nil || self.box != nil
    let look = material.flatMap { canBeShown ? ($0, CSSMaterial.of($0.kind)) : nil }
    let own = fills.map { CSSDeclaration($0.property, $0.color.description) }
    var shown = own
    if let (material, look) = look {
      shown = fills.map {
        CSSDeclaration($0.property, look.translucent(material.tint ?? $0.color).description)
      }
      if shown.isEmpty, let tint = material.tint {
        shown = [CSSDeclaration("background", look.translucent(tint).description)]
      }
    }
    let filter = look?.1.filter ?? "none"
    return CSSGroup(
      box, named: "material", where: CSSMaterial.condition,
      ["-webkit-backdrop-filter", "backdrop-filter"].map { CSSDeclaration($0, filter) } + shown,
      replacing: own)
  }
}

/// How a browser shows a material.
private struct CSSMaterial {
  /// The condition for browsers that can blur what is behind a box.
  static let condition = "(backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))"

  /// The radius of the blur, in pixels of CSS.
  let blur: Int
  /// The factor, in percent, for the alpha of the material's color.
  let opacity: Int

  var filter: String { "blur(\(blur)px) saturate(1.8)" }

  func translucent(_ color: Color) -> Color {
    Color(
      red: color.red, green: color.green, blue: color.blue,
      alpha: UInt8((Int(color.alpha) * opacity + 50) / 100))
  }

  static func of(_ kind: Material) -> CSSMaterial {
    switch kind {
    case .glass: CSSMaterial(blur: 6, opacity: 30)
    case .prominentGlass: CSSMaterial(blur: 6, opacity: 70)
    case .thin: CSSMaterial(blur: 10, opacity: 40)
    case .regular: CSSMaterial(blur: 20, opacity: 60)
    case .thick: CSSMaterial(blur: 30, opacity: 80)
    }
  }
}
