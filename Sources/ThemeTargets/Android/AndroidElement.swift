import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSlicing

/// An element's looks as Android tells them apart: a state in a list of states, everything else by configuration.
struct AndroidElement {
  let id: ElementID
  /// The beginning of the names of its resources.
  let name: String
  /// `normal` first; ascending.
  let states: [StateName]
  /// The looks of each state, in the order of ``states``.
  let looks: [[Configured<Look>]]
  /// How the framework shows the control that it is a part of; nil for an element that stands alone.
  let widget: AndroidWidget?

  init(_ element: ElementLooks) {
    id = element.id
    widget = AndroidWidget(of: id.kind)
    let asset = element.looks[0].assetName
    name = asset.map { AndroidName.name(ofAsset: $0) } ?? AndroidName.name(of: element.id)
    let told = element.looks.compactMap { look in
      AndroidConfiguration(look.key).map { Configured(configuration: $0, value: look) }
    }
    let bits = Set(element.looks.map(\.key.state.bits)).sorted()
    states = bits.map { StateName(bits: $0) }
    looks = bits.map { bits in told.filter { $0.value.key.state.bits == bits } }
  }

  /// Something of the normal state, by configuration.
  func values<Value>(_ value: (Look) -> Value) -> [Configured<Value>] { looks[0].map { $0.map(value) } }

  /// What a look shows of a part.
  func art(_ part: PartName, of look: Configured<Look>) -> AndroidArt {
    guard let shown = look.value[part].art else { return .nothing }
    if let color = shown.plainColor {
      return .color(color, size: id.kind.ownSize(of: shown.art), title: title(part, look.configuration))
    }
    return .art(shown.art, .both, title: title(part, look.configuration))
  }

  /// What the frame of a background says of the title or the content: that of the normal state, because a view takes the
  /// most of all states for each of them.
  private func title(_ part: PartName, _ configuration: AndroidConfiguration) -> Insets<Points>? {
    guard part == id.kind.framedPart else { return nil }
    return looks[0].first { $0.configuration == configuration }?.value.title.padding
  }

  /// The name of a part's drawable: the background and an image's picture have the element's own.
  func name(of part: PartName) -> String {
    switch part {
    case .background, .image: name
    case .icon: "\(name)__icon"
    case .shadowImage: "\(name)__shadow_image"
    case .backIndicator: "\(name)__back_indicator"
    case .backIndicatorMask: "\(name)__back_indicator_mask"
    }
  }

  /// The name of a state's own resource beside one that chooses by state.
  func name(_ name: String, in state: StateName) -> String {
    "\(name)__\(state.text.split(separator: "+").joined(separator: "_"))"
  }

  /// The name that code uses for a state's art, where it has one of its own.
  func assetName(of state: Int) -> String? {
    guard state > 0, let look = looks[state].first?.value, look.assetName != looks[0][0].value.assetName
    else { return nil }
    return look.assetName.map { AndroidName.name(ofAsset: $0) }
  }
}

extension ElementKind {
  /// The part whose frame says where a title or content lies.
  var framedPart: PartName? { isButton ? .background : controlPart?.isFrame == true ? .image : nil }

  /// How large a part of a control is along the axes on which the app does not make it larger; 0 along the others.
  fileprivate func ownSize(of art: SlicedArt) -> Size<Points> {
    guard let part = controlPart else { return Size(width: .zero, height: .zero) }
    let size = art.slices[0].naturalSize
    return Size(
      width: part.growth.contains(.horizontal) ? .zero : size.width,
      height: part.growth.contains(.vertical) ? .zero : size.height)
  }
}

/// What a drawable shows.
enum AndroidArt: Equatable {
  /// There is none, or it is the platform's own, which no drawable can be.
  case nothing
  /// One color, which needs no image; a title has its insets in its padding. A side is 0 along which the view is larger.
  case color(Color, size: Size<Points>, title: Insets<Points>?)
  /// A title has its insets in the frame.
  case art(SlicedArt, AndroidEnds, title: Insets<Points>?)
}
