import CTexts
import ThemeCore
import ThemeDiagnostics

/// The frame of a self-contained page: its content security policy allows no script but the frame's own, and no requests except
/// those of a served page to its server.
struct PageFrame {
  private let style: String
  private let script: String
  /// Whether the script may send requests to the server of the page.
  private var asks = false

  /// The frame of the review page.
  static var review: PageFrame {
    unsafe PageFrame(
      style: String(cString: ctexts_page_style()) + String(cString: ctexts_review_style()),
      script: String(cString: ctexts_review_script()))
  }

  /// The frame of the preview page, which contains its themes.
  static var preview: PageFrame {
    unsafe PageFrame(
      style: String(cString: ctexts_page_style()) + String(cString: ctexts_preview_style()),
      script: String(cString: ctexts_preview_script()) + String(cString: ctexts_embedded_script()))
  }

  /// The frame of the preview page that a server keeps up to date.
  static var served: PageFrame {
    unsafe PageFrame(
      style: String(cString: ctexts_page_style()) + String(cString: ctexts_preview_style())
        + String(cString: ctexts_live_style()),
      script: String(cString: ctexts_preview_script()) + String(cString: ctexts_live_script()), asks: true)
  }

  private init(style: String, script: String, asks: Bool = false) {
    (self.style, self.script, self.asks) = (Self.lean(style), Self.lean(script), asks)
  }

  /// A style or a script without what only its readers need: comments on lines of their own, and how lines are set in.
  static func lean(_ text: String) -> String {
    var isComment = false
    var lines: [Substring] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/*") { isComment = true }
      defer { if isComment, line.hasSuffix("*/") { isComment = false } }
      if !isComment, !line.hasPrefix("// ") { lines.append(line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page with a title, a body, and data that the script finds by its identifier.
  func page(titled title: String, _ body: HTML, data: (id: String, value: JSONValue)? = nil) -> String {
    let policy =
      "default-src 'none'; img-src data:; style-src '\(Self.source(style))'; script-src '\(Self.source(script))'; "
      + "base-uri 'none'; form-action 'none'" + (asks ? "; connect-src 'self'" : "")
    let head: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      """
    // The policy contains hashes of the style and the script, so their elements contain exactly these bytes.
    return head.text + style + "</style>\n</head>\n<body>\n" + body.text
      + (data.map(Self.block) ?? "") + "<script>" + script
      + "</script>\n</body>\n</html>\n"
  }

  /// A script element with JSON data, which browsers do not run. Every `<` is escaped, so the data can't end the element.
  private static func block(_ id: String, _ value: JSONValue) -> String {
    let text = value.line.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>\n"
  }

  /// The hash of a style or script, as a content security policy lists it.
  private static func source(_ text: String) -> String {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    return "sha256-\(base64(hash.bytes))"
  }
}

/// A text of themec's own, in which words between backticks are code.
func marked(_ words: String) -> [HTML] {
  words.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part -> HTML in
    index % 2 == 0 ? "\(String(part))" : "<code>\(String(part))</code>"
  }
}

/// A name that a browser may break behind each slash and each dot, and not within a word.
func breakable(_ name: String) -> [HTML] {
  var parts: [String] = [""]
  for character in name {
    parts[parts.count - 1].append(character)
    if character == "/" || character == "." { parts.append("") }
  }
  return parts.filter { !$0.isEmpty }.enumerated().map { index, part -> HTML in
    index == 0 ? "\(part)" : "<wbr>\(part)"
  }
}

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

    /// Appends a number, rounded to hundredths.
    mutating func appendInterpolation(_ number: Double) {
      let rounded = (number * 100).rounded() / 100
      text += rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

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
