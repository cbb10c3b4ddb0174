package import ThemeCore

/// A sentence of a diagnostic, in which paths are kept apart so that they can be printed as the reader can open them.
///
/// Interpolated values of type ``ThemePath`` stay paths; all others become text.
package struct DiagnosticText: Sendable, ExpressibleByStringInterpolation {
  struct Place {
    /// The byte offset of the path in the sentence.
    let start: Int
    let path: ThemePath
  }

  /// The sentence with paths relative to the root, wherever the reader opens them from.
  package private(set) var plain: String
  private(set) var places: [Place] = []

  package init(_ words: String) {
    plain = words
  }

  /// Creates a sentence from its text and the places of its paths.
  init(_ words: String, places: [Place]) {
    (plain, self.places) = (words, places)
  }

  package init(stringLiteral words: String) {
    plain = words
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  /// The concatenation of two texts.
  package static func + (first: DiagnosticText, second: DiagnosticText) -> DiagnosticText {
    "\(first)\(second)"
  }

  /// The sentence with its paths as they are opened from `pathBase`.
  package func read(from pathBase: PathBase) -> String {
    guard !places.isEmpty else { return plain }
    let bytes = plain.utf8
    var text = ""
    var end = bytes.startIndex
    for place in places {
      let start = bytes.index(bytes.startIndex, offsetBy: place.start)
      text += plain[end..<start]
      text += pathBase.path(to: place.path)
      end = bytes.index(start, offsetBy: place.path.description.utf8.count)
    }
    return text + plain[end...]
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = DiagnosticText("")

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.plain.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      text.plain += literal
    }

    package mutating func appendInterpolation(_ path: ThemePath) {
      text.places.append(Place(start: text.plain.utf8.count, path: path))
      text.plain += path.description
    }

    package mutating func appendInterpolation(_ other: DiagnosticText) {
      let shift = text.plain.utf8.count
      text.places += other.places.map { Place(start: $0.start + shift, path: $0.path) }
      text.plain += other.plain
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.plain += value.description
    }
  }
}
