import UIKit

extension UIBarAppearance {
  /// Sets what is behind a bar: a material, a picture, a color, or without art the platform's own background.
  func setBackground(
    _ art: ThemeArt?, _ material: ThemeMaterial?, isTranslucent: Bool, isScrollEdge: Bool,
    compatibleWith traits: UITraitCollection
  ) {
    if let material {
      configureWithDefaultBackground()
      if !material.isGlass { backgroundEffect = material.blur }
      backgroundColor = material.tint
      return
    }
    guard let art else {
      // The platform's own bar is transparent where nothing is scrolled beneath it.
      return isScrollEdge ? configureWithTransparentBackground() : configureWithDefaultBackground()
    }
    if isTranslucent { configureWithTransparentBackground() } else { configureWithOpaqueBackground() }
    // From iOS 26 on, an effect is shown above an opaque background.
    backgroundEffect = nil
    if let color = art.color {
      backgroundColor = color
    } else {
      backgroundImage = art.image(compatibleWith: traits)
    }
    if art.resizing == nil { backgroundImageContentMode = .center }
    shadowColor = .clear
  }

  /// Sets the line at the edge of a bar; without art, it stays as it is.
  func setShadow(_ art: ThemeArt?, compatibleWith traits: UITraitCollection) {
    guard let art else { return }
    shadowColor = nil
    shadowImage = art.image(compatibleWith: traits)
  }
}
