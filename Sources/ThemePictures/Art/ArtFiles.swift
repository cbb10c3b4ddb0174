package import ThemeCore

/// The parts of a PNG's file name: `back@2x.9.png` has the base `back`, the scale 2x and the ending `.9.png`.
package struct ArtFileName {
  let base: Substring
  let scale: Scale
  let ending: Substring

  package init(_ name: String) {
    var base = name[...]
    var ending = base[base.endIndex...]
    for known in [".9.png", ".png"] where base.lowercased().hasSuffix(known) {
      let cut = base.index(base.endIndex, offsetBy: -known.count)
      ending = base[cut...]
      base = base[..<cut]
      break
    }
    var scale = Scale.x1
    for candidate in [Scale.x2, .x3] where base.hasSuffix(candidate.suffix) {
      base = base.dropLast(candidate.suffix.count)
      scale = candidate
    }
    self.base = base
    self.scale = scale
    self.ending = ending
  }

  /// The file name of the same art at another scale.
  package func sibling(at scale: Scale) -> String {
    "\(base)\(scale.suffix)\(ending)"
  }
}

extension String {
  /// The scale in the name, at any position and in any case, such as 2x in `back@2X~ipad.png`; nil if there is none.
  var scaleSaid: Scale? {
    guard utf8.contains(UInt8(ascii: "@")) else { return nil }
    let name = lowercased()
    return Scale.allCases.last { scale in
      guard let range = name.firstRange(of: "@\(scale.name)") else { return false }
      let next = range.upperBound < name.endIndex ? name[range.upperBound] : "."
      return !next.isLetter && !next.isNumber
    }
  }
}
