import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
package import ThemeSlicing

extension TargetBackend {
  /// A stylesheet and its images.
  static let css = TargetBackend(.css, emit: emitCSS)
}

private let folder = "css/"

/// Where the stylesheet stands.
func stylesheetPath(_ slices: SliceSet) -> String { "\(folder)\(slices.theme.name).css" }

/// The rules of a theme's stylesheet, in its order.
package func stylesheet(of slices: SliceSet) -> [CSSRule] {
  slices.theme.elements.indices.flatMap { CSSElement(slices: slices, index: $0).rules }
}

private func emitCSS(_ slices: SliceSet) -> [OutputFile] {
  var files = slices.theme.elements.indices.flatMap { CSSElement(slices: slices, index: $0).images }
  let sheet = CSSStylesheet(rules: stylesheet(of: slices))
  let text = sheet.text(heading: "\(slices.theme.name): made by themec; change the theme instead.")
  files.append(OutputFile(path: stylesheetPath(slices), content: .text(Array(text.utf8))))
  return files
}

extension CSSElement {
  /// The images to which the rules refer, each once.
  var images: [OutputFile] {
    var files: [OutputFile] = []
    for place in variants {
      let key = element.variants[place].key
      for name in PartName.allCases where name != .backIndicatorMask {
        // What a variant has of the one that it falls back to has that one's files; that one is on the web, too.
        guard let art = art(name, ofVariant: place), art.part.key == key else { continue }
        files += self.files(of: art, isPieced: art.isTiled && name == element.mainPart)
      }
    }
    return files
  }

  private func files(of art: CSSArt, isPieced: Bool) -> [OutputFile] {
    art.art.slices.flatMap { slice -> [OutputFile] in
      func file(_ piece: String?, _ pixels: ImagePixels) -> OutputFile {
        let name = CSSNames.image(element.id, art.part.name, art.part.key, piece, slice.scale)
        return OutputFile(path: "css/\(name)", content: .image(pixels), of: "\(element.id)")
      }
      guard isPieced else { return [file(nil, slice.named)] }
      return CSSPiece.allCases.compactMap { piece in
        guard let frame = piece.frame(in: slice) else { return nil }
        let pixels = slice.pixels
        let size = Size(width: frame.width, height: frame.height)
        return file(piece.rawValue, ImagePixels(size: size) { pixels.bitmap.cropped(to: frame) })
      }
    }
  }
}
