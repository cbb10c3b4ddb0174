import ThemeCheck
import ThemeImage
import ThemePictures

extension TargetBackend {
  /// A stylesheet and its images.
  static let css = TargetBackend(
    profile: .css, emit: cssFiles, says: CSSElement.rows.flatMap(\.properties),
    unsaid: CSSElement.unsaid)
}

/// The rules of a theme's stylesheet, in its order.
package func stylesheet(of theme: ThemeLooks) -> [CSSRule] {
  theme.elements.flatMap { CSSElement($0, in: theme.theme.namespace).rules }
}

private func cssFiles(_ theme: ThemeLooks) -> [OutputFile] {
  let name = theme.theme.namespace
  let files = theme.elements.flatMap { CSSElement($0, in: name).images }
  let text = stylesheet(of: theme).text(
    heading: "\(theme.theme.name): made by themec; change the theme instead.")
  return files + [OutputFile(path: "css/\(name).css", content: .text(Array(text.utf8)))]
}

extension CSSElement {
  /// The images to which the rules refer, each once.
  fileprivate var images: [OutputFile] {
    looks.flatMap { look in
      PartName.allCases.filter { $0 != .backIndicatorMask }.flatMap { part -> [OutputFile] in
        guard let art = look.ownArt(part).map({ CSSArt(id, $0) }), art.plainColor == nil else { return [] }
        return art.files(inPieces: art.isTiled && part == look.mainPart)
      }
    }
  }
}
