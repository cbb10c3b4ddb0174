/// The limits of one run: the standard ones, except for those that the user set.
package struct Limits: Sendable {
  private var chosen: [String: Int] = [:]

  package init() {}

  /// The number that a limit allows.
  package subscript(limit: Limit) -> Int { chosen[limit.name] ?? limit.standard }

  /// Sets the number that a limit allows, from 1 to `limit.most`.
  package mutating func set(_ limit: Limit, to value: Int) {
    precondition(1...limit.most ~= value, "a limit beyond what it can be")
    chosen[limit.name] = value
  }

  /// The error for an input that has or costs `measured`; nil if the limit allows that.
  package func exceeded(_ limit: Limit, by measured: Int) -> LimitExceeded? {
    measured <= self[limit] ? nil : LimitExceeded(limit, allowed: self[limit], measured: measured)
  }

  /// The error for an input of unknown size that exceeds a limit.
  package func exceeded(_ limit: Limit) -> LimitExceeded {
    LimitExceeded(limit, allowed: self[limit], measured: nil)
  }
}

/// A limit of the size or cost of an input, with the name that messages and `--limit` use for it.
///
/// Themes can come from untrusted sources; the limits prevent one from exhausting the machine. Every limit of the tool is in
/// ``all``, from which the list in `SECURITY.md` is made.
package struct Limit: Sendable {
  /// The unique name in kebab case.
  package let name: String
  /// The unit that is counted, in the plural, such as `bytes`.
  package let unit: String
  /// What the units belong to, as the continuation of a sentence, such as `of a theme or token file`.
  package let owner: String
  /// The allowed number unless the user sets another one.
  package let standard: Int
  /// The largest number that the user can set; equal to `standard` for a fixed limit.
  package let most: Int

  /// A limit that `--limit` can raise up to `most`.
  init(_ name: String, _ standard: Int, _ unit: String, _ owner: String, upTo most: Int) {
    self.name = name
    self.unit = unit
    self.owner = owner
    self.standard = standard
    self.most = most
  }

  /// A limit that can't be raised, because data structures or arithmetic depend on it.
  init(fixed name: String, _ standard: Int, _ unit: String, _ owner: String) {
    self.init(name, standard, unit, owner, upTo: standard)
  }

  package var isFixed: Bool { most == standard }
}

/// The error for an input that exceeds a limit. All messages about limits are composed from its words.
package struct LimitExceeded: Error, Hashable, Sendable {
  /// The name of the limit, as `--limit` takes it.
  package let name: String
  package let unit: String
  package let allowed: Int
  /// The measured number; nil if counting stopped at the limit.
  package let measured: Int?
  private let most: Int
  private let isFixed: Bool

  /// An input with `measured` units, or with an unknown number above `allowed` if `measured` is nil.
  package init(_ limit: Limit, allowed: Int, measured: Int?) {
    name = limit.name
    unit = limit.unit
    most = limit.most
    isFixed = limit.isFixed
    self.allowed = allowed
    self.measured = measured
  }

  /// The measured and the allowed number, to continue a sentence: `5,242,880 bytes; the limit is 4,194,304`.
  package var words: String {
    guard let measured else { return "more than \(grouped(allowed)) \(unit), which is the limit" }
    return "\(grouped(measured)) \(unit); the limit is \(grouped(allowed))"
  }

  /// Advice on the option that raises the limit, or the note that it can't be raised.
  package var advice: String {
    if let measured, measured > allowed, measured <= most {
      return "`--limit \(name)=\(measured)` allows as much"
    }
    return allowed < most
      ? "`--limit \(name)=N` raises the limit, up to \(grouped(most))"
      : "the limit `\(name)` can't be raised\(isFixed ? "" : " further")"
  }
}

/// A number with commas between groups of thousands: `4,194,304`.
package func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}

extension Limit {
  /// Every limit, in the order in which an input is checked against them.
  package static let all: [Limit] = [
    fileBytes, nodes, nestingDepth, textBytes,
    blankRun, directives, combiningMarks, themeFiles, themeBytes, mergedNodes, extendsDepth, referenceDepth,
    variants, themeVariants, recipeLayers, patterns, patternNames, diagnostics, baselineBytes,
    folderNames, pictureBytes, pictureSide, picturePixels, artBytes, artWork, bundleWork,
    svgBytes, svgBytesOfTheme, svgElements, svgDepth, svgSelectors, drawingSide, drawingPixels, drawingLayers,
    drawingDepth,
    sheetPixels, layerShadows, gradientStops,
    pathBytes, pathElements,
    curveLines, linesAbreast, drawingLength, strokeWidth, blur, miter, drawingWork, drawnPixels,
    digestsBytes, manifestBytes, leftoverPixels,
  ]

  // MARK: Files and their text

  package static let fileBytes = Limit(
    "file-bytes", 4 << 20, "bytes", "of a theme, token or project file", upTo: 256 << 20)

  package static let nodes = Limit(
    "nodes", 100_000, "values", "of a file, including keys, with its aliases resolved", upTo: 10_000_000)

  package static let nestingDepth = Limit(
    fixed: "nesting-depth", 64, "levels", "of maps and lists inside each other")

  package static let textBytes = Limit(
    fixed: "text-bytes", 1_000, "bytes", "of a key, a name, a title, a path, a code or a color")

  package static let blankRun = Limit(fixed: "blank-run", 4_096, "spaces and line ends", "in a row")

  package static let directives = Limit(fixed: "directives", 64, "`%` lines", "before a YAML document")

  package static let combiningMarks = Limit(fixed: "combining-marks", 30, "combining marks", "in a row")

  // MARK: Trees, parents and variants

  package static let themeFiles = Limit(
    "theme-files", 1_000, "files", "of themes that a theme is made of", upTo: 100_000)

  package static let themeBytes = Limit(
    "theme-bytes", 32 << 20, "bytes", "of the theme and token files that a theme is made of", upTo: 4 << 30)

  package static let mergedNodes = Limit(
    "merged-nodes", 1_000_000, "values",
    "of a theme, of all themes that it extends, and of the maps that are written to merge them",
    upTo: 100_000_000)

  package static let extendsDepth = Limit(
    fixed: "extends-depth", 64, "themes", "that extend each other in a row")

  package static let referenceDepth = Limit(
    fixed: "reference-depth", 64, "references", "that lead from one token to the next")

  package static let variants = Limit(
    "variants", 1_000, "variants", "of an element", upTo: 10_000)

  package static let themeVariants = Limit(
    "theme-variants", 10_000, "variants", "of all elements of a theme", upTo: 100_000)

  package static let recipeLayers = Limit(
    "recipe-layers", 250_000, "layers", "of recipes, counted for each use in a theme",
    upTo: 100_000_000)

  // MARK: Runs

  package static let patterns = Limit(
    "patterns", 1_000, "paths and patterns", "of `themes` in a project file", upTo: 100_000)

  package static let patternNames = Limit(
    "pattern-names", 1_000_000, "names", "of files and folders that patterns look at", upTo: 100_000_000)

  package static let diagnostics = Limit(
    "diagnostics", 10_000, "errors and warnings", "of a run", upTo: 10_000_000)

  package static let baselineBytes = Limit(
    "baseline-bytes", 16 << 20, "bytes", "of the file that `--baseline` names", upTo: 256 << 20)

  // MARK: The folder of a bundle

  package static let digestsBytes = Limit(
    "digests-bytes", 16 << 20, "bytes", "of the `digests.json` of a bundle", upTo: 256 << 20)

  package static let manifestBytes = Limit(
    fixed: "manifest-bytes", 64 << 20, "bytes", "of the `manifest.json` of a bundle")

  package static let leftoverPixels = Limit(
    "leftover-pixels", 200_000_000, "pixels",
    "of pictures that are no longer part of a bundle, to check whether they were changed; a byte counts 1, a file 20,000",
    upTo: 1 << 40)

  // MARK: Art

  package static let folderNames = Limit("folder-names", 100_000, "names", "in a folder", upTo: 10_000_000)

  package static let pictureBytes = Limit("picture-bytes", 64 << 20, "bytes", "of a PNG", upTo: 1 << 30)

  package static let pictureSide = Limit(
    fixed: "picture-side", 8_192, "pixels along a side", "of a picture")

  package static let picturePixels = Limit(
    "picture-pixels", 1 << 24, "pixels", "of a picture", upTo: 64_000_000)

  package static let artBytes = Limit(
    "art-bytes", 192 << 20, "bytes", "of all PNGs, for each hundred themes of a run", upTo: 1 << 36)

  package static let artWork = Limit(
    "art-work", 8_000_000_000, "steps",
    "of about half a nanosecond to decode, draw, measure, cut and verify pictures, for each hundred themes of a run",
    upTo: 1 << 50)

  package static let bundleWork = Limit(
    "bundle-work", 6_000_000_000, "steps",
    "to write the pictures of a bundle, of about a nanosecond each; a file takes 250,000", upTo: 1 << 50)

  // MARK: Drawings

  package static let svgBytes = Limit(fixed: "svg-bytes", 4 << 20, "bytes", "of an SVG")

  package static let svgBytesOfTheme = Limit(
    fixed: "svg-bytes-of-theme", 64 << 20, "bytes",
    "of a theme's SVGs, each with every size and color in which it is drawn")

  package static let svgElements = Limit(
    fixed: "svg-elements", 10_000, "elements", "of an SVG, with those that `use` repeats")

  package static let svgDepth = Limit(
    fixed: "svg-depth", 64, "levels", "of elements of an SVG inside each other")

  package static let svgSelectors = Limit(
    fixed: "svg-selectors", 1_000_000, "comparisons", "of selectors of an SVG's style sheets with elements")

  package static let drawingSide = Limit(fixed: "drawing-side", 16_384, "pixels", "along a side of a drawing")

  package static let drawingPixels = Limit(fixed: "drawing-pixels", 1 << 24, "pixels", "of a drawing")

  package static let drawingLayers = Limit(fixed: "drawing-layers", 4_096, "layers", "of a drawing")

  package static let drawingDepth = Limit(
    fixed: "drawing-depth", 64, "levels of groups, masks and patterns", "of a drawing")

  package static let sheetPixels = Limit(
    fixed: "sheet-pixels", 1 << 25, "pixels of groups, masks and patterns", "of a drawing at the same time")

  package static let layerShadows = Limit(
    fixed: "layer-shadows", 16, "shadows", "of a layer, and the same number of inner shadows")

  package static let gradientStops = Limit(
    fixed: "gradient-stops", 256, "stops of a gradient", "that is filled with")

  package static let pathBytes = Limit(fixed: "path-bytes", 65_536, "bytes", "of path data")

  package static let pathElements = Limit(
    fixed: "path-elements", 65_536, "lines and curves in a path", "or corners of a polygon")

  package static let curveLines = Limit(
    fixed: "curve-lines", 1 << 18, "straight lines in the curves of a layer", "once they are drawn")

  package static let linesAbreast = Limit(
    fixed: "lines-abreast", 4_096, "lines side by side in a path or its stroke", "of a drawing")

  package static let drawingLength = Limit(
    fixed: "drawing-length", 100_000, "points", "of a coordinate, a radius or an offset, in either direction")

  package static let strokeWidth = Limit(fixed: "stroke-width", 10_000, "points", "of the width of a stroke")

  package static let blur = Limit(fixed: "blur", 128, "points", "of the blur of a shadow")

  package static let miter = Limit(
    fixed: "miter-limit", 100, "times the width of the stroke", "of a miter")

  package static let drawingWork = Limit(
    "drawing-work", 500_000_000, "steps", "to draw a drawing, of some nanoseconds each", upTo: 1 << 40)

  package static let drawnPixels = Limit(
    "drawn-pixels", 500_000_000, "pixels",
    "of the drawings of a theme, counted for every layer, shadow and scale", upTo: 1 << 40)
}
