// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarStyle: Int, Sendable { case `default`, black }

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

@MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}

@MainActor open class UIVisualEffect: NSObject {}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  let style: Style

  public init(style: UIBlurEffect.Style) { self.style = style }
}
