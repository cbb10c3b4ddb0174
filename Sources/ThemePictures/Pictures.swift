package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
package import ThemeModel
package import ThemeResolution

/// The art of a theme: for every variant and part, the measured picture at each scale.
///
/// A class because it is large and never changes, and because rules look up the art of other elements in it.
package final class Pictures: Sendable {
  package let theme: ResolvedTheme
  /// For each element, the art of each of its variants.
  package let elements: [[VariantPictures]]
  package let store: PictureStore
  package let inputs: ArtInputs
  package let svgUsers: SVGUsers

  init(
    theme: ResolvedTheme, elements: [[VariantPictures]], store: PictureStore, inputs: ArtInputs,
    svgUsers: SVGUsers
  ) {
    self.theme = theme
    self.elements = elements
    self.store = store
    self.inputs = inputs
    self.svgUsers = svgUsers
  }

  /// The memory, in bytes, that work on the largest picture takes.
  package var bytesInWork: Int {
    var most = 0
    for part in elements.lazy.joined().flatMap(\.parts) {
      guard case .pictures(let pictures, _) = part.art else { continue }
      for picture in pictures { most = max(most, picture.measured.bytesInWork) }
    }
    return most
  }
}

/// The art of one variant: its parts, sorted by name.
package struct VariantPictures: Sendable {
  package let parts: [PartPictures]

  package subscript(name: PartName) -> PartPictures? { parts.first { $0.name == name } }
}

/// The art of one part of one variant.
package struct PartPictures: Sendable {
  package let name: PartName
  /// The place in the theme where the art is written.
  package let range: SourceRange
  package let art: PartArt
  /// The slicing that the theme sets for the part.
  package let slicing: ResolvedSlicing
}

/// One picture at one scale.
package struct Picture: Sendable {
  package let scale: Scale
  package let measured: MeasuredPicture
  /// The place in the theme where the picture's file is named.
  package let range: SourceRange

  package var recipe: PictureRecipe { measured.recipe }

  /// The size in points.
  package var size: Size<Points> { measured.size.points(at: scale) }
}

/// The source of a part's art as the manifest names it. Paths are those that the theme contains, so they don't depend on where
/// the root is.
package indirect enum ArtOrigin: Equatable, Sendable {
  /// A file and its siblings at other scales.
  case file(String, FileChanges)
  /// One file for each scale.
  case files([Scale: String], FileChanges)
  /// A nine-patch file and its siblings at other scales.
  case ninePatch(String)
  /// One nine-patch file for each scale.
  case ninePatches([Scale: String])
  /// An SVG file, and what the theme says of its looks.
  case svg(String, ResolvedSVG.Look)
  case drawn(ResolvedDrawing)
  /// The art of another state, with its pixels changed.
  case derived(from: StateName, Derivation)
  /// Art of any other origin, flipped.
  case flipped(ArtOrigin, Flip)

  /// The origin of the art before it was flipped.
  package var unflipped: ArtOrigin {
    if case .flipped(let origin, _) = self { origin } else { self }
  }
  /// The art of another element.
  case of(ElementID)
}

/// What is shown of the files of art, and how missing scales are made of them.
package struct FileChanges: Equatable, Sendable {
  /// In points; nil for all of the file.
  package var region: Rect<Points>?
  package var resample: Resample?
}

/// Decodes, resamples, derives and mirrors the art of every variant of a theme.
///
/// `only` limits the scales that are built; nil builds all scales that the theme or its files have. `profile` is the profile
/// treatment for art that sets none of its own. The result does not depend on the number of `workers`.
package func picture(
  _ theme: ResolvedTheme, sources: SourceMap, store: PictureStore, only: [Scale]?,
  profile: ProfileTreatment? = nil, workers: Int,
  _ sink: inout DiagnosticSink
) -> Pictures {
  var loader = ArtLoader(sources: sources, store: store, profile: profile, sink: sink)
  measureAhead(theme, for: loader, only: only, workers: workers)
  var elements: [[VariantPictures]] = []
  let art = ThemeArt(theme, only: only)
  for (place, element) in theme.elements.enumerated() {
    loader.sink.element = element.id.description
    elements.append(art.element(at: place).pictures(&loader))
  }
  // The elements refer to `art` without keeping it alive.
  withExtendedLifetime(art) {}
  loader.sink.element = nil
  sink = loader.sink
  return Pictures(
    theme: theme, elements: elements, store: store, inputs: loader.inputs, svgUsers: loader.svgUsers)
}

/// The areas that the marks of a nine-patch set, in pixels of its content.
package struct NinePatchMarks: Sendable {
  /// The margins outside the stretchable area, which reaches from the start of the first range to the end of the last. Zero
  /// along an unmarked axis.
  package let caps: Insets<Pixels>
  /// The margins around the area where content goes.
  package let padding: Insets<Pixels>
  /// The margins outside the rectangle that layout aligns.
  package let layoutBounds: Insets<Pixels>
  /// The axes along which the frame has no stretch marks.
  package let unmarked: [Axis]
  /// What stands between stretch ranges and what caps can't keep there, by axis; empty where one range does the same as all.
  package let between: [Between]

  /// The lines between the first and the last of several stretch ranges of an axis.
  package struct Between: Sendable {
    package let axis: Axis
    /// The lines in pixels of the content, before a flip.
    package let lines: Range<Int>
    /// The lines as they are counted in the file: `columns 12 to 14`.
    package let words: String
    /// Where the second range begins in the file: `column 15 of the top edge`.
    package let second: String
  }

  /// The margins are those of the picture after `flip`; the place of the second range is that in the file, before it.
  package init(_ patch: NinePatch, flip: Flip?) {
    let size = patch.content.size
    let (columns, rows) = (patch.stretchColumns, patch.stretchRows)
    let (left, right) = (columns.first?.lowerBound ?? 0, columns.last?.upperBound ?? size.width.count)
    let (top, bottom) = (rows.first?.lowerBound ?? 0, rows.last?.upperBound ?? size.height.count)
    caps = Insets(
      top: Pixels(top), left: Pixels(left), bottom: size.height - Pixels(bottom),
      right: size.width - Pixels(right)
    ).flipped(flip)
    padding = patch.padding.flipped(flip)
    layoutBounds = patch.layoutBounds.flipped(flip)
    unmarked = Axis.allCases.filter { ($0 == .horizontal ? columns : rows).isEmpty }
    between = [Between(.horizontal, columns, patch), Between(.vertical, rows, patch)].compactMap(\.self)
  }
}

extension NinePatchMarks.Between {
  /// Nil for fewer than two ranges, and where all lines from the first range to the last are equal, so that they look the same
  /// however they are stretched.
  fileprivate init?(_ axis: Axis, _ ranges: [Range<Int>], _ patch: NinePatch) {
    guard ranges.count > 1, let last = ranges.last else { return nil }
    let all = ranges[0].lowerBound..<last.upperBound
    let areEqual =
      axis == .horizontal ? patch.content.hasEqualColumns(all) : patch.content.hasEqualRows(all)
    if areEqual { return nil }
    // The coordinates in a source file include its frame, which takes the first column and row.
    let first = patch.isCompiled ? 0 : 1
    let (noun, edge) = axis == .horizontal ? ("column", "top") : ("row", "left")
    self.axis = axis
    lines = ranges[0].upperBound..<last.lowerBound
    let (start, end) = (lines.lowerBound + first, lines.upperBound - 1 + first)
    words = start == end ? "\(noun) \(start)" : "\(noun)s \(start) to \(end)"
    let place = "\(noun) \(ranges[1].lowerBound + first)"
    second = patch.isCompiled ? place : "\(place) of the \(edge) edge"
  }
}

/// The elements that show an SVG of which something was reported, so that each can accept it.
package struct SVGUsers: Sendable {
  /// An element, and where it, or what it takes its art from, names the file.
  package struct User: Sendable {
    package let element: String
    package let range: SourceRange
  }

  /// The users of each look of a file, in the order of the theme's elements.
  private var users: [SVGUse: [User]] = [:]
  /// The looks of which each warning is.
  private var looks: [DiagnosticIdentity: [SVGUse]] = [:]

  mutating func add(_ element: String?, of use: SVGUse, at range: SourceRange) {
    // An element shows its art in many variants.
    guard let element, users[use]?.last?.element != element else { return }
    users[use, default: []].append(User(element: element, range: range))
  }

  mutating func add(_ diagnostic: Diagnostic, of use: SVGUse) {
    looks[DiagnosticIdentity(diagnostic), default: []].append(use)
  }

  /// The elements that show what a diagnostic is about, in the order of the theme; none where it is of no SVG.
  package func users(of diagnostic: Diagnostic) -> [User] {
    if looks.isEmpty { return [] }
    return looks[DiagnosticIdentity(diagnostic)]?.flatMap { users[$0] ?? [] } ?? []
  }
}
