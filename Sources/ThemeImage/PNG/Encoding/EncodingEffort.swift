/// What is tried to make a PNG small.
struct EncodingEffort {
  /// What takes part in a comparison by a better compression than the first.
  struct Comparison {
    /// libdeflate's level.
    let level: Int
    /// How many of the most promising are compared.
    let count: Int
  }

  /// How all forms are filtered, to find the most promising ones; where this is empty, nothing but the likely form is tried.
  var firstChoices: [FilterChoice] = []
  /// How the most promising forms are filtered as well.
  var furtherChoices: [FilterChoice] = []
  /// How many forms are promising.
  var formCount = 1
  var comparison: Comparison?
  /// How many of what was tried are compressed as a file is.
  var finalistCount = 1
  /// libdeflate's level for files, 1 to 12.
  var level = 12
  /// The most bytes that are squeezed instead, and how often.
  var squeezable = 0
  var rounds = 0

  /// What is tried for a picture of so many pixels.
  init(_ compression: PNGCompression, pixelCount: Int) {
    // A picture of 16 megapixels must not take minutes.
    let isHuge = pixelCount > 1 << 21
    switch compression {
    case .fast:
      level = isHuge ? 6 : 8
      if pixelCount <= 1 << 20 { firstChoices = [.none, .leastSum] }
    case .small:
      firstChoices = [.none, .leastSum]
      level = isHuge ? 9 : 12
      guard !isHuge else { break }
      furtherChoices = [.sub, .up, .paeth, .fewestPairs]
      formCount = 2
      comparison = pixelCount < 16_384 ? Comparison(level: 9, count: 6) : nil
      squeezable = 1 << 15
      rounds = 5
    case .smallest:
      firstChoices = FilterChoice.allCases
      guard !isHuge else { break }
      comparison = Comparison(level: 12, count: pixelCount < 1 << 16 ? 16 : 8)
      finalistCount = 2
      squeezable = 1 << 20
      rounds = 15
    }
  }
}
