import ThemeCore
package import ThemeModel

extension ElementID {
  /// The element's name as an identifier in lower camel case: `navButton` for `nav-button`, `volumeThumb` for `volume/thumb`.
  var symbol: String { Self.symbol(of: name) }

  /// The name of the control that the element is a part of as an identifier: `volume`.
  package var controlSymbol: String { Self.symbol(of: controlName) }

  private static func symbol(of name: String) -> String {
    if name.utf8.allSatisfy({ !$0.separatesWords }) { return name }
    // Names are ASCII, where a lowercase letter is 32 above its capital.
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
  /// Whether the byte is a separator between the words of a name.
  fileprivate var separatesWords: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "/") || self == UInt8(ascii: "+")
  }
}

extension ElementID {
  /// The element's name as an identifier that is unique among all kinds: `backButtonNavButton`.
  ///
  /// The kind comes first for two reasons: a method name that begins with `new` or `copy` would change the ownership of its
  /// result in Objective-C, and with the kind last a button `x-back` would clash with a back button `x`.
  package var symbolAfterKind: String {
    if case .part(let id) = kind { return id.control.symbol + symbol.withCapital }
    return "\(kind.key.dropLast())\(symbol.withCapital)"
  }
}

extension String {
  /// The string with its first letter in uppercase.
  package var withCapital: String {
    guard let first = unicodeScalars.first else { return self }
    return String(first).uppercased() + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }

  /// The string with its first letter in lowercase.
  package var withoutCapital: String {
    guard let first = unicodeScalars.first else { return self }
    return String(first).lowercased() + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }

  /// A theme's name as the prefix of type names: `NightSky` for `night-sky`.
  package var asTypeName: String { split(separator: "-").map { String($0).withCapital }.joined() }
}
