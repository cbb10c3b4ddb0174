import ThemeCore
import ThemeModel
import ThemeSyntax

/// When a catalog shows an entry of a set, as the path to a variant of a theme.
struct CatalogCondition: Hashable {
  /// The keys of the theme that lead to the variant, such as `appearances`, `dark`; empty for what is shown elsewhere.
  var path: [String] = []

  /// The condition that an entry names; nil with the word for it that themec has no axis for.
  static func read(_ entry: SyntaxNode) -> Result<CatalogCondition, Unknown> {
    var condition = CatalogCondition()
    var appearance: [String] = []
    var contrast: [String] = []
    for item in entry["appearances"]?.sequence ?? [] {
      switch (item["appearance"]?.string, item["value"]?.string) {
      case ("luminosity", "dark"?): appearance = ["appearances", "dark"]
      case ("luminosity", "light"?): appearance = ["appearances", "light"]
      case ("contrast", "high"?): contrast = ["accessibility", "highContrast"]
      case (let name, let value):
        return .failure(Unknown(words: "`\(name ?? "")` `\(value ?? "")`", node: item))
      }
    }
    condition.path = appearance + contrast
    if entry["language-direction"]?.string == "right-to-left" {
      condition.path = ["directions", "rtl"] + condition.path
    }
    return .success(condition)
  }

  struct Unknown: Error {
    let words: String
    let node: SyntaxNode
  }
}

/// The slicing of one file of an image set, in pixels of the file (the units of a vector).
struct CatalogSlicing: Equatable {
  var caps: Insets<Pixels>
  /// How much of what lies between the caps is kept, along each axis; nil for an axis that is not cut.
  var center: (width: Int?, height: Int?)
  var isTiled: Bool

  static func == (left: CatalogSlicing, right: CatalogSlicing) -> Bool {
    left.caps == right.caps && left.center == right.center && left.isTiled == right.isTiled
  }

  /// The first pixels that are left out between the caps, and the first behind them, along an axis of `length` pixels.
  static func dropped(_ leading: Int, _ center: Int?, _ trailing: Int, of length: Int) -> Range<Int>? {
    guard let center, leading + center < length - trailing else { return nil }
    return leading + center..<length - trailing
  }

  /// Reads `resizing`; the failure is a sentence about what can't be read.
  static func read(_ node: SyntaxNode) -> Result<CatalogSlicing, CatalogCondition.Unknown> {
    func unknown(_ words: String) -> Result<CatalogSlicing, CatalogCondition.Unknown> {
      .failure(CatalogCondition.Unknown(words: words, node: node))
    }
    let mode = node["mode"]?.string
    guard let mode, ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
      return unknown("its slicing has the mode `\((mode ?? "none").shortened)`, which Xcode does not know")
    }
    let (across, down) = (mode != "3-part-vertical", mode != "3-part-horizontal")
    let caps = node["cap-insets"] ?? node["capInsets"]
    let center = node["center"]
    func pixels(_ node: SyntaxNode?, _ key: String, _ isUsed: Bool, missing: Int?) -> Int?? {
      guard isUsed else { return .some(nil) }
      guard let value = node?[key] else { return missing.map { .some($0) } ?? .none }
      guard let number = value.number, number >= 0, number <= 65_535, number == number.rounded() else {
        return .none
      }
      return .some(Int(number))
    }
    guard let left = pixels(caps, "left", across, missing: 0),
      let right = pixels(caps, "right", across, missing: 0),
      let top = pixels(caps, "top", down, missing: 0), let bottom = pixels(caps, "bottom", down, missing: 0),
      let width = pixels(center, "width", across, missing: nil),
      let height = pixels(center, "height", down, missing: nil)
    else { return unknown("its slicing has no size of the center, or numbers that are not whole pixels") }
    let word = center?["mode"]?.string
    // `fill` is Xcode 5's word for `stretch`.
    guard let word, ["stretch", "tile", "fill"].contains(word) else {
      return unknown("the center of its slicing has the mode `\((word ?? "none").shortened)`")
    }
    return .success(
      CatalogSlicing(
        caps: Insets(
          top: Pixels(top ?? 0), left: Pixels(left ?? 0), bottom: Pixels(bottom ?? 0),
          right: Pixels(right ?? 0)),
        center: (width, height), isTiled: word == "tile"))
  }
}
