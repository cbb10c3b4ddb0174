/// When a stylesheet shows dark looks.
package enum DarkCondition: String, KeywordValue {
  case media, attribute, both
  package static var noun: String { "condition of dark looks" }

  /// What holds where a theme says nothing.
  package static let standard = DarkCondition.media
}
