import ThemeCore

/// The bytes that git stores for a file: the output of the filter that is set for the file's path, such as that of Git LFS, or
/// the given bytes if no filter is set.
///
/// `folder` is the top folder of the work tree. Throws a ``UsageError`` if the filter fails.
func filtered(_ bytes: [UInt8], at path: ThemePath, in folder: String) throws -> [UInt8] {
  let said = try reading(nil) { () throws(GitProblem) in try git(.filter(of: path), in: folder) }
    .split(separator: 0)
  guard let filter = said.last.map({ String(decoding: $0, as: UTF8.self) }), filter != "unspecified",
    filter != "unset"
  else { return bytes }
  do throws(GitProblem) {
    let process = try GitProcess(.filteredObject(at: path), in: folder, takesInput: true)
    try process.write(all: bytes)
    let name = process.readLine().map { String(decoding: $0, as: UTF8.self) }
    guard process.end() == 0, let name else { throw .failed }
    return try git(.blob(name), in: folder)
  } catch {
    throw UsageError("its filter `\(filter)` fails")
  }
}
