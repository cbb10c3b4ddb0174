import ThemeCheck
import ThemeDiagnostics
import ThemeModel

extension TargetProfile {
  /// What Flutter can express: it has no system versions, no button shapes, no prompts and no scroll edge.
  static let flutter = TargetProfile(
    .flutter, family: "Flutter", on: nil,
    shows: {
      $1[.system].version == 0 && !$1[.accessibility].hasButtonShapes
        && ($1[.metrics].isFallback || $1[.metrics] == .compact)
    },
    losses: [
      .flutterLacksPrompts, .flutterLacksScrollEdge, .flutterLacksButtonShapes, .flutterCannotTruncate,
      .flutterCannotTransform, .flutterLacksLargeTitles,
      .flutterClampsInsets,
      .flutterLacksVersions, .flutterLacksControlStates, .flutterLacksSystem, .flutterCannotTile,
      .flutterCannotAlign, .flutterCapsDiffer,
    ],
    nameErrors: [.flutterNameClash, .flutterNameUnusable], checkNames: checkFlutterNames)
}

extension Loss {
  static let flutterLacksPrompts = Loss.leavingOut(
    DiagnosticCode("flutter-lacks-prompts", .warning),
    because: "bars in Flutter have no prompt", { $0[.metrics] == .defaultPrompt },
    { $0[.metrics] == .compactPrompt })

  static let flutterLacksScrollEdge = Loss.leavingOut(
    DiagnosticCode("flutter-lacks-scroll-edge", .warning),
    because: "the generated code does not observe whether something is scrolled beneath a bar",
    { $0[.metrics].isOfBars })

  static let flutterLacksButtonShapes = Loss.leavingOut(
    DiagnosticCode("flutter-lacks-button-shapes", .warning),
    because: "Flutter does not report the setting for button shapes",
    { $0[.accessibility].hasButtonShapes })

  static let flutterLacksVersions = Loss.leavingOut(
    DiagnosticCode("flutter-lacks-versions", .warning),
    because: "Flutter does not report the version of the system", { $0[.system].version > 0 })

  static let flutterCannotTruncate = Loss.truncations(
    DiagnosticCode("flutter-cannot-truncate", .warning), except: [.tail, .none])

  static let flutterCannotTransform = Loss.transforms(
    DiagnosticCode("flutter-cannot-transform", .warning), except: [],
    message: "`Text` in Flutter shows a title as the app writes it")

  static let flutterLacksLargeTitles = Loss.largeTitles(
    DiagnosticCode("flutter-lacks-large-titles", .warning),
    message: "the looks of bars in Flutter have no large titles")

  static let flutterClampsInsets = Loss.clampedInsets(
    DiagnosticCode("flutter-clamps-insets", .warning), because: "`EdgeInsets` cannot be negative")
}
