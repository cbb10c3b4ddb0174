import ThemeCore
import ThemeModel

/// A gradient with what it has from others by `href`.
struct SVGGradient {
  /// The element and those that it refers to, each for the attributes that the ones before don't have.
  let nodes: [XMLNode]
  let stops: [(at: Double, color: Color)]

  var isRadial: Bool { nodes[0].name == "radialGradient" }
  var usesBounds: Bool { self["gradientUnits"] != "userSpaceOnUse" }

  subscript(name: String) -> String? { nodes.lazy.compactMap { $0.attributes[name] }.first }

  /// The element that has an attribute.
  func node(with name: String) -> XMLNode { nodes.first { $0.attributes[name] != nil } ?? nodes[0] }

  /// A coordinate, of which a percentage counts of `whole`; nil for what can't be read.
  func length(_ name: String, of whole: Double, default percentage: Double) -> Double? {
    guard let text = self[name] else { return percentage * whole }
    return Double(svg: text, of: whole)
  }

  /// The stops with the alpha of what they fill.
  func stops(opacity: Double) -> [ResolvedStop] {
    stops.map { stop in
      ResolvedStop(at: Ratio(Points(nearest: stop.at)), color: stop.color.withAlpha(times: opacity))
    }
  }
}

extension Points {
  /// The nearest length, of a number that is small enough for one.
  init(nearest number: Double) {
    self.init(units: Int64((number * Double(Points.unitsPerPoint)).rounded()))
  }
}
