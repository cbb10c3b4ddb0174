/// The rules about titles, what they stand on, what takes touches, and navigation bars.
let labelAndBarRules: [Rule] = [
  insetsLeaveNoRoom, titleTooTall, titleOverCap, titleSticksOut, shadowClipped, shadowLikeText, lowContrast,
  fontSmall,
  maximumWidthMissing, maximumWidthSmall, widthCutsPixel, tapTargetSmall, barHeightUnusual, barFixedWidth,
  compactMissing,
  translucencyUnstated, shadowImageIgnored, backIndicatorIncomplete,
]
