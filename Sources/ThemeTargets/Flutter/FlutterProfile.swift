import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension TargetProfile {
  /// What Flutter can express: it has no system versions, no button shapes, no prompts and no scroll edge.
  static let flutter = TargetProfile(
    .flutter, family: "Flutter", on: nil,
    shows: {
      $1[.system].version == 0 && !$1[.accessibility].hasButtonShapes
        && ($1[.metrics].isFallback || $1[.metrics] == .compact)
    },
    losses: .flutterOfFacts + .flutterOfArt,
    nameErrors: [.flutterNameClash, .flutterNameUnusable], checkNames: checkFlutterNames)
}

extension [Loss] {
  fileprivate static let flutterOfFacts: [Loss] = [
    .ignored(
      "flutter-lacks-prompts", because: { _ in "bars in Flutter have no prompt" },
      if: { $0[.metrics] == .defaultPrompt }),
    .ignored(
      "flutter-lacks-prompts", because: { _ in "bars in Flutter have no prompt" },
      if: { $0[.metrics] == .compactPrompt }),
    .ignored(
      "flutter-lacks-scroll-edge",
      because: { _ in "the generated code does not observe whether something is scrolled beneath a bar" },
      if: { $0[.metrics].isOfBars }),
    .ignored(
      "flutter-lacks-button-shapes",
      because: { _ in "Flutter does not report the setting for button shapes" },
      if: { $0[.accessibility].hasButtonShapes }),
    .ignored(
      "flutter-lacks-versions", because: { _ in "Flutter does not report the version of the system" },
      if: { $0[.system].version > 0 }),
    .differing("flutter-lacks-control-states", of: .controls) { context, key in
      guard key.state != .normal, case .part(let id) = context.kind,
        let told = FlutterThemeData.of(id.control)?.states[id.part.name]
      else { return false }
      return !key.state.text.split(separator: "+").allSatisfy { told.contains(String($0)) }
    } _: {
      Finding(
        "Flutter's own widget does not show `\($0.name)`: it does not tell this part of \($0.control) that state",
        at: $0.variant.range)
    },
    .truncations("flutter-cannot-truncate"),
    .transforms("flutter-cannot-transform") { _ in "`Text` in Flutter shows a title as the app writes it" },
    .says(
      "flutter-lacks-large-titles", [.largeTitle],
      { _ in "the looks of bars in Flutter have no large titles" }),
    .clampedInsets("flutter-clamps-insets", because: "`EdgeInsets` cannot be negative"),
  ]
}
