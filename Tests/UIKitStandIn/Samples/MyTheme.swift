import UIKit

/// A theme that says nothing.
enum MyTheme {
  static let liveName = "my"
  @MainActor static var bundle = Bundle.main
  static var system: Int { 0 }
  @MainActor static var defaults = Screen()
  @MainActor static let screens: [String: Screen] = [:]
  @MainActor static let buttonLooks: [ButtonLook] = []
}
