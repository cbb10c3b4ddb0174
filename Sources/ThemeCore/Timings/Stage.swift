/// What a run spends its time on, in the order of the line.
package enum Stage: String, CaseIterable, Sendable {
  /// Comparing the files with what an earlier build knew of them.
  case compare
  /// Reading and parsing the project file, themes and all that they extend.
  case parse
  /// Everything between parsing and slicing but making pictures.
  case check
  /// Reading PNGs.
  case decode
  /// Drawing art.
  case draw
  /// Cutting centers and proving slices.
  case slice
  /// Writing the manifest and the files of targets.
  case targets
  /// Making PNGs, or taking them from a cache.
  case encode
  /// Comparing a bundle with what is there, and writing it.
  case commit
}

/// Where a picture of a bundle came from when it had to be written.
package enum PictureOrigin: String, CaseIterable, Sendable {
  /// It was encoded.
  case encoded
  /// It was encoded earlier in the same run.
  case run
  /// An earlier build, or another machine, had kept it.
  case cache
}
