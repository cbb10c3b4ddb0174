/// The oldest version of iOS that generated code runs on.
package enum MinimumSystem: String, KeywordValue {
  case ios12 = "ios-12"
  case ios13 = "ios-13"
  case ios14 = "ios-14"
  case ios15 = "ios-15"
  case ios16 = "ios-16"
  case ios17 = "ios-17"
  case ios18 = "ios-18"
  case ios26 = "ios-26"
  case ios27 = "ios-27"
  package static var noun: String { "oldest system" }

  /// The oldest version if a theme sets none.
  package static let standard = MinimumSystem.ios15

  package var version: Int {
    switch self {
    case .ios12: 12
    case .ios13: 13
    case .ios14: 14
    case .ios15: 15
    case .ios16: 16
    case .ios17: 17
    case .ios18: 18
    case .ios26: 26
    case .ios27: 27
    }
  }
}
