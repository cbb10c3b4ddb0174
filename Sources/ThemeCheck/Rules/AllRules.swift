import ThemeDiagnostics

/// A rule looks at one element and reports; a file of a family's folder holds each.
typealias Rule = @Sendable (ElementContext, inout DiagnosticSink) -> Void

/// Every rule about elements, by family.
let rules: [Rule] = [
  // Caps
  capsMissing, stretchSmears, centerNotCut, tileSeam, tileDiffers, hardEdge, axisScaled, sizeBelowCaps,
  capsDiffer,
  // Scales
  sizesDiffer, sizeNotMultiple, widthNotMultiple, oddSize, singleScale, suffixContradictsScale, marginsDiffer,
  // Art
  alignmentCutsArt, alignmentShape, artKeyIgnored, colorsIgnored, appleOptimized, artCut, ninePatchUnmarked,
  // States
  normalMissing, highlightedMissing, highlightedSame, selectedHighlightedMissing, stateSizesDiffer,
  stateCapsDiffer, stateScalesDiffer, stateArtShifts, directionMissing,
  // Titles
  insetsLeaveNoRoom, titleTooTall, titleOverCap, titleSticksOut, shadowClipped, lowContrast,
  maximumWidthMissing, maximumWidthSmall, widthCutsPixel, fontSmall, titleCannotGrow, shadowLikeText,
  tapTargetSmall,
  // Bars
  lowContrastOfBar, barHeightUnusual, barFixedWidth, compactMissing, translucencyUnstated, shadowImageIgnored,
  backIndicatorIncomplete,
]
