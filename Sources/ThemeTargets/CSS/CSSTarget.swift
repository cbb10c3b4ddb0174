import ThemeCheck
import ThemeImage
import ThemeModel
import ThemePictures

extension TargetBackend {
  /// A stylesheet and its images.
  static let css = TargetBackend(
    profile: .css, emit: cssFiles, says: CSSElement.rows.flatMap(\.properties),
    unsaid: CSSElement.unsaid)
}

/// The rules of a theme's stylesheet, in the order of the file.
package func stylesheet(of theme: ThemeLooks) -> [CSSRule] {
  let elements = theme.cssElements
  return theme.theme.customProperties + elements.flatMap(\.rules) + elements.flatMap(\.forcedColorsOfPart)
}

extension ThemeLooks {
  /// The elements in the order of their rules. Parts of controls whose rules override those of others come last.
  fileprivate var cssElements: [CSSElement] {
    let looks = elements(for: .css)
    let controls = looks.controls
    let elements = looks.map { CSSElement($0, of: controls, in: theme) }
    let ranks = Set(elements.compactMap(\.part?.rank)).sorted().filter { $0 > 0 }
    return elements.filter { ($0.part?.rank ?? 0) == 0 }
      + ranks.flatMap { rank in elements.filter { $0.part?.rank == rank } }
  }
}

private func cssFiles(_ theme: ThemeLooks) -> [OutputFile] {
  let name = theme.theme.namespace
  let files = theme.cssElements.flatMap(\.images)
  let text = stylesheet(of: theme).text(
    heading: "\(theme.theme.name): made by themec; change the theme instead.")
  return files + [OutputFile(path: "css/\(name).css", content: .text(Array(text.utf8)))]
}

extension CSSElement {
  /// The files of the images that the rules refer to, each once.
  fileprivate var images: [OutputFile] {
    looks.flatMap { look in
      PartName.allCases.filter { $0 != .backIndicatorMask }.flatMap { part -> [OutputFile] in
        guard let art = art(look.ownArt(part)), art.plainColor == nil, art.box == nil else { return [] }
        return art.files(inPieces: self.part?.isInPieces(art) ?? (art.isTiled && part == look.mainPart))
      }
    }
  }
}
