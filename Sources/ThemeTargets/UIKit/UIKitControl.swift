import ThemeCheck
import ThemeModel

extension ControlLooks {
  /// The control's path in the theme: `controls/sliders/volume`.
  var id: String { "controls/\(kind.key)/\(name)" }

  /// The type of the control's look: `SliderLook`.
  var lookType: String { "\(kind.symbol.withCapital)Look" }
}

extension ControlKind {
  /// Whether UIKit draws the control itself and takes colors instead of pictures.
  var takesColors: Bool { key == "switches" }

  /// Whether UIKit draws the control with an object that it creates from a class, so that each control needs a class of its
  /// own.
  var isDrawnByClass: Bool { key == "popovers" }
}

extension ElementKind {
  /// Whether UIKit's control has the same height for every text size, so that its text keeps its size.
  var keepsTextSize: Bool {
    guard case .part(let id) = self else { return false }
    return ["segmentedControls/title", "tabBars/items"].contains("\(id.control.key)/\(id.part.name)")
  }
}
