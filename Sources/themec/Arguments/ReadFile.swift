import ThemeCore
import ThemeDisk

/// Reads a file of at most `limit` bytes by its path as typed. The file is not part of a theme, so it may be anywhere on the
/// disk.
func readFile(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  let current: FolderPath
  do throws(ExitStatus) { current = try Terminal.currentFolder() } catch { throw .notFound }
  let file = FolderPath(path, from: current)
  guard let folder = file.parent, let name = file.path(below: folder) else { throw .wrongKind }
  return try DiskInputs(root: folder.text, trustLinks: true).bytes(of: name, limit: limit)
}

/// Reads a file that the user names and that has to be a `noun`, such as a baseline. Throws a ``UsageError`` that names the
/// file, or reports a system error and throws the exit status.
///
/// `limits` are the limits of the run; nil if the command line can't raise `limit`. `missing` is the message if there is no
/// such file.
func readFile(
  _ path: String, as noun: String, _ limit: Limit, _ limits: Limits? = nil, ifMissing missing: String
) throws -> [UInt8] {
  do throws(InputError) {
    return try readFile(path, limit: (limits ?? Limits())[limit])
  } catch .notFound {
    throw UsageError(missing)
  } catch .unreadable(let reason) {
    throw UsageError("the \(noun) `\(path)` can't be read: \(reason)")
  } catch .machineFailed(let reason) {
    throw unreadable(path, reason)
  } catch .tooLarge(let bytes, let allowed) {
    let exceeded = LimitExceeded(limit, allowed: allowed, measured: bytes)
    throw UsageError(
      "the \(noun) `\(path)` has \(exceeded.words)\(limits == nil ? "" : "; \(exceeded.advice)")")
  } catch {
    throw UsageError("`\(path)` is not a \(noun)")
  }
}
