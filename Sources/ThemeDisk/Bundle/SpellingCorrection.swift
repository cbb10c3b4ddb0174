import Platform

extension BundleFolder {
  /// Renames files and folders to the spelling that the bundle has. In their folders, both spellings are the same name, so
  /// readers of the old bundle still find them.
  func correctSpelling(of misspelled: [Misspelling], _ journal: inout Journal) throws(CommitError) {
    for entry in misspelled {
      let path = entry.path
      try attempt(path.text) { () throws(SystemError) in
        var openPath = openPath
        let folder = try openPath.folder(of: path)
        try folder.rename(entry.name, to: path.name)
        if try folder.lists(path.name) { return }
        // Some file systems consider both names the same file and rename nothing, so the file is renamed by way of a third
        // name.
        let thirdName = try journal.begin([path]).newName(0)
        try folder.rename(entry.name, to: thirdName)
        do throws(SystemError) {
          try folder.rename(thirdName, to: path.name)
        } catch {
          try folder.rename(thirdName, to: entry.name)
          try? journal.takeBack()
          throw error
        }
        try journal.takeBack()
      }
    }
  }

  /// Renames folders to the names that an interrupted commit was about to give them.
  func restoreFolders(_ journal: Journal) throws(CommitError) {
    for section in journal.sections where section.paths.count == 1 {
      var openPath = openPath
      for (number, path) in section.paths.enumerated() {
        try attempt(path.text) { () throws(SystemError) in
          guard let folder = try openPath.folderIfAny(of: path),
            try folder.statusIfAny(of: section.newName(number))?.kind == .folder,
            try folder.statusIfAny(of: path.name) == nil
          else { return }
          try folder.rename(section.newName(number), to: path.name)
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
