package import ThemeCore

/// The parts of a PNG's file name: `back@2x~ipad.9.png` has the base `back`, the scale 2x, the device `~ipad` and the ending
/// `.9.png`.
package struct ArtFileName {
  /// The devices that Apple's tools know in file names.
  package static let devices = ["~ipad", "~iphone"]

  package let base: Substring
  package let scale: Scale
  /// The device with its sign; empty for a name without one.
  package let device: Substring
  package let ending: Substring
  private let isOneSaid: Bool

  package init(_ name: String) {
    var base = name[...]
    ending = base.cutting([".9.png", ".png"]) { $0.lowercased() }
    device = base.cutting(Self.devices)
    let said = base.cutting([Scale.x2.suffix, Scale.x3.suffix, "@1x"])
    scale = [Scale.x2, .x3].first { said == $0.suffix } ?? .x1
    isOneSaid = scale == .x1 && !said.isEmpty
    self.base = base
  }

  /// The file name of the same art at another scale, as it is usually written.
  package func sibling(at scale: Scale) -> String { name(scale.suffix) }

  /// The names that the same art may have at a scale, the likeliest first: `@1x` may be said or not.
  package func siblings(at scale: Scale) -> [String] {
    guard scale == .x1 else { return [sibling(at: scale)] }
    let names = [name(""), name("@1x")]
    return isOneSaid ? names.reversed() : names
  }

  /// The name of the same art at a scale for a device, such as `~ipad`.
  package func name(at scale: Scale, for device: String) -> String {
    "\(base)\(scale.suffix)\(device)\(ending)"
  }

  /// The names that other tools give the same art at a scale: `back_2x.png`, `back-2x.png`, `back@2X.png`, `back@2.png`.
  package func foreignNames(at scale: Scale) -> [String] {
    let said = scale.name
    return ["_\(said)", "-\(said)", "@\(said.uppercased())", "@\(scale.rawValue)"].map(name)
  }

  private func name(_ suffix: String) -> String { "\(base)\(suffix)\(device)\(ending)" }
}

extension Substring {
  /// Cuts off the first of some endings that the text has, and returns it; empty for none.
  fileprivate mutating func cutting(
    _ endings: [String], reading form: (Substring) -> String = String.init
  ) -> Substring {
    guard let found = endings.first(where: { form(self).hasSuffix($0) }) else { return self[endIndex...] }
    let cut = index(endIndex, offsetBy: -found.count)
    defer { self = self[..<cut] }
    return self[cut...]
  }
}
