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
