import Platform

/// Removes the folders above a file that is gone, as far as they are empty. The bundle's own folder stays.
///
/// Folders that don't exist are skipped, because an interrupted commit may have removed the inner ones.
func removeEmptyFolders(above path: BundlePath, in bundle: BundleFolder) throws(SystemError) {
  var folder = path.folder
  while let empty = folder {
    do throws(SystemError) {
      var openPath = bundle.openPath
      try openPath.folderIfAny(of: empty)?.removeFolder(empty.name)
    } catch {
      if [ENOTEMPTY, EEXIST, ENOTDIR, EBUSY].contains(error.code) { return }
      guard error.code == ENOENT else { throw error }
    }
    folder = empty.folder
  }
}

/// Every folder above the given files, without the bundle's own folder.
func foldersAbove(_ paths: some Sequence<BundlePath>) -> Set<BundlePath> {
  var folders: Set<BundlePath> = []
  for path in paths {
    var folder = path.folder
    while let next = folder, folders.insert(next).inserted { folder = next.folder }
  }
  return folders
}
