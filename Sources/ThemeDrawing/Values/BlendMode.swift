/// How a layer, a group or a fill is blended with what is below, by the formulas of W3C Compositing and Blending, §9 and §10.
package enum BlendMode: String, CaseIterable, Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case hardLight
  case softLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
}
