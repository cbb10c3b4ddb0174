/// What is tried to make a PNG small.
struct EncodingEffort {
  /// What takes part in a comparison by a better compression than the first.
  struct Comparison {
    /// libdeflate's level.
    let level: Int
    /// How many of the most promising are compared, at most.
    let count: Int
    /// How many percent larger than the most promising the others may be.
    var percent = Int.max
  }

  /// Whether all forms are tried that hold a picture, or only those that are often the smallest.
  var triesAllForms = true
  /// How forms without a palette are filtered, to find the most promising form; where this is empty, nothing but the
  /// likely form is tried.
  var colorChoices: [FilterChoice] = []
  /// How forms with a palette are filtered, to find the most promising form.
  var paletteChoices: [FilterChoice] = []
  /// How the most promising form is filtered as well.
  var furtherChoices: [FilterChoice] = []
  /// How many percent larger the most promising form of the other kind (with a palette, or without one) may be for it to be
  /// filtered in further ways too; nil where one form is enough.
  var otherKindPercent: Int?
  var comparison: Comparison?
  /// How many of what was tried are compressed as a file is.
  var finalistCount = 1
  /// libdeflate's level for files, 1 to 12.
  var level = 12
  /// What compresses small data instead.
  var squeezer: Squeezer?

  /// What is tried for a picture of so many pixels.
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
      squeezer = Squeezer(mostBytes: 1 << 15, depth: 128, rounds: 3, shuffles: false)
    case .smallest:
      (colorChoices, paletteChoices) = (FilterChoice.allCases, FilterChoice.allCases)
      guard !isHuge else { break }
      comparison = Comparison(level: 12, count: pixelCount < 1 << 16 ? 16 : 8)
      finalistCount = 2
      squeezer = Squeezer(mostBytes: 1 << 20, depth: 2048, rounds: 15, shuffles: true)
    }
  }

  /// How a form is filtered, to find the most promising one.
  func choices(for form: PNGForm) -> [FilterChoice] { form.kind == .palette ? paletteChoices : colorChoices }
}
