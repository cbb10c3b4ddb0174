import ThemeCore

/// Which problems were told: variants inherit values with their places, and what is wrong with them, and it
/// is one problem.
struct ReportedPlaces {
  private var told: Set<[SourceRange]> = []

  /// Whether a problem of these places is new.
  mutating func isNew(_ places: SourceRange?...) -> Bool {
    told.insert(places.compactMap { $0 }).inserted
  }
}
