package import ThemeCore
package import ThemeDiagnostics

/// The part of a PNG that art shows, as of a sheet with many pictures, in points from its upper left corner.
package struct RegionOverlay: RecordWithDefaults, Lowerable {
  package var x = Setting<Points>.unset
  package var y = Setting<Points>.unset
  package var width = Setting<Points>.unset
  package var height = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("region", "a region", shownBy: "sheets")
  package static let expectation = "a region such as `{ x: 0, y: 32, width: 24, height: 24 }`"

  package static let standard = RegionOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("x", \.x, default: "0", "How far to the right of the picture's left edge it begins.")
    keys.setting("y", \.y, default: "0", "How far below the picture's upper edge it begins.")
    keys.setting("width", \.width, "Its width.")
    keys.setting("height", \.height, "Its height.")
  }
}

/// A region that is complete: its rectangle, and where its sides are written.
package struct ResolvedRegion: Hashable, Sendable {
  /// The rectangle in points, from the picture's upper left corner.
  package let rectangle: Rect<Points>
  package let range: SourceRange

  /// Nil after a report of what is missing or impossible.
  package init?(_ region: Ranged<RegionOverlay>, _ sink: inout DiagnosticSink) {
    func side(_ name: String, _ setting: Setting<Points>) -> Points? {
      if case .unset = setting {
        sink.report(.drawingNeeds(name, at: region.range, "a region has a width and a height"))
      }
      return setting.positive(name, &sink)?.value
    }
    func place(_ name: String, _ setting: Setting<Points>) -> Points? {
      setting.isUnset ? .zero : setting.notNegative(name, &sink)
    }
    let overlay = region.value
    let (width, height) = (side("width", overlay.width), side("height", overlay.height))
    let (x, y) = (place("x", overlay.x), place("y", overlay.y))
    guard let width, let height, let x, let y else { return nil }
    rectangle = Rect(x: x, y: y, width: width, height: height)
    range = region.range
  }
}
