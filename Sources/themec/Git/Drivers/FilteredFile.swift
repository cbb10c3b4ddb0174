import ThemeCore

/// What git keeps of a file: where a filter is set for its path, such as that of Git LFS, what the filter makes of its bytes.
///
/// `folder` is the top of the work tree.
func filtered(_ bytes: [UInt8], at path: ThemePath, in folder: String) throws -> [UInt8] {
  let words = ["check-attr", "-z", "filter", "--", path.text]
  let said = try reading(nil) { () throws(GitProblem) in try git(words, in: folder) }.split(separator: 0)
  guard let filter = said.last.map({ String(decoding: $0, as: UTF8.self) }), filter != "unspecified",
    filter != "unset"
  else { return bytes }
  do throws(GitProblem) {
    let process = try GitProcess(
      ["hash-object", "-w", "--stdin", "--path=\(path.text)"], in: folder, takesInput: true)
    try process.write(all: bytes)
    let name = process.readLine().map { String(decoding: $0, as: UTF8.self) }
    guard process.end() == 0, let name else { throw .failed }
    return try git(["cat-file", "blob", name], in: folder)
  } catch {
    throw UsageError("its filter `\(filter)` fails")
  }
}
