package import ThemeCore

/// A sentence of a diagnostic: words, and paths that are printed as the reader can open them.
///
/// What an interpolation has of type ``ThemePath`` stays a path; all else becomes words.
package struct DiagnosticText: Sendable, ExpressibleByStringInterpolation {
  struct Place {
    /// Where it begins among the words, in bytes.
    let start: Int
    let path: ThemePath
  }

  /// The sentence as it is read at the root: the same wherever the reader stands.
  package private(set) var plain: String
  private(set) var places: [Place] = []

  package init(_ words: String) {
    plain = words
  }

  /// The same as it was taken apart.
  init(_ words: String, places: [Place]) {
    (plain, self.places) = (words, places)
  }

  package init(stringLiteral words: String) {
    plain = words
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  /// One sentence after the other.
  package static func + (first: DiagnosticText, second: DiagnosticText) -> DiagnosticText {
    "\(first)\(second)"
  }

  /// The sentence with its paths as they open from a place.
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
