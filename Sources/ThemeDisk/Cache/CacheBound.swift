extension Folder {
  /// The least that a file takes on most disks, in bytes.
  private static var block: Int { 4_096 }
  /// How long after its last change a temporary file belongs to nobody, in seconds.
  private static var patience: Int { 3_600 }

  /// Removes the files that nobody has read or written for the longest time until the others take at most `mostBytes`; never
  /// the one named `kept`, which was just written. Of those that begin with `temporaries`, it removes what a process left that
  /// was killed.
  func removeOldest(leaving mostBytes: Int, and kept: String, temporaries: String) throws(SystemError) {
    let names = try names(limit: .max) ?? []
    guard names.count > 1, let now = try statusIfAny(of: kept)?.modified else { return }
    var files: [(name: String, used: FileTime, bytes: Int)] = []
    var bytes = 0
    for name in names where name != kept {
      guard let status = try statusIfAny(of: name), status.kind == .file else { continue }
      if name.hasPrefix(temporaries) {
        if status.modified.seconds < now.seconds - Self.patience { try removeIfAny(name) }
        continue
      }
      let taken = (status.size + Self.block - 1) / Self.block * Self.block
      files.append((name, max(status.accessed, status.modified), taken))
      bytes += taken
    }
    guard bytes > mostBytes else { return }
    // To three quarters, so that the next ones need not look again.
    for file in files.sorted(by: { $0.used < $1.used }) where bytes > mostBytes / 4 * 3 {
      try removeIfAny(file.name)
      bytes -= file.bytes
    }
  }
}
