import ThemeCheck
import ThemeCore
import ThemeModel

extension FlutterElement {
  /// How a title looks, and where it stands.
  func title(_ title: TitleFacts) -> [(String, DartValue?)] {
    let padding = title.padding(within: .zero).map { max($0, .zero) }
    return [
      ("padding", padding == .zero ? nil : padding.dart("EdgeInsets.fromLTRB")),
      ("alignment", title.dartAlignment.map { .name("Alignment.\($0)") }),
      ("titleStyle", style(title)),
      ("overflow", title.truncation == Truncation.none ? .name("TextOverflow.clip") : nil),
    ]
  }

  private func style(_ title: TitleFacts) -> DartValue? {
    let shadow = title.shadow.map { shadow in
      DartValue.call(
        "Shadow",
        named: [
          ("color", shadow.color.dart), ("offset", .call("Offset", [shadow.x.dart, shadow.y.dart], [])),
          ("blurRadius", shadow.blur.blurRadius == 0 ? nil : thousandths(shadow.blur.blurRadius)),
        ])
    }
    let family = title.font.flatMap { $0.family == "system" ? nil : DartValue.string($0.family) }
    let named: [(String, DartValue?)] = [
      ("color", title.color?.dart), ("fontFamily", family), ("fontSize", title.font?.size.dart),
      ("fontWeight", title.font.map { .name("FontWeight.w\(CSSElement.weight($0.weight))") }),
      ("fontStyle", title.font?.style.map { .name("FontStyle.\($0.rawValue)") }),
      ("shadows", shadow.map { .list([$0]) }),
    ]
    return named.allSatisfy { $0.1 == nil } ? nil : .call("TextStyle", named: named)
  }

  private func thousandths(_ value: Int) -> DartValue {
    let fraction = String(value % 1_000 + 1_000).dropFirst()
    return .number("\(value / 1_000).\(fraction)")
  }
}

extension TitleFacts {
  /// One of the nine places of `Alignment`, nil for the middle. A title goes with its art, so sides are sides.
  var dartAlignment: String? {
    switch (verticalAlignment ?? .center, alignment ?? .center) {
    case (.top, .leading): "topLeft"
    case (.top, .center): "topCenter"
    case (.top, .trailing): "topRight"
    case (.center, .leading): "centerLeft"
    case (.center, .center): nil
    case (.center, .trailing): "centerRight"
    case (.bottom, .leading): "bottomLeft"
    case (.bottom, .center): "bottomCenter"
    case (.bottom, .trailing): "bottomRight"
    }
  }
}

extension Points {
  /// Flutter's radius for a blur of twice sigma, in thousandths of a logical pixel. Its sigma is 0.57735 of the radius and
  /// half a pixel, and 0 without a radius; so what is less than half a point is nothing, and the least there is is half a
  /// pixel's sigma.
  var blurRadius: Int {
    let sigma = (units * 1_000 + Points.unitsPerPoint) / (2 * Points.unitsPerPoint)
    if sigma < 250 { return 0 }
    return Int(max(1, ((sigma - 500) * 100_000 + 57_735 / 2) / 57_735))
  }
}
