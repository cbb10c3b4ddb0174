/// The candidates that the encoder tries in order to make a PNG small.
struct EncodingEffort {
  /// A second comparison of the most promising candidates, by a better compression than the first one.
  struct Comparison {
    /// The compression level of libdeflate.
    let level: Int
    /// The maximum number of candidates that are compared.
    let count: Int
    /// How much larger, in percent, a candidate may be than the most promising one.
    let percent: Int
  }

  /// Whether all forms that can hold the picture are tried, instead of only those that are smallest most often.
  var triesAllForms = true
  /// The filters to try for forms without a palette in the first comparison. If it is empty, there is no comparison and only
  /// the likely form is used.
  var colorChoices: [FilterChoice] = []
  /// The filters to try for forms with a palette in the first comparison.
  var paletteChoices: [FilterChoice] = []
  /// Further filters to try for the most promising form.
  var furtherChoices: [FilterChoice] = []
  /// How much larger, in percent, the best form of the other kind (with or without a palette) may be for the further filters to
  /// be tried for it too; nil if they are tried for only one form.
  var otherKindPercent: Int?
  var comparison: Comparison?
  /// The compression level of libdeflate for files, from 1 to 12.
  var level = 12

  /// The effort for a picture of `pixelCount` pixels.
  init(_ compression: PNGCompression, pixelCount: Int) {
    // A picture of 16 megapixels must not take minutes.
    let isHuge = pixelCount > 1 << 22
    switch compression {
    case .fast:
      triesAllForms = false
      level = pixelCount > 1 << 21 ? 6 : 8
      guard pixelCount <= 1 << 20 else { break }
      (colorChoices, paletteChoices) = ([.none, .up], [.none])
    case .small:
      (colorChoices, paletteChoices) = ([.none, .leastSum], [.none, .leastSum])
      level = isHuge ? 9 : 12
      guard !isHuge else { break }
      furtherChoices = [.sub, .up, .paeth, .fewestPairs]
      if pixelCount < 1 << 14 {
        colorChoices.append(.up)
        otherKindPercent = 10
        comparison = Comparison(level: 8, count: 6, percent: 10)
      } else if pixelCount <= 1 << 20 {
        comparison = Comparison(level: 6, count: 4, percent: 3)
      }
    }
  }

  /// The filters to try for a form in the first comparison.
  func choices(for form: PNGForm) -> [FilterChoice] { form.kind == .palette ? paletteChoices : colorChoices }
}
