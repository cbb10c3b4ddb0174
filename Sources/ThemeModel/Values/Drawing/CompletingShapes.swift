import ThemeCore
import ThemeDiagnostics

extension ResolvedShape {
  init?(_ shape: Ranged<ShapeForm>, _ sink: inout DiagnosticSink) {
    switch shape.value {
    case .rectangle: self = .rectangle
    case .capsule: self = .capsule
    case .ellipse: self = .ellipse
    case .roundedRectangle(let setting):
      if case .unset = setting {
        sink.report(
          .drawingNeeds(
            "radius", at: shape.range, "`radius: 5` rounds all corners, `corners` rounds each separately"))
        return nil
      }
      guard let radius = setting.notNegative("radius", &sink) else { return nil }
      self = .roundedRectangle(
        ResolvedCorners(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
    case .corners(let setting):
      guard let corners = setting.value else { return nil }
      func radius(_ name: String, _ setting: Setting<Points>) -> Points? {
        setting.isUnset ? .zero : setting.notNegative(name, &sink)
      }
      guard let topLeft = radius("topLeft", corners.topLeft),
        let topRight = radius("topRight", corners.topRight),
        let bottomRight = radius("bottomRight", corners.bottomRight),
        let bottomLeft = radius("bottomLeft", corners.bottomLeft)
      else { return nil }
      self = .roundedRectangle(
        ResolvedCorners(
          topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
    case .chevron(let setting):
      guard let chevron = setting.value else { return nil }
      if case .unset = chevron.point {
        sink.report(
          .drawingNeeds("point", at: shape.range, "`point: 11` is the length of the chevron's point"))
        return nil
      }
      guard let point = chevron.point.notNegative("point", &sink),
        chevron.radius.isUnset || chevron.radius.notNegative("radius", &sink) != nil
      else { return nil }
      self = .chevron(
        point: point, radius: chevron.settled(\.radius), direction: chevron.settled(\.direction))
    case .polygon(let setting):
      if case .unset = setting {
        sink.report(.drawingNeeds("points", at: shape.range, "list at least three corners"))
        return nil
      }
      guard let list = setting.ranged else { return nil }
      let points = list.value.items.compactMap(\.value?.point)
      guard points.count == list.value.items.count else { return nil }
      guard points.count >= 3 else {
        sink.report(Diagnostic(.invalidValue, "a polygon has at least three points", at: list.range))
        return nil
      }
      self = .polygon(points)
    case .path(let setting):
      guard let path = setting.value else { return nil }
      self = .path(path)
    }
  }
}
