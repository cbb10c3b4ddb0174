import Platform

/// Removes the folders above a file that was removed, as far as they are empty. The bundle's own folder stays.
///
/// Folders that don't exist are skipped, because an interrupted commit may have removed the inner ones.
func removeEmptyFolders(above path: BundlePath, in bundle: BundleFolder) {
  var folder = path.folder
  while let empty = folder {
    do throws(SystemError) {
      var openPath = bundle.openPath
      try openPath.folderIfAny(of: empty)?.removeFolder(empty.name)
    } catch {
      guard error.code == ENOENT else { return }
    }
    folder = empty.folder
  }
}
