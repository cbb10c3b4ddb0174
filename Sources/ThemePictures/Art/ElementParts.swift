package import ThemeModel

extension ElementOverlay {
  /// The settings of a part of an element; nil if the theme sets none.
  package func part(_ name: PartName, of kind: ElementKind) -> PartOverlay? {
    parts(of: kind).first { $0.0 == name }?.1
  }

  /// The parts of an element of a kind for which the theme has settings.
  package func parts(of kind: ElementKind) -> [(PartName, PartOverlay)] {
    func plain(_ art: Setting<ArtOverlay>?) -> PartOverlay {
      var part = PartOverlay()
      part.art = art ?? .unset
      return part
    }
    switch kind {
    case .image: return [(.image, body)]
    case .part(let id):
      switch id.part.content {
      case .picture: return [(.image, body)]
      case .item: return icon.value.map { [(.icon, plain($0.art))] } ?? []
      case .text: return []
      }
    case .backButton, .button:
      return [(.background, body)] + (icon.value.map { [(.icon, plain($0.art))] } ?? [])
    case .navigationBar:
      let named: [(PartName, PartOverlay?)] = [
        (.background, background.value), (.shadowImage, shadowImage.value),
        (.backIndicator, backIndicator.value.map { plain($0.art) }),
        (.backIndicatorMask, backIndicator.value.map { plain($0.mask) }),
      ]
      return named.compactMap { name, part in part.map { (name, $0) } }
    }
  }
}
