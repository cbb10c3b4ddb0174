import ThemeCore
import ThemeModel

/// A gradient with the attributes and stops that it inherits from others by `href`.
struct SVGGradient {
  /// The gradient's element, followed by the elements that it refers to. Each provides the attributes that those before it
  /// lack.
  let nodes: [XMLNode]
  let stops: [(at: Double, color: Color)]

  var isRadial: Bool { nodes[0].name == "radialGradient" }
  var usesBounds: Bool { self["gradientUnits"] != "userSpaceOnUse" }

  subscript(name: String) -> String? { nodes.lazy.compactMap { $0.attributes[name] }.first }

  /// The element that provides an attribute, or the gradient's own element if none does.
  func node(with name: String) -> XMLNode { nodes.first { $0.attributes[name] != nil } ?? nodes[0] }

  /// The value of a coordinate; nil if it is invalid. A percentage is one of `whole`; `percentage` is the default, as a
  /// fraction of `whole`.
  func length(_ name: String, of whole: Double, default percentage: Double) -> Double? {
    guard let text = self[name] else { return percentage * whole }
    return Double(svg: text, of: whole)
  }

  /// The stops, with their alpha multiplied by the opacity of the fill.
  func stops(opacity: Double) -> [ResolvedStop] {
    stops.map { stop in
      ResolvedStop(at: Ratio(Points(nearest: stop.at)), color: stop.color.withAlpha(times: opacity))
    }
  }
}

extension Points {
  /// The length nearest to a number of points, which must be small enough to be represented.
  init(nearest number: Double) {
    self.init(units: Int64((number * Double(Points.unitsPerPoint)).rounded()))
  }
}
