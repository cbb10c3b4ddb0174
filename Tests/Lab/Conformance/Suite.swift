import Foundation

/// One public suite, run over real data.
struct Suite: Sendable {
  /// What came out of a run.
  struct Result {
    /// Counts, for people: `95 accepted, 188 refused`.
    var summary: String
    /// A line for each case that went another way than it should.
    var failures: [String] = []
  }

  let name: String
  /// Takes the folder that holds the unpacked archives.
  let run: @Sendable (String) -> Result

  /// In the order in which they are printed. A suite is a file beside this one.
  static let all: [Suite] = [
    .json, .yaml, .png, .ninePatchFrames, .compiledNinePatches, .pngThemes, .ninePatchThemes,
    .ninePatchFamilies, .damagedArt, .agreement, .svgTests, .svgIcons,
  ]
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never {
  exit(status)
}
