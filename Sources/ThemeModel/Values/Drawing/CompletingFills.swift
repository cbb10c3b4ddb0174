import ThemeCore
import ThemeDiagnostics
import ThemeDrawing

extension ResolvedFill {
  init?(_ fill: Ranged<FillForm>, _ sink: inout DiagnosticSink) {
    switch fill.value {
    case .color(let color): self = .color(color)
    case .linear(let setting):
      guard let gradient = setting.value,
        let stops = [ResolvedStop](gradient.stops, at: setting.range ?? fill.range, &sink)
      else { return nil }
      self = .linear(
        angle: gradient.settled(\.angle), stops: stops, mixing: gradient.settled(\.space).mixing)
    case .radial(let setting):
      guard let gradient = setting.value,
        let stops = [ResolvedStop](gradient.stops, at: setting.range ?? fill.range, &sink)
      else { return nil }
      if let radius = gradient.radius.ranged, radius.value <= .zero {
        sink.report(
          Diagnostic(.invalidValue, "`radius` must be more than 0, not \(radius.value)", at: radius.range))
        return nil
      }
      self = .radial(
        center: (gradient.center.value ?? CenterOverlay()).point, radius: gradient.settled(\.radius),
        stops: stops, mixing: gradient.settled(\.space).mixing)
    case .conic(let setting):
      guard let gradient = setting.value,
        let stops = [ResolvedStop](gradient.stops, at: setting.range ?? fill.range, &sink)
      else { return nil }
      self = .conic(
        center: (gradient.center.value ?? CenterOverlay()).point, angle: gradient.settled(\.angle),
        stops: stops, mixing: gradient.settled(\.space).mixing)
    case .noise(let setting):
      guard let noise = setting.value else { return nil }
      if let size = noise.size.ranged, case .points(let points) = size.value, points < .smallestGrain {
        sink.report(
          Diagnostic(
            .invalidValue, "`size` must be at least \(Points.smallestGrain), not \(points)", at: size.range
          ).helping("`size: 1px` is the finest noise that can be seen"))
        return nil
      }
      self = .noise(
        ResolvedNoise(
          amount: noise.settled(\.amount), size: noise.settled(\.size), seed: noise.settled(\.seed).number,
          isMonochrome: noise.settled(\.monochrome)))
    case .pattern(let setting):
      guard let pattern = setting.ranged else { return nil }
      let offset = (pattern.value.offset.value ?? OffsetOverlay()).point
      if let file = pattern.value.file.ranged {
        self = .pattern(.file(file), offset: offset)
      } else if let files = pattern.value.files.value {
        let all = files.entries.compactMap { entry in
          entry.setting.ranged.map { ResolvedPattern.ScaleFile(scale: entry.scale, path: $0) }
        }
        guard all.count == files.entries.count, !all.isEmpty else { return nil }
        self = .pattern(.files(all), offset: offset)
      } else {
        if pattern.value.file.isUnset, pattern.value.files.isUnset {
          sink.report(
            .drawingNeeds("file", at: pattern.range, "a pattern repeats a PNG: `file: art/wood.png`"))
        }
        return nil
      }
    }
  }
}

extension Points {
  fileprivate static let smallestGrain = Points(units: unitsPerPoint / 10)
}

extension GradientSpace {
  fileprivate var mixing: GradientMixing {
    switch self {
    case .srgb: .premultiplied
    case .oklab: .oklab
    }
  }
}

extension CenterOverlay {
  fileprivate var point: Point<Ratio> { Point(x: settled(\.x), y: settled(\.y)) }
}

extension [ResolvedStop] {
  init?(
    _ setting: Setting<SettingList<StopOverlay>>, at range: SourceRange, _ sink: inout DiagnosticSink
  ) {
    let help = "`stops: [ { at: 0, color: white }, { at: 1, color: gray } ]`"
    guard let list = setting.required("stops", at: range, help, &sink) else { return nil }
    if list.value.items.isEmpty {
      sink.report(Diagnostic(.invalidValue, "a gradient has at least one stop", at: list.range))
      return nil
    }
    self = []
    var last: Ranged<Ratio>?
    for item in list.value.items {
      guard let stop = item.ranged else { return nil }
      let at = stop.value.at.required(
        "at", at: stop.range, "`at: 0` is the beginning of the gradient, `at: 1` its end", &sink)
      let color = stop.value.color.required(
        "color", at: stop.range, "a stop has a color: `{ at: 0, color: white }`", &sink)
      guard let at, let color else { return nil }
      guard at.value >= .zero, at.value <= .one else {
        sink.report(Diagnostic(.invalidValue, "`at: \(at.value)` is not between 0 and 1", at: at.range))
        return nil
      }
      if let last, at.value < last.value {
        sink.report(
          Diagnostic(
            .stopOutOfOrder, "the stop at \(at.value) comes after the one at \(last.value)", at: at.range
          )
          .also(at: last.range, "the stop before it")
          .helping("sort the stops; two stops at the same place make a hard edge"))
        return nil
      }
      last = at
      append(ResolvedStop(at: at.value, color: color.value))
    }
  }
}

extension ResolvedShape {
  init?(_ shape: Ranged<ShapeForm>, _ sink: inout DiagnosticSink) {
    switch shape.value {
    case .rectangle: self = .rectangle
    case .capsule: self = .capsule
    case .ellipse: self = .ellipse
    case .roundedRectangle(let setting, let smoothing):
      let help = "`radius: 5` rounds all corners, `corners` rounds each separately"
      guard setting.required("radius", at: shape.range, help, &sink) != nil,
        let radius = setting.notNegative("radius", &sink)
      else { return nil }
      self = .roundedRectangle(
        ResolvedCorners(
          topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius,
          smoothing: smoothing.value ?? .zero))
    case .corners(let setting, let smoothing):
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
          topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft,
          smoothing: smoothing.value ?? .zero))
    case .chevron(let setting):
      guard let chevron = setting.value else { return nil }
      let help = "`point: 11` is the length of the chevron's point"
      guard chevron.point.required("point", at: shape.range, help, &sink) != nil,
        let point = chevron.point.notNegative("point", &sink),
        chevron.radius.isUnset || chevron.radius.notNegative("radius", &sink) != nil
      else { return nil }
      self = .chevron(
        point: point, radius: chevron.settled(\.radius), direction: chevron.settled(\.direction))
    case .star(let setting):
      guard let star = setting.value else { return nil }
      let help = "`points: 5` is the number of the star's points"
      guard let points = star.points.required("points", at: shape.range, help, &sink) else { return nil }
      if let inner = star.inner.ranged, inner.value == .zero {
        sink.report(Diagnostic(.invalidValue, "`inner` must be more than 0", at: inner.range))
        return nil
      }
      self = .star(points: points.value.count, inner: star.inner.value ?? points.value.inner)
    case .arc(let setting):
      guard let arc = setting.value else { return nil }
      let help = "`end: 270` is the angle where the arc ends"
      guard let end = arc.end.required("end", at: shape.range, help, &sink),
        let part = Turn(arc.settled(\.start), end.value, at: end.range, &sink)
      else { return nil }
      self = .arc(start: part.start, end: part.end)
    case .ring(let setting):
      guard let ring = setting.value else { return nil }
      let help = "`thickness: 4` is that of the ring"
      guard let thickness = ring.thickness.requiredPositive("thickness", at: shape.range, help, &sink),
        let part = Turn(
          ring.settled(\.start), ring.settled(\.end), at: ring.end.range ?? ring.start.range ?? shape.range,
          &sink)
      else { return nil }
      self = .ring(thickness: thickness.value, start: part.start, end: part.end)
    case .polygon(let setting):
      let help = "list at least three corners"
      guard let list = setting.required("points", at: shape.range, help, &sink) else { return nil }
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

extension StarPoints {
  /// Where the inner corners lie if the sides of two points in turn are in line; for three and four points, which have no such
  /// sides, where those of five do.
  fileprivate var inner: Fraction {
    let whole = Double(count)
    let ratio = Sine(degrees: 360 / whole).cosine / Sine(degrees: 180 / whole).cosine
    return Fraction(nearest: max(count < 5 ? 0 : ratio, 0.382))
  }
}

/// The part of a turn from one angle clockwise to another.
private struct Turn {
  let start: Angle
  let end: Angle

  /// Creates the part, whose end can be written as an angle before the start; nil after a report.
  init?(_ start: Angle, _ end: Angle, at range: SourceRange, _ sink: inout DiagnosticSink) {
    self.start = start
    let whole = Points(360)
    var turn = end.degrees.points - start.degrees.points
    if turn < .zero, turn > -whole { turn = turn + whole }
    guard turn > .zero, turn <= whole else {
      sink.report(
        Diagnostic(
          .invalidValue,
          turn == .zero
            ? "nothing is drawn from \(start)° to \(end)°"
            : "from \(start)° to \(end)° is more than a whole turn", at: range
        ).helping("angles are clockwise from the top; a whole turn is `start: 0, end: 360`"))
      return nil
    }
    self.end = Angle(degrees: Ratio(start.degrees.points + turn))
  }
}
