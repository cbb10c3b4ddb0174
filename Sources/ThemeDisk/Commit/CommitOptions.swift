package import ThemeCore

/// A callback for progress. It gets the name of the step (`comparing`, `keeping`, `encoding`, `copying`),
/// the number of files that are done in this step, the number of all files of the step, and the path in the bundle of the file
/// that was done last.
package typealias DiskProgress = @Sendable (String, Int, Int, String) -> Void

/// The options of a commit.
package struct CommitOptions: Sendable {
  /// Encodes pictures, and recognizes files that hold a given picture.
  package var codec: ImageCodec
  /// The number of threads that work on the files.
  package var workers = 1
  /// Whether pictures are also rewritten if their pixels are right but their bytes differ from what the codec would write.
  package var reencode = false
  /// Whether files that hold the same picture and are written in the same commit become hard links to one file.
  package var links = false
  /// How the commit waits for another build that uses the same folder.
  package var wait = LockWait()
  /// The modification time of the newest input. A manifest that is right but older gets a newer time, so that make considers
  /// the bundle up to date. Nil leaves the manifest's time alone.
  package var newestInput: FileTime?
  /// The path of a file to touch after every successful commit, instead of renewing the manifest's time; nil for none.
  package var stamp: String?
  /// Whether the bundle's folder is removed if nothing is left in it.
  var removesEmptyFolder = false
  /// Called for each file that is done, on any thread.
  package var progress: DiskProgress = { _, _, _, _ in }
  /// The rules by which a build recognizes the files of its bundle in the folder.
  package var rules: OwnershipRules
  /// Measures how long the work on each file takes.
  package var watch = StageWatch()
  /// Failures that a test injects; nil outside of tests.
  package var faults: Faults?

  package init(codec: ImageCodec, rules: OwnershipRules) {
    self.codec = codec
    self.rules = rules
  }
}

/// The result of a commit. Paths are relative to the bundle's folder and sorted.
package struct CommitReport: Equatable, Sendable {
  package var written: [String] = []
  package var removed: [String] = []
  /// Pictures that are no longer part of the bundle and were changed after themec wrote them. They are not removed.
  package var kept: [String] = []
  /// Pictures that are no longer part of the bundle and exceed the limit for finding out whether they were changed. They are
  /// not removed.
  package var unknown: [String] = []
  /// By how much the pictures that are no longer part of the bundle exceed that limit; nil when they don't.
  package var excess: LimitExceeded?
  /// The number of files whose content was right already.
  package var unchanged = 0
  /// Whether the bundle changed in one step, so that the folder held the old bundle or the new one at every moment.
  package var isAtOnce = true
  /// What could not be cleaned up although the new bundle is complete: sentences without a period at their end.
  package var warnings: [String] = []
}
