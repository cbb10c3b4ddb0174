import ThemeCore

/// The codes that there are, by their families and by their names.
///
/// A class because every sink has it, and it never changes.
package final class DiagnosticCodes: Sendable {
  /// Codes that have their subject in common.
  package struct Family: Sendable {
    /// A few words, with a capital letter.
    package let title: String
    /// Sorted by name.
    package let codes: [DiagnosticCode]

    package init(_ title: String, _ codes: [DiagnosticCode]) {
      self.title = title
      self.codes = codes.sorted { precedesInBytes($0.name, $1.name) }
    }
  }

  /// In the order in which a theme is read, checked and built.
  package let families: [Family]
  /// Every code, sorted by name.
  package let all: [DiagnosticCode]
  private let byName: [String: DiagnosticCode]

  /// Takes the families of the stages, and after them those of the targets that are built.
  package init(targets: [Family]) {
    families = DiagnosticCodes.stages + targets
    all = families.flatMap(\.codes).sorted { precedesInBytes($0.name, $1.name) }
    byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }

  /// The code of a name.
  package subscript(name: String) -> DiagnosticCode? { byName[name] }

  /// Those of the stages alone.
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
        .pathLeavesRoot, .outputHoldsInputs, .fileMissing, .artMissing, .artUnusable, .artIncomplete,
        .ninePatchInvalid, .ninePatchAsFile, .ninePatchUnmarked, .svgInvalid, .svgUnsupported,
        .scaleUnavailable, .resampleCutsPixel,
        .artKeyIgnored, .colorsIgnored, .appleOptimized,
      ]),
    Family(
      "Keys and values",
      [
        .languageVersion, .unknownKey, .unknownValue, .wrongType, .invalidValue, .exclusiveKeys,
        .missingKey, .invalidName, .unknownCode, .errorNotAllowable,
      ]),
    Family(
      "References",
      [
        .unknownReference, .unusableToken, .referenceCycle, .deprecatedToken, .unusedToken, .unknownToken,
        .unusedElement, .unusedFont, .unknownElement, .extendsCycle, .interfaceMismatch, .nameClash,
        .duplicateTheme, .allowUnused,
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
        .insetsLeaveNoRoom, .titleTooTall, .titleOverCap, .titleSticksOut, .shadowClipped, .shadowLikeText,
        .lowContrast, .labelDisappears, .fontSmall, .titleCannotGrow, .maximumWidthMissing,
        .maximumWidthSmall, .widthCutsPixel, .tapTargetSmall,
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
