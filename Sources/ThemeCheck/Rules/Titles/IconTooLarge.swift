import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The usual height of an icon, in points.
private let usual = Points(24)

/// Warns of an icon that is larger than what shows it: a button, a bar with its back indicator, or a tab bar.
func iconTooLarge(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for (index, variant) in context.element.variants.enumerated() where !variant.isMirrored {
    guard let icon = context.iconPart(ofVariant: index),
      icon.isNew || context.areNew[index], let room = context.roomForIcon(index), !room.holds(icon),
      reported.isNew(icon.range, room.range)
    else { continue }
    sink.report(.tooLarge(icon, in: room))
  }
}

/// What shows an icon.
private struct IconRoom {
  /// The noun: "button".
  let noun: String
  /// The largest sides in points; nil for a side that layout decides about.
  let width: Points?
  let height: Points?
  /// The place that declares the side that is exceeded, if there is one.
  let range: SourceRange?

  func holds(_ icon: PartContext) -> Bool {
    let size = icon.images[0].picture.size
    return size.width <= width ?? size.width && size.height <= height ?? size.height
  }

  /// The sides of a picture that is made smaller until it fits and is at most as high as icons usually are: whole points, the
  /// shorter side rounded down.
  func fitting(_ size: Size<Points>) -> (width: Int, height: Int) {
    func whole(_ length: Points) -> Int { max(1, Int(length.units / Points.unitsPerPoint)) }
    let high = whole(min(usual, height ?? usual))
    let wide = max(1, Int(size.width.units * Int64(high) / size.height.units))
    guard let width, wide > whole(width) else { return (wide, high) }
    return (whole(width), max(1, Int(size.height.units * Int64(whole(width)) / size.width.units)))
  }

  /// The sides, as in "44 pt high".
  var size: String {
    switch (width, height) {
    case (let width?, let height?): "\(width) × \(height) pt"
    case (let width?, nil): "at most \(width) pt wide"
    case (nil, let height): "\(height ?? .zero) pt high"
    }
  }
}

extension ElementContext {
  fileprivate func iconPart(ofVariant index: Int) -> PartContext? {
    switch kind {
    case .button, .backButton: part(.icon, ofVariant: index)
    case .navigationBar: part(.backIndicator, ofVariant: index)
    case .part(let id) where id.control.key == "tabBars" && id.part.name == "icons":
      part(.image, ofVariant: index)
    case .part, .image: nil
    }
  }

  fileprivate func roomForIcon(_ index: Int) -> IconRoom? {
    let variant = element.variants[index]
    switch kind {
    case .button, .backButton:
      let height = height(ofVariant: index)
      let icon = part(.icon, ofVariant: index)?.images[0].picture.size
      var width = variant.ranged(facts[index].maximumWidth, .maximumWidth)
      if width == nil, let art = part(.background, ofVariant: index), !art.stretches, !art.isPlain {
        width = Ranged(art.images[0].picture.size.width, art.range)
      }
      let isHigh = icon.map { $0.height > height?.value ?? $0.height } ?? false
      return IconRoom(
        noun: "button", width: width?.value, height: height?.value,
        range: isHigh ? height?.range : width?.range)
    case .navigationBar:
      guard let height = barHeight(facts[index].height, variant.key) else { return nil }
      return IconRoom(noun: "bar", width: nil, height: height, range: variant.range(of: .height))
    case .part: return IconRoom(noun: "tab bar", width: nil, height: Points(49), range: nil)
    case .image: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ icon: PartContext, in room: IconRoom) -> Diagnostic {
    let size = icon.images[0].picture.size
    let (width, height) = room.fitting(size)
    let fitting = "\(width) × \(height) pt"
    let help: DiagnosticText =
      if case .svg = icon.origin.unflipped {
        "write `svg: { file: …, size: \(height) }`, which draws it as \(fitting)"
      } else {
        "use a picture of about \(fitting)"
      }
    return Diagnostic(
      .iconTooLarge,
      "the icon is \(size.width) × \(size.height) pt, larger than its \(room.noun), which is \(room.size)",
      at: icon.range, "\(size.width) × \(size.height) pt"
    ).also(at: room.range, room.size).helping(help)
  }
}
