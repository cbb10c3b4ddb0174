package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// How a piece of art is sliced and stretched.
package struct SlicingOverlay: RecordWithDefaults {
  package var form = Setting<SlicingForm>.unset
  /// The key by which the form is written; nil if there is no form.
  package private(set) var key: SlicingKey?
  /// The forms that are removed (`caps: null`), each with the range of its null, sorted by key.
  package private(set) var removed: [Ranged<SlicingKey>] = []
  package var resizing = Setting<ResizingOverlay>.unset
  package var center = Setting<KeptCenter>.unset
  /// Whether a form was written that could not be read or resolved. The problem has been reported.
  package var hasLostForm = false

  package init() {}

  package static let about = KeyListName("slicing", "slicing", shownBy: "caps-in-points")

  package static let standard = SlicingOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.other(
      "caps", SlicingForm.form,
      "The margins that never stretch. `auto` finds them; with `none`, the art keeps its size or tiles.",
      isSetting: true
    ) { $0.choose(.caps, SlicingForm.setting($1.value, &$2), $1, &$2) }
    keys.other(
      "stretchable", StretchableStrip.form,
      "UIKit's older form of caps: one point of the art stretches.", by: "stretchable-leaves-one-point",
      isSetting: true
    ) {
      $0.choose(.stretchable, StretchableStrip.setting($1.value, &$2).map(SlicingForm.stretchable), $1, &$2)
    }
    keys.setting(
      "resizing", \.resizing, default: "stretch",
      "How the center fills the space between the caps: one word, or one for each axis.",
      by: "tile-is-cut-to-its-period")
    keys.setting(
      "center", \.center, default: "1pt", "How much of the center a slice keeps at most.", by: "center-keeps")
  }

  private mutating func choose(
    _ key: SlicingKey, _ written: Setting<SlicingForm>, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink
  ) {
    if case .removed(let range) = written {
      removed.append(Ranged(key, range))
      removed.sort { $0.value.rawValue < $1.value.rawValue }
    } else if written.isUnset {
      hasLostForm = true
    } else if let range = form.range {
      sink.report(
        Diagnostic(
          .exclusiveKeys, "`caps` and `stretchable` can't be used together", at: entry.key.range
        ).also(at: range, "the first"))
    } else {
      form = written
      self.key = key
    }
  }

  /// How the center fills the space between the caps along an axis, by default by stretching.
  package func mode(along axis: Axis) -> ResizingMode { (resizing.value ?? .standard).mode(along: axis) }
  /// How much of the center a slice keeps at most, by default one point.
  package var kept: KeptCenter { settled(\.center) }

  /// The result of laying `overlay` over this slicing. A form replaces any other form as a whole.
  package func overlaid(by overlay: SlicingOverlay) -> SlicingOverlay {
    var result = merged(with: overlay)
    result.hasLostForm = hasLostForm || overlay.hasLostForm
    if !overlay.form.isUnset {
      result.form = overlay.form
      result.key = overlay.key
    } else if let key, overlay.removed.contains(where: { $0.value == key }) {
      result.form = .unset
      result.key = nil
    }
    return result
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    var isChanged = resolveKeys(references, &sink)
    var isWritten = false
    if case .unset = form {} else if case .removed = form {} else { isWritten = true }
    if key == .stretchable {
      // The token behind a reference is read as a strip, because the map of a strip is not a valid value of `caps`.
      var strip = form.map { form -> StretchableStrip in
        if case .stretchable(let strip) = form { strip } else { StretchableStrip() }
      }
      if strip.resolve(references, &sink) {
        form = strip.map(SlicingForm.stretchable)
        isChanged = true
      }
    } else if form.resolve(references, &sink) {
      isChanged = true
    }
    if isWritten, form.value == nil { hasLostForm = true }
    return isChanged || hasLostForm
  }
}

/// The keys of the forms of slicing, which exclude each other.
package enum SlicingKey: String, CaseIterable, Sendable {
  case caps, stretchable
}

/// The form in which a theme gives the caps, the margins that never stretch.
package indirect enum SlicingForm: Lowerable {
  /// Caps in points or as hairlines, for all scales.
  case caps(CapLengths)
  /// Caps for each scale, in pixels of the art at that scale.
  case capsByScale(ScaleCaps)
  /// UIKit's older form of caps: one point after the left and top caps stretches.
  case stretchable(StretchableStrip)
  /// The compiler determines the caps from the art.
  case auto
  /// There are no caps: the art keeps its size or tiles, even if its element is larger.
  case unstretched

  package static let isMap = true
  package static let expectation = "caps such as `{ left: 13, right: 5 }`, `auto` or `none`"
  package static var form: ValueType {
    .either([CapLengths.form, ScaleCaps.form, .words(["auto", "none"])])
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SlicingForm? {
    if let scalar = node.scalar {
      switch scalar.text {
      case "auto": return .auto
      case "none": return .unstretched
      default:
        if let word = Suggestion.nearest(to: scalar.text, among: ["auto", "none"]) {
          return mismatch(node, &sink, help: "did you mean `\(word)`?")
        }
        return mismatch(node, &sink, help: Shorthand.insets(node))
      }
    }
    guard let entries = node.mapping?.entries else {
      return mismatch(node, &sink, help: "name the caps, because platforms order them differently")
    }
    if let first = entries.first, Scale(name: first.key.value) != nil {
      return ScaleCaps.lower(node, &sink).map(SlicingForm.capsByScale)
    }
    return CapLengths.lower(node, &sink).map(SlicingForm.caps)
  }

  /// The result of laying `overlay` over this form: caps of the same kind are merged side by side, and any other form replaces
  /// this one.
  package func overlaid(by overlay: SlicingForm) -> SlicingForm {
    switch (self, overlay) {
    case (.caps(let lower), .caps(let upper)): .caps(lower.overlaid(by: upper))
    case (.capsByScale(let lower), .capsByScale(let upper)): .capsByScale(lower.overlaid(by: upper))
    default: overlay
    }
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    let changed: SlicingForm? =
      switch self {
      case .caps(let caps): caps.changed(references, &sink).map(SlicingForm.caps)
      case .capsByScale(let table): table.changed(references, &sink).map(SlicingForm.capsByScale)
      case .stretchable, .auto, .unstretched: nil
      }
    self = changed ?? self
    return changed != nil
  }
}

/// The value of `stretchable`: the caps before the strip that stretches, in points.
package struct StretchableStrip: Record, Lowerable {
  package var leftCapWidth = Setting<Points>.unset
  package var topCapHeight = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName(
    "stretchable", "`stretchable`", shownBy: "stretchable-leaves-one-point")
  package static let expectation = "a map such as `{ leftCapWidth: 13, topCapHeight: 0 }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting(
      "leftCapWidth", \.leftCapWidth, default: "0", "The left cap; 0 means no left and right caps.")
    keys.setting(
      "topCapHeight", \.topCapHeight, default: "0", "The top cap; 0 means no top and bottom caps.")
  }
}

/// Art with slicing of its own, such as the background or the shadow image of a bar.
package struct PartOverlay: Record, Lowerable {
  package var art = Setting<ArtOverlay>.unset
  package var slicing = SlicingOverlay()

  package init() {}

  package static let about = KeyListName("part", "a part", shownBy: "navigation-bars")
  package static let expectation =
    "art with its slicing such as `{ file: art/bar.png, caps: { left: 4, right: 4 } }`, a color, or `system`"
  package static var form: ValueType { .either([.map(PartKeys.name), .words(["system"]), .color]) }
  package static var takesColors: Bool { true }

  package static func plain(_ color: Color, at range: SourceRange) -> PartOverlay? {
    var part = PartOverlay()
    part.art = ArtOverlay.plain(color, at: range).map { .literal($0, range) } ?? .unset
    return part
  }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("art", \.art, "The picture.")
    keys.inline(\.slicing)
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PartOverlay? {
    var result = PartOverlay()
    var written = PartKeys.Root()
    if let scalar = node.scalar {
      if Color.isMeant(by: scalar.text) {
        return Color.lower(node, &sink).flatMap { plain($0, at: node.range) }
      }
      guard scalar.text == "system" else { return mismatch(node, &sink) }
      written.art.isSystem = true
      result.art = .literal(written.art, node.range)
      return result
    }
    guard let entries = node.mapping?.entries else { return mismatch(node, &sink) }
    let count = sink.count
    PartKeys.read(entries, into: &written, &sink)
    let hasArt = entries.contains { ArtOverlay.has($0.key.value) }
    if hasArt, !written.art.isLost(after: count, sink) { result.art = .literal(written.art, node.range) }
    result.slicing = written.slicing
    return result
  }
}

/// The keys of a part: those of art and those of slicing, written in one map.
package enum PartKeys: KeyList {
  package struct Root {
    var art = ArtOverlay()
    var slicing = SlicingOverlay()
  }

  package static let about = KeyListName("background", "a background", shownBy: "navigation-bars")

  package static func list(_ keys: inout some KeyVisitor<Root>) {
    keys.inline(\.art)
    keys.inline(\.slicing)
  }
}

/// How the center of art fills the space between its caps, along each axis.
package struct ResizingOverlay: RecordWithDefaults, Lowerable {
  package var horizontal = Setting<ResizingMode>.unset
  package var vertical = Setting<ResizingMode>.unset

  package init() {}

  package static let about = KeyListName(
    "resizing", "a resizing mode for each axis", shownBy: "tile-and-stretch")
  package static let expectation =
    "`stretch`, `tile`, or a map such as `{ horizontal: tile, vertical: stretch }`"
  package static var form: ValueType { .either([ResizingMode.form, .map(name)]) }

  package static let standard = ResizingOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("horizontal", \.horizontal, default: "stretch", "How the center fills the width.")
    keys.setting("vertical", \.vertical, default: "stretch", "How the center fills the height.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ResizingOverlay? {
    lower(node, as: [\.horizontal, \.vertical], &sink)
  }

  /// The mode along an axis, with the default if none is set.
  package func mode(along axis: Axis) -> ResizingMode {
    axis == .horizontal ? settled(\.horizontal) : settled(\.vertical)
  }

  /// The word that stands for both axes; nil for a map.
  var word: String? {
    guard let horizontal = horizontal.ranged, let vertical = vertical.ranged,
      horizontal.value == vertical.value, horizontal.range == vertical.range
    else { return nil }
    return horizontal.value.rawValue
  }
}

extension ArtOverlay {
  /// Reports the nine-patches among the files of `file` or `files`, which show a picture unchanged. Returns whether there are
  /// any; always false for other sources.
  static func reportNinePatches(
    in source: Setting<ArtSource>, key: SourceRange, _ sink: inout DiagnosticSink
  ) -> Bool {
    var paths: [Ranged<PathText>] = []
    switch source.value {
    case .file(let path):
      guard let path = path.ranged, path.value.isNinePatch else { return false }
      paths = [path]
    case .files(let files): paths = files.entries.compactMap(\.setting.ranged)
    default: return false
    }
    let patches = paths.filter(\.value.isNinePatch)
    for patch in patches {
      // If all files are nine-patches, only the key is wrong, so that replacing the key is a certain fix.
      let diagnostic = Diagnostic.ninePatchAsFile(patch)
      sink.report(patches.count == paths.count ? diagnostic.fixing(key, with: "ninePatch") : diagnostic)
    }
    return !patches.isEmpty
  }
}

extension Diagnostic {
  /// The diagnostic for a nine-patch in a place where a picture is shown unchanged, so that its frame of marks would be
  /// visible. `isPattern` says whether the place is the file of a pattern.
  package static func ninePatchAsFile(_ path: Ranged<PathText>, isPattern: Bool = false) -> Diagnostic {
    Diagnostic(
      .ninePatchAsFile,
      "`\(path.value.text.shortened)` is an Android nine-patch, whose frame would be visible",
      at: path.range
    ).helping(
      isPattern
        ? "a pattern is repeated and not stretched: use a picture without a frame"
        : "use the key `ninePatch:` instead, which removes the frame and reads its marks")
  }
}
