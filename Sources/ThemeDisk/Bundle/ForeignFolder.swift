import ThemeCore

extension BundleFolder {
  /// Refuses a folder that holds things of others, and no digests that say which of them are a bundle's. Of what a commit that
  /// died had begun, the journal says it.
  func refuseOthers(_ claimedFiles: ClaimedFiles) throws(CommitError) {
    guard claimedFiles.listed == nil else { return }
    let begun = Set(claimedFiles.begun.map { ByteText(text: String($0.text.prefix { $0 != "/" })) })
    let names = try attempt("") { () throws(SystemError) in try root.names(limit: 1_000_000) }
    let others = names?.filter { !isHarmless($0) && !begun.contains(ByteText(text: $0)) }
    guard others?.isEmpty != true else { return }
    throw .notABundle(folder: typedPath, paths: (others ?? []).sorted(by: precedesInBytes))
  }

  /// Whether a name is one that no bundle has, and that systems and tools put into folders by themselves.
  private func isHarmless(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".")
      || ["Thumbs.db", "desktop.ini", "Icon\r", "lost+found"].contains(name)
  }
}
