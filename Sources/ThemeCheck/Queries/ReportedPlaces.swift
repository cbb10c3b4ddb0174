import ThemeCore

/// The places of the problems that a rule has reported: variants inherit values with their places, and what is wrong with
/// such a value is one problem.
struct ReportedPlaces {
  private var reported: Set<[SourceRange]> = []

  /// Whether no problem of these places was reported before; from now on, one was.
  mutating func isNew(_ places: SourceRange?...) -> Bool {
    reported.insert(places.compactMap { $0 }).inserted
  }
}
