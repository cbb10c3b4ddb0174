/// A stage of a run, for measuring times, in the order of the pipeline.
package enum Stage: String, CaseIterable, Sendable {
  /// Reading and parsing the project file, the themes and everything that they extend.
  case parse
  /// Everything between parsing and slicing, except making pictures.
  case check
  /// Decoding PNGs.
  case decode
  /// Drawing art.
  case draw
  /// Cutting centers and proving slices.
  case slice
  /// Making the manifest and the files of targets.
  case targets
  /// Encoding PNGs, or reading them from a cache.
  case encode
  /// Comparing a bundle with the files on the disk, and writing it.
  case commit
}

/// The origin of a bundle's picture that had to be written.
package enum PictureOrigin: String, CaseIterable, Sendable {
  /// It was encoded for this file.
  case encoded
  /// It was encoded earlier in the same run, for another file.
  case run
  /// It was in the cache, from an earlier build.
  case cache
}
