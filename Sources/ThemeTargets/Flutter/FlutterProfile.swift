import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
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

  /// What Flutter can't show of art.
  static let flutterOfArt: [Loss] = [
    .system("flutter-lacks-system") { site, _ in
      "`\(site.name)` has no art: Flutter draws everything itself and has no platform look"
    },
    .parts("flutter-cannot-tile", .drawn) { context, part in
      guard context.tilesVisibly(part),
        part.images.contains(where: { $0.caps != .zero }) || part.mode.horizontal != part.mode.vertical
      else { return nil }
      return Finding(
        "the center of `\(part.title)` tiles between caps, but Flutter stretches it",
        at: part.slicing.resizingRange ?? part.slicingRange,
        help: "accept it with `targets: { flutter: { allow: [flutter-cannot-tile] } }`, or stretch")
    },
    .variants("flutter-cannot-align") { site in
      guard site.outset != .zero else { return nil }
      // Insets from the marks of nine-patches have no range, so they are reported once.
      let range = site.variant.alignmentInsets?.range
      return Finding(
        "the alignment insets are ignored: Flutter aligns whole pictures", at: range ?? site.variant.range,
        of: [range].compactMap(\.self))
    },
    .parts("flutter-caps-differ", .drawn) { context, part in
      guard part.stretches else { return nil }
      let cut = context.cuts.first { $0.name == part.name }
      let slices = part.images.enumerated().map { place, image in
        FlutterSlice(
          image: image, center: cut?.center(variant: part.variantIndex, image: place) ?? image.size)
      }
      // A slice that looks different with the center of the first scale.
      guard let first = slices.first,
        let other = slices.first(where: { slice in
          Axis.allCases.contains { !slice.looksTheSame(withCenterOf: first, along: $0, part.mode[$0]) }
        })
      else { return nil }
      return Finding(
        "`\(part.title)` is cut at different places at \(other.image.scale.name) and \(first.image.scale.name), but Flutter has one center for all scales",
        at: part.slicingRange)
    },
  ]
}

/// A slice as Flutter stretches it.
private struct FlutterSlice {
  let image: ImageContext
  /// The size of the center that remains in the slice, which may be smaller than the center of the image.
  let center: Size<Pixels>

  /// The range of the slice that stretches, in points.
  private func range(along axis: Axis) -> Range<Points> {
    let start = Points(image.caps.leading(along: axis), at: image.scale)
    return start..<start + Points(center.length(along: axis), at: image.scale)
  }

  /// Whether the slice looks the same with the center of another scale's slice as with its own.
  func looksTheSame(withCenterOf other: FlutterSlice, along axis: Axis, _ mode: ResizingMode) -> Bool {
    let (own, given) = (range(along: axis), other.range(along: axis))
    let trailing = Points(image.caps.trailing(along: axis), at: image.scale)
    let otherTrailing = Points(other.image.caps.trailing(along: axis), at: other.image.scale)
    if own == given, trailing == otherTrailing { return true }
    guard mode == .stretch, let start = given.lowerBound.pixels(at: image.scale),
      let end = given.upperBound.pixels(at: image.scale)
    else { return false }
    // Without any caps, all of a picture is stretched, even if the center is said to be larger.
    if image.caps == .zero, other.image.caps == .zero, image.picture.isUniform(along: axis) { return true }
    let run = image.plainRun(along: axis)
    guard image.picture.measured.lines[axis].areEqual(in: run) else { return false }
    let cut = image.core(along: axis).count - center.length(along: axis).count
    return run.lowerBound <= start.count && end.count <= run.upperBound - cut
  }
}
