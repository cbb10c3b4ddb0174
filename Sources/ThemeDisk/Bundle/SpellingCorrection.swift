import Platform

extension BundleFolder {
  /// Renames files and folders to the spelling that the bundle has. In their folders, both spellings are the same name, so
  /// readers of the old bundle still find them.
  func correctSpelling(of misspelled: [Misspelling]) throws(CommitError) {
    for entry in misspelled {
      let path = entry.path
      try attempt(path.text) { () throws(SystemError) in
        var openPath = openPath
        let folder = try openPath.folder(of: path)
        try folder.rename(entry.name, to: path.name)
        if try folder.lists(path.name) { return }
        // Some file systems consider both names the same file and rename nothing, so the file is renamed by way of a third
        // name.
        let thirdName = ".themec-\(path.name)"
        try folder.rename(entry.name, to: thirdName)
        do throws(SystemError) {
          try folder.rename(thirdName, to: path.name)
        } catch {
          try folder.rename(thirdName, to: entry.name)
          throw error
        }
      }
    }
  }
}

extension Folder {
  /// Whether the folder lists a name in exactly this spelling.
  fileprivate func lists(_ name: String) throws(SystemError) -> Bool {
    try names(limit: .max)?.contains { $0.utf8.elementsEqual(name.utf8) } ?? false
  }
}
