import ThemeCore

/// Where the icon and the title of an element are between its insets. All lengths have one unit: points, or pixels of a scale.
struct ContentLayout {
  private let icon: LookSize?
  /// Nil also where the icon is alone (`placement: only`).
  private let title: LookSize?
  private let gap: Double
  /// Whether the icon is above or below the title.
  private let isStacked: Bool
  /// Whether the icon is left of the title, or above it.
  private let isIconFirst: Bool
  /// The part of the free room that is left of the content, and above it: 0, a half or 1.
  let alignment: (across: Double, down: Double)

  /// Lays out an icon and a title of the given sizes by the facts of a manifest; `unit` is the length of a point.
  init(_ facts: JSONValue, isRightToLeft: Bool, icon: LookSize?, title: LookSize?, unit: Double = 1) {
    let placement = icon == nil ? nil : facts["icon"]?["placement"]?.string
    self.icon = icon
    self.title = placement == "only" ? nil : title
    gap = icon == nil || self.title == nil ? 0 : (facts["icon"]?["gap"]?.drawnLength ?? 0) * unit
    isStacked = placement == "above" || placement == "below"
    isIconFirst = isStacked ? placement == "above" : (placement == "trailing") == isRightToLeft
    let across: Double =
      switch facts["title"]?["alignment"]?.string {
      case "left": 0
      case "right": 1
      case "leading": isRightToLeft ? 1 : 0
      case "trailing": isRightToLeft ? 0 : 1
      default: 0.5
      }
    let down: Double =
      switch facts["title"]?["verticalAlignment"]?.string {
      case "top": 0
      case "bottom": 1
      default: 0.5
      }
    alignment = (across, down)
  }

  /// The size of the icon, the gap and the title together.
  var size: LookSize {
    let parts = [icon, title].compactMap(\.self)
    let (widths, heights) = (parts.map(\.width), parts.map(\.height))
    return isStacked
      ? LookSize(width: widths.max() ?? 0, height: heights.reduce(gap, +))
      : LookSize(width: widths.reduce(gap, +), height: heights.max() ?? 0)
  }

  /// The places of the icon and the title. Content that is too wide starts at the left edge of the room.
  func places(in room: LookRectangle) -> (icon: LookRectangle?, title: LookRectangle?) {
    let size = size
    let x = room.x + max(0, room.width - size.width) * alignment.across
    let y = room.y + (room.height - size.height) * alignment.down
    func place(_ part: LookSize?, isFirst: Bool) -> LookRectangle? {
      part.map { part in
        let (right, bottom) = (size.width - part.width, size.height - part.height)
        return LookRectangle(
          x: x + (isStacked ? right / 2 : isFirst ? 0 : right),
          y: y + (isStacked ? isFirst ? 0 : bottom : bottom / 2), width: part.width, height: part.height)
      }
    }
    return (place(icon, isFirst: isIconFirst), place(title, isFirst: !isIconFirst))
  }
}
