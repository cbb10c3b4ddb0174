import ThemeCheck
import ThemeDiagnostics
import ThemeModel

extension TargetProfile {
  /// What an app in Flutter can be told: it knows neither the system's version, nor button shapes, nor prompts.
  static let flutter = TargetProfile(
    .flutter, family: "Flutter",
    shows: {
      $0[.system].isFallback && $0[.accessibility] != .buttonShapes
        && ($0[.metrics].isFallback || $0[.metrics] == .compact)
    },
    losses: [
      .flutterLacksPrompts, .flutterLacksButtonShapes, .flutterCannotTruncate, .flutterClampsInsets,
      .flutterLacksVersions, .flutterLacksSystem, .flutterCannotTile, .flutterCannotAlign, .flutterCapsDiffer,
    ],
    nameErrors: [.flutterNameClash, .flutterNameUnusable], checkNames: checkFlutterNames)
}

extension Loss {
  static let flutterLacksPrompts = Loss.leavingOut(
    DiagnosticCode(
      "flutter-lacks-prompts", .warning,
      ManualPage(
        what: "A bar looks different with a prompt, but bars in Flutter have none.",
        why: "This variant is never shown in a Flutter app.",
        example: "metrics: { defaultPrompt: { height: 74 } }",
        instead: "targets: { flutter: { allow: [flutter-lacks-prompts] } }")),
    because: "bars in Flutter have no prompt", { $0[.metrics] == .defaultPrompt },
    { $0[.metrics] == .compactPrompt })

  static let flutterLacksButtonShapes = Loss.leavingOut(
    DiagnosticCode(
      "flutter-lacks-button-shapes", .warning,
      ManualPage(
        what: "An element looks different with button shapes, but Flutter does not report that setting.",
        why: "This variant is never shown in a Flutter app.",
        example: "accessibility: { buttonShapes: { art: { file: art/outlined.png } } }",
        instead: "targets: { flutter: { allow: [flutter-lacks-button-shapes] } }")),
    because: "Flutter does not report the setting for button shapes",
    { $0[.accessibility] == .buttonShapes })

  static let flutterLacksVersions = Loss.leavingOut(
    DiagnosticCode(
      "flutter-lacks-versions", .warning,
      ManualPage(
        what: "An element looks different from a version of the system on.",
        why:
          "Flutter looks the same on all versions and does not report them, so this variant is never shown.",
        example: "systems: { ios-7: { art: { file: art/flat.png } } }",
        instead: "targets: { flutter: { allow: [flutter-lacks-versions] } }")),
    because: "Flutter does not report the version of the system", { !$0[.system].isFallback })

  static let flutterCannotTruncate = Loss.truncations(
    DiagnosticCode(
      "flutter-cannot-truncate", .warning,
      ManualPage(
        what:
          "A title is truncated at its beginning or in its middle, but Flutter can only truncate the end.",
        why: "Flutter shows a different part of a long title than the theme intends.",
        example: "title: { truncation: middle }",
        instead: "title: { truncation: tail }")),
    except: [.tail, .none])

  static let flutterClampsInsets = Loss.clampedInsets(
    DiagnosticCode(
      "flutter-clamps-insets", .warning,
      ManualPage(
        what: "A title extends beyond its button or bar: an inset, moved by `offset`, is negative.",
        why: "`Padding` cannot be negative, so the title is at another place in Flutter.",
        example: "title: { insets: { left: -4 } }",
        instead: "title: { insets: { left: 0 } }")),
    because: "`EdgeInsets` cannot be negative")
}
