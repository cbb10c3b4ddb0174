import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

extension Diagnostic {
  /// The diagnostic for a text that is not a value of an axis, with a suggestion of the value that was probably meant.
  ///
  /// The suggestion has no fix if `siblings`, the map of the axis, has that value already. `words` are the words that are
  /// allowed in place of a value. Nothing is suggested if `isSearched` is false.
  static func unknownAxisValue(
    _ name: Ranged<String>, _ axis: VariantAxis, among siblings: Mapping? = nil, words: [String] = [],
    isSearched: Bool = true
  ) -> Diagnostic {
    let known =
      axis == .system
      ? "known are \(axis.names.listed), and versions such as `ios-26` or `android-12`"
      : "known are \(axis.names.listed)"
    let diagnostic = Diagnostic(
      .unknownValue, "unknown \(axis.noun) `\(name.value.shortened)`", at: name.range)
    guard isSearched else { return diagnostic }
    let isYes = ["true", "yes", "on", "flip", "flipped", "mirrored"].contains(name.value.lowercased())
    if isYes, words.contains("mirror") {
      return diagnostic.helping("write `mirror` for a look that is mirrored").fixing(
        name.range, with: "mirror")
    }
    if let word = Suggestion.nearest(to: name.value, among: words) {
      return diagnostic.helping("did you mean `\(word)`?").fixing(name.range, with: word)
    }
    let parts = name.value.split { ", |&/".contains($0) }
    if parts.count > 1, name.value.utf8.count <= 64,
      let joined = AxisValue(axis, named: parts.joined(separator: "+"))?.name
    {
      return diagnostic.helping("`+` joins them: `\(joined)`").fixing(name.range, with: joined)
    }
    guard let meant = axis.meant(by: name.value) else {
      if let other = VariantAxis.allCases.first(where: { $0.names.dropFirst().contains(name.value) }) {
        return diagnostic.helping("`\(name.value)` is a value of `\(other.key)`")
      }
      return diagnostic.helping(words: known)
    }
    let value: String
    var help: String
    switch meant {
    case .synonym(let synonym):
      value = synonym
      help = "themec calls it `\(value)`; \(known)"
    case .mistyped(let nearest):
      value = nearest
      help = "did you mean `\(value)`? \(known)"
    }
    if axis == .system, name.value.lowercased().hasPrefix(SystemPlatform.web.name),
      value == SystemPlatform.web.name
    {
      help = "the web has no versions: no stylesheet can ask for one; write `\(value)`"
    }
    let isTaken = siblings?.entries.contains {
      AxisValue(axis, named: $0.key.value) == AxisValue(axis, named: value)
    }
    return isTaken == true
      ? diagnostic.helping(words: help) : diagnostic.helping(words: help).fixing(name.range, with: value)
  }
}

extension VariantAxis {
  fileprivate var noun: String {
    switch self {
    case .state: "state"
    case .metrics: "bar metrics"
    case .appearance: "appearance"
    case .accessibility: "accessibility setting"
    case .system: "system"
    case .direction: "direction"
    }
  }
}
