import CTexts
import ThemeCore

/// A kind of problem, with its name, severity and manual page.
///
/// Every code needs a declaration in `Codes/`, a section in `Sources/CTexts/pages`, a fixture folder of the same name that
/// triggers it, and a similar fixture that does not. `DiagnosticCodes` lists all codes. The codes of targets are declared with
/// the targets.
package struct DiagnosticCode: Equatable, Sendable {
  /// A kebab-case name that reads after "allow": `tap-target-small`.
  package let name: String
  package let severity: Severity
  /// Whether the problem may consist in something that an element lacks. Such a problem is not reported for an element that was
  /// only partly understood.
  package let followsFromSilence: Bool

  package init(_ name: String, _ severity: Severity, followsFromSilence: Bool = false) {
    self.name = name
    self.severity = severity
    self.followsFromSilence = followsFromSilence
  }

  /// The manual page of the code, which must have one.
  package var page: ManualPage {
    guard let page = ManualPage(of: name) else {
      preconditionFailure("a code without a manual page: \(name)")
    }
    return page
  }
}

/// The severity of a problem. Only warnings can be allowed.
package enum Severity: String, Sendable {
  case error
  case warning
}

/// All diagnostic codes, by family and by name.
///
/// It is an immutable class because every sink refers to it.
package final class DiagnosticCodes: Sendable {
  /// A group of codes with a common subject.
  package struct Family: Sendable {
    /// A short title that begins with a capital letter.
    package let title: String
    /// The codes, sorted by name.
    package let codes: [DiagnosticCode]

    package init(_ title: String, _ codes: [DiagnosticCode]) {
      self.title = title
      self.codes = codes.sorted { precedesInBytes($0.name, $1.name) }
    }
  }

  /// The families, in the order in which a theme is read, checked and built.
  package let families: [Family]
  /// Every code, sorted by name.
  package let all: [DiagnosticCode]
  private let byName: [String: DiagnosticCode]

  /// Creates the table from the families of the stages, followed by those of the targets.
  package init(targets: [Family]) {
    families = DiagnosticCodes.stages + targets
    all = families.flatMap(\.codes).sorted { precedesInBytes($0.name, $1.name) }
    byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }

  /// The code with a name; nil if there is none.
  package subscript(name: String) -> DiagnosticCode? { byName[name] }

  /// The codes of the stages alone, without those of targets.
  package static let ofStages = DiagnosticCodes(targets: [])

  private static let stages: [Family] = [
    Family(
      "Syntax",
      [
        .notUTF8, .invalidYAML, .invalidJSON, .duplicateKey, .nullBeforeComment, .limitExceeded,
      ]),
    Family(
      "Files",
      [
        .pathLeavesRoot, .outputHoldsInputs, .bundleOrphaned, .fileMissing, .artMissing, .artUnusable,
        .artIncomplete,
        .ninePatchInvalid, .ninePatchAsFile, .ninePatchUnmarked, .ninePatchMarkLost, .siblingUnused,
        .swapUnused,
        .svgInvalid, .svgUnsupported, .svgPartIgnored,
        .scaleUnavailable, .resampleCutsPixel,
        .artKeyIgnored, .colorsIgnored, .colorsClipped, .appleOptimized,
      ]),
    Family(
      "Keys and values",
      [
        .languageVersion, .unknownKey, .unknownValue, .wrongType, .invalidValue, .exclusiveKeys,
        .missingKey, .invalidName, .systemUnknown, .unknownCode, .errorNotAllowable,
      ]),
    Family(
      "References",
      [
        .unknownReference, .unusableToken, .referenceCycle, .deprecatedToken, .unusedToken, .tokenDropsModes,
        .unknownToken,
        .unusedElement, .unusedFont, .unknownElement, .extendsCycle, .interfaceMismatch, .nameClash,
        .duplicateTheme, .allowUnused, .baselineUnused,
      ]),
    Family(
      "Design tokens",
      [
        .tokenInvalid, .tokenApproximated, .shadowTokenReduced, .tokenPartUnused, .resolverUnsupported,
      ]),
    Family(
      "Caps, centers and tiles",
      [
        .capsMissing, .capsNotFound, .capNegative, .capCutsPixel, .capsExceedWidth, .capsExceedHeight,
        .capsLeaveNothing, .capsScaleMissing, .stretchableExceeds, .lengthCutsPixel, .stretchSmears,
        .centerNotCut, .tileSeam, .hardEdge, .axisScaled, .sizeBelowCaps,
      ]),
    Family(
      "Scales and margins",
      [
        .sizesDiffer, .sizeNotMultiple, .widthNotMultiple, .tileDiffers, .capsDiffer, .oddSize,
        .singleScale, .suffixContradictsScale, .marginsDiffer, .alignmentCutsArt,
      ]),
    Family(
      "States",
      [
        .normalMissing, .highlightedMissing, .highlightedSame, .selectedHighlightedMissing, .directionMissing,
        .stateSizesDiffer, .stateCapsDiffer, .stateScalesDiffer, .stateArtShifts,
      ]),
    Family(
      "Titles and touches",
      [
        .insetsLeaveNoRoom, .insetsMissing, .titleTooTall, .titleOverCap, .titleSticksOut, .shadowClipped,
        .shadowLikeText,
        .lowContrast, .labelDisappears, .fontSmall, .titleCannotGrow, .maximumWidthMissing,
        .maximumWidthSmall, .widthCutsPixel, .tapTargetSmall, .iconTooLarge,
      ]),
    Family(
      "Bars",
      [
        .barHeightUnusual, .barFixedWidth, .compactMissing, .translucencyUnstated, .shadowImageIgnored,
        .backIndicatorIncomplete,
      ]),
    Family(
      "Drawn art",
      [
        .unknownRecipe, .unknownParameter, .unusableParameter, .unusedParameter, .unusedRecipe,
        .pathInvalid, .stopOutOfOrder, .artCut, .cornerInCenter,
      ]),
  ]
}

/// The manual page of a code, which `themec explain` prints: a section of the files in `Sources/CTexts/pages`.
package struct ManualPage: Sendable {
  /// The whole page without its heading, in lines of at most 80 characters except for examples.
  package let text: String
  /// The description of the problem, in one or two sentences.
  package let what: String
  /// The reason why the problem matters.
  package let why: String
  /// The smallest theme text that triggers the problem.
  package let example: String
  /// The example with the problem resolved.
  package let instead: String

  /// The lines of each page, by the name of its code.
  private static let sections = sections(of: unsafe String(cString: ctexts_manual_pages()))

  /// The names of the codes that have a page.
  package static var names: Set<String> { Set(sections.keys) }

  /// The page of a code; nil if there is none. Only this page is parsed.
  package init?(of name: String) {
    guard let lines = Self.sections[name] else { return nil }
    self.init(lines)
  }

  /// Parses the lines below a heading; nil if they don't have the structure of a page.
  private init?(_ lines: ArraySlice<Substring>) {
    let paragraphs = lines.split(separator: "").map(Array.init)
    guard let examples = paragraphs.firstIndex(of: ["For example:"]), examples == 2,
      let repairs = paragraphs.firstIndex(of: ["Instead:"])
    else { return nil }
    func code(_ paragraphs: ArraySlice<[Substring]>) -> String {
      paragraphs.map { $0.map { $0.dropFirst(4) }.joined(separator: "\n") }.joined(separator: "\n\n")
    }
    text = paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    what = paragraphs[0].joined(separator: " ")
    why = paragraphs[1].joined(separator: " ")
    example = code(paragraphs[(examples + 1)..<repairs])
    instead = code(paragraphs[(repairs + 1)...])
  }

  private static func sections(of text: String) -> [String: ArraySlice<Substring>] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    // The heading of a family has no text of its own, and only ends the page before it.
    let headings = lines.indices.filter { lines[$0].utf8.starts(with: "# ".utf8) || isPage(lines[$0]) }
    var sections: [String: ArraySlice<Substring>] = [:]
    for (start, end) in zip(headings, headings.dropFirst() + [lines.endIndex]) where isPage(lines[start]) {
      sections[String(lines[start].dropFirst(3))] = lines[(start + 1)..<end]
    }
    return sections
  }

  private static func isPage(_ line: Substring) -> Bool { line.utf8.starts(with: "## ".utf8) }
}
