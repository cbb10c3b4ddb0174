import ThemeCore
package import ThemeModel

extension ElementID {
  /// The element's name as an identifier in lower camel case: `nav-button` becomes `navButton`, `volume/thumb`
  /// `volumeThumb`.
  var symbol: String { Self.symbol(of: name) }

  /// The same for the control that it is a part of: `volume`.
  package var controlSymbol: String { Self.symbol(of: controlName) }

  private static func symbol(of name: String) -> String {
    if name.utf8.allSatisfy({ !$0.separatesWords }) { return name }
    // Names are ASCII: a small letter is 32 above its capital.
    var symbol: [UInt8] = []
    symbol.reserveCapacity(name.utf8.count)
    var startsWord = false
    for byte in name.utf8 {
      if byte.separatesWords {
        startsWord = !symbol.isEmpty
      } else {
        symbol.append(startsWord && byte.isASCIILowercase ? byte - 32 : byte)
        startsWord = false
      }
    }
    return String(decoding: symbol, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a word of a name ends before it.
  fileprivate var separatesWords: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "/") || self == UInt8(ascii: "+")
  }
}

extension ElementID {
  /// The name where all kinds are known at once: `backButtonNavButton`. The kind comes first: in Objective-C a name that
  /// began with `new` or `copy` would say who owns what it gives, and a button `x-back` is
  /// not called as a back button `x` is.
  package var symbolAfterKind: String {
    if case .part(let id) = kind { return id.control.symbol + symbol.withCapital }
    return "\(kind.key.dropLast())\(symbol.withCapital)"
  }
}

extension String {
  /// The same, its first letter a capital.
  package var withCapital: String {
    guard let first = unicodeScalars.first else { return self }
    return String(first).uppercased() + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }

  /// The same, its first letter small.
  package var withoutCapital: String {
    guard let first = unicodeScalars.first else { return self }
    return String(first).lowercased() + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }

  /// A theme's name as the beginning of the names of types: `night-sky` as `NightSky`.
  package var asTypeName: String { split(separator: "-").map { String($0).withCapital }.joined() }
}
