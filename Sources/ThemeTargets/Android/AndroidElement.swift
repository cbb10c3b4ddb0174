import ThemeBundle
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

/// An element's looks, grouped as Android distinguishes them: states in state lists, everything else by configuration.
struct AndroidElement {
  let id: ElementID
  /// The prefix of the names of the element's resources.
  let name: String
  /// The element's states in ascending order, `normal` first.
  let states: [StateName]
  /// The looks of each state, in the order of ``states``.
  let looks: [[Configured<Look>]]
  /// How the Android framework shows the control that the element is a part of; nil for an element that isn't a part of a
  /// control.
  let widget: AndroidWidget?

  /// `prefix` is what the names of all of the theme's resources begin with.
  init(_ element: ElementLooks, _ prefix: String) {
    id = element.id
    widget = AndroidWidget(of: id.kind)
    let asset = element.looks[0].assetName
    name = asset.map { AndroidName.name(ofAsset: $0) } ?? AndroidName.name(of: element.id, prefix)
    let told = element.looks.compactMap { look in
      AndroidConfiguration(look.key).map { Configured(configuration: $0, value: look) }
    }
    let bits = Set(element.looks.map(\.key.state.bits)).sorted()
    states = bits.map { StateName(bits: $0) }
    looks = bits.map { bits in told.filter { $0.value.key.state.bits == bits } }
  }

  /// A value for each of the normal state's looks, by configuration.
  func values<Value>(_ value: (Look) -> Value) -> [Configured<Value>] { looks[0].map { $0.map(value) } }

  /// The art that a look shows of a part.
  func art(_ part: PartName, of look: Configured<Look>) -> AndroidArt {
    guard let shown = look.value[part].art else { return .nothing }
    if let color = shown.plainColor {
      return .color(color, size: id.kind.ownSize(of: shown.art), title: title(part, look.configuration))
    }
    return .art(shown.art, .both, title: title(part, look.configuration))
  }

  /// The insets in points of the title or content that the frame of a background contains; nil for other parts. They are the
  /// normal state's for every state, because a view uses the largest padding of all states.
  private func title(_ part: PartName, _ configuration: AndroidConfiguration) -> Insets<Points>? {
    guard part == id.kind.framedPart else { return nil }
    return looks[0].first { $0.configuration == configuration }?.value.title.padding
  }

  /// The name of a part's drawable. The background, and the picture of an image, have the element's own name.
  func name(of part: PartName) -> String {
    switch part {
    case .background, .image: name
    case .icon: "\(name)__icon"
    case .shadowImage: "\(name)__shadow_image"
    case .backIndicator: "\(name)__back_indicator"
    case .backIndicatorMask: "\(name)__back_indicator_mask"
    }
  }

  /// The name of the resource of a single state, beside the state list with the name `name`.
  func name(_ name: String, in state: StateName) -> String {
    "\(name)__\(state.text.split(separator: "+").joined(separator: "_"))"
  }

  /// The name of a state's drawable, if the theme gives that state an asset name that differs from the normal state's; nil
  /// otherwise. `state` is an index in ``states``.
  func assetName(of state: Int) -> String? {
    guard state > 0, let look = looks[state].first?.value, look.assetName != looks[0][0].value.assetName
    else { return nil }
    return look.assetName.map { AndroidName.name(ofAsset: $0) }
  }
}

extension ElementKind {
  /// The part whose frame says where a title or content is placed; nil for kinds without one.
  var framedPart: PartName? { isButton ? .background : controlPart?.isFrame == true ? .image : nil }

  /// The size in points that a part of a control has along the axes on which the app doesn't enlarge it; 0 along the others.
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
  /// There is no art, or it is the platform's own, which no drawable can show.
  case nothing
  /// One color, which needs no image. A side of `size` is 0 if the view decides its length; `title` becomes the drawable's
  /// padding.
  case color(Color, size: Size<Points>, title: Insets<Points>?)
  /// Art from images, with the side caps to keep; `title` is marked in the frame of a nine-patch.
  case art(SlicedArt, AndroidEnds, title: Insets<Points>?)
}
