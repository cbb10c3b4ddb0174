import ThemeCore

/// The places of the problems that a rule has reported. Variants inherit values together with their places, so a wrong value is
/// reported once however many variants have it.
struct ReportedPlaces {
  private var reported: Set<[SourceRange]> = []

  /// Whether no problem with this combination of places has been reported yet; marks it as reported. Places that are nil are
  /// left out.
  mutating func isNew(_ places: SourceRange?...) -> Bool {
    reported.insert(places.compactMap { $0 }).inserted
  }
}
