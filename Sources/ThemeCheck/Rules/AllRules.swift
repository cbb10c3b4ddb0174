import ThemeDiagnostics

/// A check of one element that reports its problems. The rules of one subject share a file in the folder of their family.
typealias Rule = @Sendable (ElementContext, inout DiagnosticSink) -> Void

/// All rules, in the order of their families.
let rules: [Rule] = [
  // Caps
  capsMissing, stretchSmears, centerNotCut, tileSeam, tileDiffers, hardEdge, axisScaled, sizeBelowCaps,
  capsDiffer,
  // Scales
  sizesDiffer, sizeNotMultiple, widthNotMultiple, oddSize, singleScale, suffixContradictsScale, marginsDiffer,
  // Art
  alignmentCutsArt, alignmentShape, artKeyIgnored, colorsIgnored, colorsClipped, appleOptimized, artCut,
  ninePatchUnmarked, ninePatchMarkLost, siblingUnused, swapUnused,
  // States
  normalMissing, highlightedMissing, highlightedSame, selectedHighlightedMissing, stateSizesDiffer,
  stateCapsDiffer, stateScalesDiffer, stateArtShifts, directionMissing,
  // Titles
  insetsLeaveNoRoom, insetsMissing, titleTooTall, titleOverCap, titleSticksOut, shadowClipped, lowContrast,
  maximumWidthMissing, maximumWidthSmall, widthCutsPixel, fontSmall, titleCannotGrow, shadowLikeText,
  tapTargetSmall, iconTooLarge,
  // Bars
  lowContrastOfBar, lowContrastOfControl, barHeightUnusual, barFixedWidth, compactMissing,
  translucencyUnstated, shadowImageIgnored,
  backIndicatorIncomplete,
]
