package import ThemeCore

/// What is being done (`comparing`, `keeping`, `encoding`, `writing`, `copying`, `placing`), to how many files it was done, of how many,
/// and the last one's path in the bundle.
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
  /// How to wait for another build that writes to the same folder.
  package var wait = LockWait()
  /// When the newest input was changed: a manifest that is right but older gets a new time, so that make converges. Nil lets
  /// it keep its time.
  package var newestInput: FileTime?
  /// A file to touch after every success, instead of the manifest.
  package var stamp: String?
  /// Told of every file that is dealt with, from any thread.
  package var progress: DiskProgress = { _, _, _, _ in }
  /// How it knows what is its own in the folder.
  package var rules: OwnershipRules
  /// A test's way to make the disk fail.
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
  /// Pictures that the bundle has no more, but that somebody has changed since themec wrote them: they stay.
  package var kept: [String] = []
  /// Pictures that the bundle has no more, and that are too many to tell whether somebody has changed them: they stay.
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
