package import ThemeCore

/// Told of progress: the step (`comparing`, `keeping`, `encoding`, `writing`, `copying`, `placing`), how many files it is done
/// for, how many there are, and the path in the bundle of the last one that is done.
package typealias DiskProgress = @Sendable (String, Int, Int, String) -> Void

/// How a bundle is written.
package struct CommitOptions: Sendable {
  /// Makes and recognizes the PNGs.
  package var codec: ImageCodec
  /// How many threads take part.
  package var workers = 1
  /// Also writes pictures whose pixels are right but whose bytes the codec would make otherwise.
  package var reencode = false
  /// Lets files that hold the same picture be names of one file, as far as they are written together.
  package var links = false
  /// Brings what is written to the disk, for many commits at once where that can be done; nil brings each file there by itself.
  package var sync: SharedSync?
  /// How to wait for another build that writes to the same folder.
  package var wait = LockWait()
  /// When the newest input was changed: a manifest that is right but older gets a new time, so that make converges. Nil lets
  /// it keep its time.
  package var newestInput: FileTime?
  /// A file to touch after every success, instead of the manifest.
  package var stamp: String?
  /// Called for each file that is done, on any thread.
  package var progress: DiskProgress = { _, _, _, _ in }
  /// How a build recognizes the files of its bundle in the folder.
  package var rules: OwnershipRules
  /// Measures what is done to files.
  package var watch = StageWatch()
  /// Failures that a test injects.
  package var faults: Faults?

  package init(codec: ImageCodec, rules: OwnershipRules) {
    self.codec = codec
    self.rules = rules
  }
}

/// What a commit did; paths inside the bundle, sorted.
package struct CommitReport: Equatable, Sendable {
  package var written: [String] = []
  package var removed: [String] = []
  /// Pictures that are no longer part of the bundle and were changed after themec wrote them; they are not removed.
  package var kept: [String] = []
  /// Pictures that are no longer part of the bundle, of which there are too many to find out whether they were changed; they
  /// are not removed.
  package var unknown: [String] = []
  /// By how much those are too many; nil when there are none.
  package var excess: LimitExceeded?
  /// How many files were right already.
  package var unchanged = 0
  /// Whether all of it came in one step, so that the folder held the old bundle or the new one at every moment.
  package var isAtOnce = true
  /// What could not be tidied up though the bundle is new and whole: sentences without a full stop.
  package var warnings: [String] = []
}
