/// The condition under which a stylesheet shows dark looks: a setting of the system, an attribute of the page, or both.
package enum DarkCondition: String, KeywordValue {
  case media, attribute, both
  package static var noun: String { "condition of dark looks" }

  /// The condition if a theme sets none.
  package static let standard = DarkCondition.media
}
