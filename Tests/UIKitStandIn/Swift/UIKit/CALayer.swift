import Foundation

/// A layer, of which nothing is drawn.
@MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
}
