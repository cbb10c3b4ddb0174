import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures

extension Loss {
  /// The loss of the height that a bar's background was drawn for: at the top of a screen, UIKit extends it behind the status
  /// bar, which is 20 to 59 points high.
  static let uikitStretchesBar = Loss.parts(
    DiagnosticCode("uikit-stretches-bar", .warning), of: \.drawnParts
  ) { code, context, part in
    guard context.kind == .navigationBar, part.name == .background,
      context.facts[part.variantIndex].position != .bottom
    else { return nil }
    let height = part.images[0].picture.size.height
    let bar = "the bar and the status bar above it are 64 to 103 pt high"
    switch context.growth(ofBar: part) {
    case .fills: return nil
    case .stretches(let caps):
      return Diagnostic(
        code, "\(bar), so UIKit stretches all rows of this art, which is \(height) pt high", at: part.range
      ).helping(
        words: caps.map { "\($0) stretches only equal rows" }
          ?? "a gradient stretches with them: `allow: [uikit-stretches-bar]` accepts that; for other art, set caps above and below rows that are equal"
      )
    case .repeats:
      return Diagnostic(
        code, "\(bar), so UIKit repeats this art every \(height) pt, from its top", at: part.range
      ).helping("set caps above and below, and draw what is between them 103 pt high, or so that it repeats")
    case .keepsItsSize:
      return Diagnostic(
        code, "\(bar), so part of the bar shows no background: this art keeps its height of \(height) pt",
        at: part.range
      ).helping("set caps above and below rows that can stretch")
    }
  }
}
