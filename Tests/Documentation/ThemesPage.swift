import FixtureSupport
package import Foundation
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeReview
import ThemeTargets

/// `docs/themes.html`, the page that `themec preview themes` writes: all themes that ship.
///
/// Its pictures are compared by their pixels, as those of the gallery are: their bytes depend on the machine's libdeflate.
package struct ThemesPage {
  package static let path = "docs/themes.html"

  package let html: String
  /// What is wrong with the themes, as their authors would read it; nothing is.
  package let problems: String

  /// Compiles all themes that ship.
  package init() throws {
    let session = Session(try Fixture.shippedThemes.inputs(), targets: .built)
    let compiled = try compileAll(Fixture.shippedThemes.themes, in: session, CompileOptions())
    let bundles = compiled.themes.compactMap { BundleContents($0, in: session) }
    problems = render(compiled.diagnostics, as: .human, in: session.sources)
    html = PreviewPage(bundles.map { PreviewTheme($0, remarks: [], typed: { "themes/\($0)" }) }).html
  }

  /// Whether a page is this one, but for the bytes of its pictures.
  package func isSame(as other: String) -> Bool {
    if html == other { return true }
    guard let own = Parts(html), let others = Parts(other) else { return false }
    return own.text == others.text && own.pictures == others.pictures
  }

  /// Writes the page where it differs from the one that stands there.
  package func update(_ file: URL) throws {
    let known = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if known.map(isSame) == true { return }
    try Data(html.utf8).write(to: file)
  }

  /// The pixels of a page, and all other text of it.
  private struct Parts {
    let text: String
    let pictures: [String]

    init?(_ page: String) {
      let (start, end) = ("\"pictures\": [\"", "\"] }</script>")
      guard let first = page.range(of: start),
        let last = page.range(of: end, range: first.upperBound..<page.endIndex)
      else { return nil }
      var pictures: [String] = []
      for picture in page[first.upperBound..<last.lowerBound].components(separatedBy: "\", \"") {
        guard let data = Data(base64Encoded: picture), let decoded = try? decodePNG([UInt8](data)) else {
          return nil
        }
        pictures.append(decoded.bitmap.digest)
      }
      self.pictures = pictures
      text = String(page[..<first.upperBound] + page[last.lowerBound...])
    }
  }
}
