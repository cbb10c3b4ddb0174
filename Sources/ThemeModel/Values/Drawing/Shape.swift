package import ThemeCore
package import ThemeDrawing

/// The outline of a layer, within its frame.
package enum ShapeForm: Overlaying {
  case rectangle
  /// One radius for all corners.
  case roundedRectangle(radius: Setting<Points>)
  case corners(Setting<CornersOverlay>)
  case capsule
  case ellipse
  case chevron(Setting<ChevronOverlay>)
  /// Corners in points from the frame's upper left one.
  case polygon(Setting<SettingList<OffsetOverlay>>)
  /// An outline in points from the frame's upper left corner.
  case path(Setting<PathOutline>)

  /// The key or word that a theme writes.
  package var name: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle, .corners: "roundedRectangle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .chevron: "chevron"
    case .polygon: "polygon"
    case .path: "path"
    }
  }

  package func overlaid(by overlay: ShapeForm) -> ShapeForm {
    switch (self, overlay) {
    case (.corners(let lower), .corners(let upper)): .corners(lower.merged(with: upper))
    case (.chevron(let lower), .chevron(let upper)): .chevron(lower.merged(with: upper))
    default: overlay
    }
  }
}

/// A radius for each corner.
package struct CornersOverlay: Overlaying {
  package var topLeft = Setting<Points>.unset
  package var topRight = Setting<Points>.unset
  package var bottomRight = Setting<Points>.unset
  package var bottomLeft = Setting<Points>.unset

  package init() {}

  package func overlaid(by overlay: CornersOverlay) -> CornersOverlay {
    var result = self
    result.topLeft = topLeft.replaced(by: overlay.topLeft)
    result.topRight = topRight.replaced(by: overlay.topRight)
    result.bottomRight = bottomRight.replaced(by: overlay.bottomRight)
    result.bottomLeft = bottomLeft.replaced(by: overlay.bottomLeft)
    return result
  }
}

/// The shape of a back button: a rounded rectangle that ends in a point.
package struct ChevronOverlay: Overlaying {
  /// How long the point is.
  package var point = Setting<Points>.unset
  /// Of the corners.
  package var radius = Setting<Points>.unset
  package var direction = Setting<Chevron.Direction>.unset

  package init() {}

  package func overlaid(by overlay: ChevronOverlay) -> ChevronOverlay {
    var result = self
    result.point = point.replaced(by: overlay.point)
    result.radius = radius.replaced(by: overlay.radius)
    result.direction = direction.replaced(by: overlay.direction)
    return result
  }
}
