import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures

/// Resolves the caps that a theme declares for a part into pixels of each of the part's pictures.
struct CapsResolution {
  let form: Ranged<SlicingForm>
  let isMirrored: Bool
  /// The caps that `caps: auto` found for the part; nil if it applies to no unmirrored picture of the part.
  let auto: PerAxis<AutoCaps>?

  /// The caps of every picture, in the order of the pictures, mirrored if the variant is. Nil after a report of the first
  /// picture whose caps are missing, invalid or too large.
  func caps(of pictures: [Picture], _ sink: inout DiagnosticSink) -> [Insets<Pixels>]? {
    var result: [Insets<Pixels>] = []
    result.reserveCapacity(pictures.count)
    for picture in pictures {
      // Stops at the first scale that fails: the others would mostly repeat its report.
      guard let caps = caps(of: picture, &sink), fits(caps, picture, &sink) else { return nil }
      result.append(isMirrored ? caps.mirrored : caps)
    }
    return result
  }

  private func caps(of picture: Picture, _ sink: inout DiagnosticSink) -> Insets<Pixels>? {
    switch form.value {
    case .caps(let lengths): return pixels(of: lengths, at: picture.scale, &sink)
    case .capsByScale(let table):
      guard let caps = table[picture.scale] else {
        return sink.refuse(
          Diagnostic(.capsScaleMissing, "there are no caps for \(picture.scale.name)", at: form.range)
            .also(at: picture.range, "art for \(picture.scale.name)")
            .helping("add `\(picture.scale.name): { left: …, right: … }`, in pixels of that file"))
      }
      return caps.value.insets
    case .stretchable(let strip): return stretchable(strip.leftCapWidth, strip.topCapHeight, picture, &sink)
    case .auto:
      guard let auto else { return .zero }
      func sides(_ axis: Axis) -> (Pixels, Pixels) {
        guard case .caps(let leading, let trailing) = auto[axis] else { return (.zero, .zero) }
        return (leading.roundedPixels(at: picture.scale), trailing.roundedPixels(at: picture.scale))
      }
      let (left, right) = sides(.horizontal)
      let (top, bottom) = sides(.vertical)
      return Insets(top: top, left: left, bottom: bottom, right: right)
    case .unstretched: return .zero
    }
  }

  private func pixels(of lengths: CapLengths, at scale: Scale, _ sink: inout DiagnosticSink) -> Insets<
    Pixels
  >? {
    guard let top = pixels("top", lengths.top, at: scale, &sink),
      let left = pixels("left", lengths.left, at: scale, &sink),
      let bottom = pixels("bottom", lengths.bottom, at: scale, &sink),
      let right = pixels("right", lengths.right, at: scale, &sink)
    else { return nil }
    return Insets(top: top, left: left, bottom: bottom, right: right)
  }

  private func pixels(
    _ name: String, _ side: Setting<Length>, at scale: Scale, _ sink: inout DiagnosticSink
  ) -> Pixels? {
    guard let length = side.ranged else { return .zero }
    guard let pixels = length.value.pixels(at: scale) else {
      if case .points(let points) = length.value {
        sink.report(.capCutsPixel(name, points, at: scale, length.range))
      }
      return nil
    }
    guard pixels >= .zero else {
      let diagnostic = Diagnostic(.capNegative, "the \(name) cap is negative", at: length.range)
      guard case .points(let points) = length.value else { preconditionFailure("a negative hairline") }
      return sink.refuse(
        diagnostic.helping("a cap is a margin inside the picture: did you mean `\(-points)`?"))
    }
    return pixels
  }

  private func stretchable(
    _ left: Setting<Points>, _ top: Setting<Points>, _ picture: Picture, _ sink: inout DiagnosticSink
  ) -> Insets<Pixels>? {
    var ends: [(Pixels, Pixels)] = []
    for (axis, name, setting) in [(Axis.horizontal, "leftCapWidth", left), (.vertical, "topCapHeight", top)] {
      let cap = setting.value ?? .zero
      let length = picture.measured.size.length(along: axis)
      let range = setting.range ?? form.range
      switch StretchableCaps(cap: cap, length: length, scale: picture.scale) {
      case .caps(let leading, let trailing):
        ends.append((leading, trailing))
        continue
      case .cutsPixel: sink.report(.capCutsPixel(name, cap, at: picture.scale, range))
      case .negative:
        sink.report(
          Diagnostic(.capNegative, "`\(name)` is negative", at: range)
            .helping("`\(name): 0` means no caps along this axis"))
      case .exceeds(let excess):
        let side = axis == .horizontal ? "wide" : "high"
        sink.report(
          Diagnostic(
            .stretchableExceeds,
            "`\(name)` \(cap) leaves less than 1 pt of art that is \(measure(length, picture.scale)) \(side)",
            at: range,
            "\(Points(excess, at: picture.scale)) pt too much"
          ).also(at: picture.range, "\(Points(length, at: picture.scale)) pt \(side)")
            .helping("`\(name)` can be \(max(0, length.count / picture.scale.rawValue - 1)) at most"))
      }
      return nil
    }
    return Insets(top: ends[1].0, left: ends[0].0, bottom: ends[1].1, right: ends[0].1)
  }

  /// Whether the caps leave at least one pixel to stretch along each axis that has caps; reports each axis where they don't.
  private func fits(_ caps: Insets<Pixels>, _ picture: Picture, _ sink: inout DiagnosticSink) -> Bool {
    var holds = true
    for axis in Axis.allCases where caps.hasCaps(along: axis) {
      let length = picture.measured.size.length(along: axis)
      let fit = CapsFit(caps, in: picture.measured.size, along: axis)
      if fit.holds { continue }
      holds = false
      sink.report(
        .capsDoNotFit(
          fit, leading: caps.leading(along: axis), trailing: caps.trailing(along: axis), axis, length: length,
          picture: picture, at: form.range))
    }
    return holds
  }
}

/// A length as messages state it: `33.5 pt (67 px at 2x)`, or only `33 pt` at 1x, where points equal pixels.
func measure(_ pixels: Pixels, _ scale: Scale) -> String {
  let points = Points(pixels, at: scale)
  return scale == .x1 ? "\(points) pt" : "\(points) pt (\(pixels) px at \(scale.name))"
}

extension Diagnostic {
  fileprivate static func capCutsPixel(
    _ name: String, _ points: Points, at scale: Scale, _ range: SourceRange
  ) -> Diagnostic {
    let pixels = Points(units: points.units * Int64(scale.rawValue))
    let lower = Points(units: pixels.units / Points.unitsPerPoint * Points.unitsPerPoint)
    let upper = lower + Points(1)
    func back(_ pixels: Points) -> Points { Points(units: pixels.units / Int64(scale.rawValue)) }
    return Diagnostic(
      .capCutsPixel,
      "the cap `\(name)` of \(points) pt is \(pixels) px at \(scale.name), not a whole number of pixels",
      at: range
    ).helping(
      scale == .x1
        ? "`\(lower)` and `\(upper)` are whole pixels; or remove 1 from `scales`"
        : "\(back(lower)) pt and \(back(upper)) pt are whole pixels at \(scale.name); or remove \(scale.rawValue) from `scales`"
    )
  }

  fileprivate static func capsDoNotFit(
    _ fit: CapsFit, leading: Pixels, trailing: Pixels, _ axis: Axis, length: Pixels, picture: Picture,
    at range: SourceRange
  ) -> Diagnostic {
    let scale = picture.scale
    let isWidth = axis == .horizontal
    let first = Points(leading, at: scale)
    let second = Points(trailing, at: scale)
    let sum = first + second
    let (wide, wider) = isWidth ? ("wide", "wider") : ("high", "higher")
    let side = isWidth ? "right" : "bottom"
    let code =
      fit == .leavesNone ? DiagnosticCode.capsLeaveNothing : isWidth ? .capsExceedWidth : .capsExceedHeight
    let message =
      fit == .leavesNone
      ? "caps \(first) + \(second) pt leave nothing of the art, \(measure(length, scale)) \(wide), to stretch"
      : "caps \(first) + \(second) pt are \(wider) than the art, \(measure(length, scale))"
    var diagnostic = Diagnostic(code, words: message, at: range, "\(sum) pt")
      .also(at: picture.range, "\(Points(length, at: scale)) pt \(wide)")
    let mended = length - leading - Pixels(1)
    if mended > .zero {
      // This leaves one pixel at this scale; at other scales the cap may not be a whole number of pixels.
      diagnostic = diagnostic.helping("`\(side): \(Points(mended, at: scale))` leaves one pixel to stretch")
    }
    let (half, otherHalf) = (leading.count / 2, trailing.count / 2)
    let ids = picture.measured.lines[axis].ids
    // Half of the caps is meant where it leaves only equal lines.
    let meant = (Points(Pixels(half), at: scale), Points(Pixels(otherHalf), at: scale))
    if half > 0, otherHalf > 0, leading.count % 2 == 0, trailing.count % 2 == 0, meant.0.isWhole,
      meant.1.isWhole,
      half + otherHalf < ids.count, Set(ids[half..<ids.count - otherHalf]).count == 1
    {
      let other = isWidth ? "left" : "top"
      diagnostic = diagnostic.helping(
        "if you counted pixels of 2x, the caps are `\(other): \(meant.0)` and `\(side): \(meant.1)` in points"
      )
    }
    return diagnostic
  }
}
