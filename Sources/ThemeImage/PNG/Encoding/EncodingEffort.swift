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

  /// How all forms are filtered, to find the most promising ones; where this is empty, nothing but the likely form is tried.
  var firstChoices: [FilterChoice] = []
  /// How the most promising form is filtered as well.
  var furtherChoices: [FilterChoice] = []
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
      comparison = pixelCount < 16_384 ? Comparison(level: 9, count: 6, percent: 10) : nil
      squeezer = Squeezer(mostBytes: 1 << 15, depth: 128, rounds: 3, shuffles: false)
    case .smallest:
      firstChoices = FilterChoice.allCases
      guard !isHuge else { break }
      comparison = Comparison(level: 12, count: pixelCount < 1 << 16 ? 16 : 8)
      finalistCount = 2
      squeezer = Squeezer(mostBytes: 1 << 20, depth: 2048, rounds: 15, shuffles: true)
    }
  }
}
