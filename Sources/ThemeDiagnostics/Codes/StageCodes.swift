// The diagnostic codes of all stages, by family. Their manual pages are in `Sources/CTexts/pages`.

/// Problems of a file's text, independent of its meaning.
extension DiagnosticCode {
  package static let notUTF8 = DiagnosticCode("not-utf8", .error)
  package static let invalidYAML = DiagnosticCode("invalid-yaml", .error)
  package static let invalidJSON = DiagnosticCode("invalid-json", .error)
  package static let duplicateKey = DiagnosticCode("duplicate-key", .error)
  package static let nullBeforeComment = DiagnosticCode("null-before-comment", .error)
  package static let limitExceeded = DiagnosticCode("limit-exceeded", .error)
}

/// Problems of files: paths, themes that can't be read, art that can't be used.
extension DiagnosticCode {
  package static let pathLeavesRoot = DiagnosticCode("path-leaves-root", .error)
  package static let outputHoldsInputs = DiagnosticCode("output-holds-inputs", .error)
  package static let bundleOrphaned = DiagnosticCode("bundle-orphaned", .warning)
  package static let fileMissing = DiagnosticCode("file-missing", .error)
  package static let artMissing = DiagnosticCode("art-missing", .error)
  package static let artUnusable = DiagnosticCode("art-unusable", .error)
  package static let artIncomplete = DiagnosticCode("art-incomplete", .error)
  package static let ninePatchInvalid = DiagnosticCode("nine-patch-invalid", .error)
  package static let ninePatchAsFile = DiagnosticCode("nine-patch-as-file", .error)
  package static let ninePatchUnmarked = DiagnosticCode("nine-patch-unmarked", .warning)
  package static let ninePatchMarkLost = DiagnosticCode("nine-patch-mark-lost", .warning)
  package static let siblingUnused = DiagnosticCode("sibling-unused", .warning)
  package static let swapUnused = DiagnosticCode("swap-unused", .warning)
  package static let svgInvalid = DiagnosticCode("svg-invalid", .error)
  package static let svgUnsupported = DiagnosticCode("svg-unsupported", .error)
  package static let svgPartIgnored = DiagnosticCode("svg-part-ignored", .warning)
  package static let scaleUnavailable = DiagnosticCode("scale-unavailable", .error)
  package static let resampleCutsPixel = DiagnosticCode("resample-cuts-pixel", .error)
  package static let artKeyIgnored = DiagnosticCode("art-key-ignored", .warning)
  package static let colorsIgnored = DiagnosticCode("colors-ignored", .warning)
  package static let colorsClipped = DiagnosticCode("colors-clipped", .warning)
  package static let appleOptimized = DiagnosticCode("apple-optimized", .warning)
}

/// Problems of keys, values and names.
extension DiagnosticCode {
  package static let languageVersion = DiagnosticCode("language-version", .error)
  package static let unknownKey = DiagnosticCode("unknown-key", .error)
  package static let unknownValue = DiagnosticCode("unknown-value", .error)
  package static let wrongType = DiagnosticCode("wrong-type", .error)
  package static let invalidValue = DiagnosticCode("invalid-value", .error)
  package static let exclusiveKeys = DiagnosticCode("exclusive-keys", .error)
  package static let missingKey = DiagnosticCode("missing-key", .error)
  package static let systemUnknown = DiagnosticCode("system-unknown", .warning)
  package static let invalidName = DiagnosticCode("invalid-name", .error)
  package static let unknownCode = DiagnosticCode("unknown-code", .error)
  package static let errorNotAllowable = DiagnosticCode("error-not-allowable", .error)
}

/// Problems of references to tokens, elements, fonts and parents, and of definitions that are unused or clash.
extension DiagnosticCode {
  package static let unknownReference = DiagnosticCode("unknown-reference", .error)
  package static let unusableToken = DiagnosticCode("unusable-token", .error)
  package static let referenceCycle = DiagnosticCode("reference-cycle", .error)
  package static let deprecatedToken = DiagnosticCode("deprecated-token", .warning)
  package static let unusedToken = DiagnosticCode("unused-token", .warning)
  package static let tokenDropsModes = DiagnosticCode("token-drops-modes", .warning)
  package static let unknownToken = DiagnosticCode("unknown-token", .error)
  package static let unusedElement = DiagnosticCode("unused-element", .error)
  package static let unusedFont = DiagnosticCode("unused-font", .warning)
  package static let unknownElement = DiagnosticCode("unknown-element", .error)
  package static let extendsCycle = DiagnosticCode("extends-cycle", .error)
  package static let interfaceMismatch = DiagnosticCode("interface-mismatch", .error)
  package static let nameClash = DiagnosticCode("name-clash", .error)
  package static let duplicateTheme = DiagnosticCode("duplicate-theme", .error)
  package static let allowUnused = DiagnosticCode("allow-unused", .warning)
  package static let baselineUnused = DiagnosticCode("baseline-unused", .warning)
}

/// Problems of design-token files (DTCG 2025.10).
extension DiagnosticCode {
  package static let tokenInvalid = DiagnosticCode("token-invalid", .error)
  package static let tokenApproximated = DiagnosticCode("token-approximated", .warning)
  package static let shadowTokenReduced = DiagnosticCode("shadow-token-reduced", .warning)
  package static let tokenPartUnused = DiagnosticCode("token-part-unused", .warning)
  package static let resolverUnsupported = DiagnosticCode("resolver-unsupported", .error)
}

/// Problems of caps, centers and tiles.
extension DiagnosticCode {
  package static let capsMissing = DiagnosticCode("caps-missing", .error, followsFromSilence: true)
  package static let capsNotFound = DiagnosticCode("caps-not-found", .error, followsFromSilence: true)
  package static let capNegative = DiagnosticCode("cap-negative", .error)
  package static let capCutsPixel = DiagnosticCode("cap-cuts-pixel", .error)
  package static let capsExceedWidth = DiagnosticCode("caps-exceed-width", .error)
  package static let capsExceedHeight = DiagnosticCode("caps-exceed-height", .error)
  package static let capsLeaveNothing = DiagnosticCode("caps-leave-nothing", .error)
  package static let capsScaleMissing = DiagnosticCode("caps-scale-missing", .error)
  package static let stretchableExceeds = DiagnosticCode("stretchable-exceeds", .error)
  package static let lengthCutsPixel = DiagnosticCode("length-cuts-pixel", .error)
  package static let stretchSmears = DiagnosticCode("stretch-smears", .warning)
  package static let centerNotCut = DiagnosticCode("center-not-cut", .warning)
  package static let tileSeam = DiagnosticCode("tile-seam", .warning)
  package static let hardEdge = DiagnosticCode("hard-edge", .warning)
  package static let axisScaled = DiagnosticCode("axis-scaled", .warning)
  package static let sizeBelowCaps = DiagnosticCode("size-below-caps", .warning)
}

/// Problems of art at several scales, and of the margins around it.
extension DiagnosticCode {
  package static let sizesDiffer = DiagnosticCode("sizes-differ", .warning)
  package static let sizeNotMultiple = DiagnosticCode("size-not-multiple", .warning)
  package static let widthNotMultiple = DiagnosticCode("width-not-multiple", .error)
  package static let tileDiffers = DiagnosticCode("tile-differs", .warning)
  package static let capsDiffer = DiagnosticCode("caps-differ", .warning)
  package static let oddSize = DiagnosticCode("odd-size", .warning)
  package static let singleScale = DiagnosticCode("single-scale", .warning)
  package static let suffixContradictsScale = DiagnosticCode("suffix-contradicts-scale", .error)
  package static let marginsDiffer = DiagnosticCode("margins-differ", .warning)
  package static let alignmentCutsArt = DiagnosticCode("alignment-cuts-art", .warning)
}

/// Problems of states: missing ones, and ones that don't match each other.
extension DiagnosticCode {
  package static let normalMissing = DiagnosticCode("normal-missing", .error, followsFromSilence: true)
  package static let highlightedMissing = DiagnosticCode("highlighted-missing", .warning)
  package static let highlightedSame = DiagnosticCode("highlighted-same", .warning)
  package static let selectedHighlightedMissing = DiagnosticCode("selected-highlighted-missing", .warning)
  package static let directionMissing = DiagnosticCode("direction-missing", .warning)
  package static let stateSizesDiffer = DiagnosticCode("state-sizes-differ", .error)
  package static let stateCapsDiffer = DiagnosticCode("state-caps-differ", .error)
  package static let stateScalesDiffer = DiagnosticCode("state-scales-differ", .warning)
  package static let stateArtShifts = DiagnosticCode("state-art-shifts", .warning)
}

/// Problems of titles, of the art behind them, and of tap targets.
extension DiagnosticCode {
  package static let insetsLeaveNoRoom = DiagnosticCode(
    "insets-leave-no-room", .error, followsFromSilence: true)
  package static let titleTooTall = DiagnosticCode("title-too-tall", .error, followsFromSilence: true)
  package static let insetsMissing = DiagnosticCode("insets-missing", .warning)
  package static let titleOverCap = DiagnosticCode("title-over-cap", .warning)
  package static let titleSticksOut = DiagnosticCode("title-sticks-out", .warning)
  package static let shadowClipped = DiagnosticCode("shadow-clipped", .warning)
  package static let shadowLikeText = DiagnosticCode("shadow-like-text", .warning)
  package static let iconTooLarge = DiagnosticCode("icon-too-large", .warning)
  package static let lowContrast = DiagnosticCode("low-contrast", .warning)
  package static let labelDisappears = DiagnosticCode("label-disappears", .warning)
  package static let fontSmall = DiagnosticCode("font-small", .warning)
  package static let titleCannotGrow = DiagnosticCode("title-cannot-grow", .warning)
  package static let maximumWidthMissing = DiagnosticCode("maximum-width-missing", .warning)
  package static let maximumWidthSmall = DiagnosticCode("maximum-width-small", .warning)
  package static let widthCutsPixel = DiagnosticCode("width-cuts-pixel", .warning)
  package static let tapTargetSmall = DiagnosticCode("tap-target-small", .warning)
}

/// Problems of navigation bars.
extension DiagnosticCode {
  package static let barHeightUnusual = DiagnosticCode("bar-height-unusual", .warning)
  package static let barFixedWidth = DiagnosticCode("bar-fixed-width", .warning)
  package static let compactMissing = DiagnosticCode("compact-missing", .warning)
  package static let translucencyUnstated = DiagnosticCode("translucency-unstated", .warning)
  package static let shadowImageIgnored = DiagnosticCode("shadow-image-ignored", .warning)
  package static let backIndicatorIncomplete = DiagnosticCode(
    "back-indicator-incomplete", .error, followsFromSilence: true)
}

/// Problems of drawn art.
extension DiagnosticCode {
  package static let unknownRecipe = DiagnosticCode("unknown-recipe", .error)
  package static let unknownParameter = DiagnosticCode("unknown-parameter", .error)
  package static let unusableParameter = DiagnosticCode("unusable-parameter", .error)
  package static let unusedParameter = DiagnosticCode("unused-parameter", .warning)
  package static let unusedRecipe = DiagnosticCode("unused-recipe", .warning)
  package static let pathInvalid = DiagnosticCode("path-invalid", .error)
  package static let stopOutOfOrder = DiagnosticCode("stop-out-of-order", .error)
  package static let artCut = DiagnosticCode("art-cut", .warning)
  package static let cornerInCenter = DiagnosticCode("corner-in-center", .warning)
}
