extension Folder {
  /// The assumed block size of the file system, in bytes, to which the size of a file is rounded up.
  private static var block: Int { 4_096 }
  /// The age in seconds from which a temporary file counts as abandoned.
  private static var patience: Int { 3_600 }

  /// Removes the files that were not read or written for the longest time if all files take more than `mostBytes` on the disk.
  /// The file named `kept`, which was just written, is never removed. Names that begin with `temporaries` are temporary files;
  /// of these, it removes those that killed processes left.
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
    // Files are removed down to three quarters of the limit, so that the next entries don't exceed it at once.
    for file in files.sorted(by: { $0.used < $1.used }) where bytes > mostBytes / 4 * 3 {
      try removeIfAny(file.name)
      bytes -= file.bytes
    }
  }
}
