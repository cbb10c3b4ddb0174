import ThemeCore
import ThemeDisk

/// The bytes of a file as typed, which is no file of a theme and so may lie anywhere.
func readFile(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  let current: FolderPath
  do throws(ExitStatus) { current = try Terminal.currentFolder() } catch { throw .notFound }
  let file = FolderPath(path, from: current)
  guard let folder = file.parent, let name = file.path(below: folder) else { throw .wrongKind }
  return try DiskInputs(root: folder.text, trustLinks: true).bytes(of: name, limit: limit)
}
