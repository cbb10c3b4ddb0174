extension SupportText {
  /// The files of Objective-C beside a theme's tables.
  static let objectiveC = [
    objectiveCLooksHeader, objectiveCFactsCode, objectiveCLooksCode, objectiveCButtonHeader,
    objectiveCButtonCode, objectiveCNavigationHeader, objectiveCNavigationCode,
  ]
}
