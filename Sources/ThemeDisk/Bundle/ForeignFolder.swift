import ThemeCore

extension BundleFolder {
  /// Fails if the folder contains files of others but no digests that say which files are the bundle's. Files that an
  /// interrupted commit was about to write don't count as files of others, because the journal names them.
  func refuseOthers(_ claimedFiles: ClaimedFiles) throws(CommitError) {
    guard claimedFiles.listed == nil else { return }
    let begun = Set(claimedFiles.begun.map { ByteText(text: String($0.text.prefix { $0 != "/" })) })
    let names = try attempt("") { () throws(SystemError) in try root.names(limit: 1_000_000) }
    let others = names?.filter { !isHarmless($0) && !begun.contains(ByteText(text: $0)) }
    guard others?.isEmpty != true else { return }
    throw .notABundle(folder: typedPath, paths: (others ?? []).sorted(by: precedesInBytes))
  }

  /// Whether no bundle can have a file of this name, and operating systems and tools add such files to folders on their own.
  private func isHarmless(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".")
      || ["Thumbs.db", "desktop.ini", "Icon\r", "lost+found"].contains(name)
  }
}
