import UIKit
public struct ThemeScreen { public init() {} }
public struct ThemeScreenName: Hashable {}
