import Platform

/// Removes the folders above a file that is gone, as far as they are empty, but not the bundle's own.
///
/// A commit that died may have removed the inner ones.
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
