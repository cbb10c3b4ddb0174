import SwiftUI
import UIKit

extension Image {
  /// Creates an image from one of the theme, with its caps and its resizing mode. `scale` is that of the display, for caps that
  /// differ between the scales of a picture's files.
  @MainActor public init(_ look: ImageLook, traits: ThemeTraits = ThemeTraits(), scale: CGFloat = 2) {
    if let art = look.facts(for: traits).image?.art {
      self.init(art, scale: scale)
    } else {
      self.init(uiImage: UIImage())
    }
  }

  init(_ art: ThemeArt, scale: CGFloat) {
    let image = Image(art.name, bundle: art.bundle).renderingMode(art.isTemplate ? .template : .original)
    guard let resizing = art.resizing else {
      self = image
      return
    }
    let caps = art.caps.insets(at: scale)
    self = image.resizable(
      capInsets: EdgeInsets(top: caps.top, leading: caps.left, bottom: caps.bottom, trailing: caps.right),
      resizingMode: resizing == .tile ? .tile : .stretch)
  }
}

@available(iOS 16.0, *)
extension ThemeFont {
  /// The same font for SwiftUI, at the size that the user has chosen: what SwiftUI scales has no maximum.
  var swiftUIFont: Font {
    let size = font.pointSize
    let font =
      family == "system"
      ? Font.system(size: size, weight: swiftUIWeight)
      : Font.custom(family, fixedSize: size).weight(swiftUIWeight)
    return isItalic ? font.italic() : font
  }

  private var swiftUIWeight: Font.Weight {
    switch weight {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}
