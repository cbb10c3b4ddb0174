/// The rules about caps, scales, sizes and states, in the order of the table of codes.
let capsAndStateRules: [Rule] = [
  capsMissing, stretchSmears, centerNotCut, tileSeam, tileDiffers, hardEdge, axisScaled, sizeBelowCaps,
  sizesDiffer, sizeNotMultiple, widthNotMultiple, capsDiffer, oddSize, singleScale, suffixContradictsScale,
  marginsDiffer, alignmentCutsArt, colorsIgnored, artCut, ninePatchUnmarked,
  normalMissing, highlightedMissing, highlightedSame, selectedHighlightedMissing, stateSizesDiffer,
  stateCapsDiffer, stateScalesDiffer, stateArtShifts,
]
