import ThemeDiagnostics

/// HTML text. Interpolated strings are escaped; literals and interpolated HTML are not.
struct HTML: ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Takes a text of themec's own, which is HTML already.
  init(trusted text: String) { self.text = text }

  init(joining parts: [HTML]) { text = parts.map(\.text).joined() }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    mutating func appendInterpolation(_ parts: [HTML]) { text += HTML(joining: parts).text }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Appends a text that may come from an untrusted source, escaped.
    mutating func appendInterpolation(_ words: String) {
      for scalar in VisibleText.escaped(words).unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
