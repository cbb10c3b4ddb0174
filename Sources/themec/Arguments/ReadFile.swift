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

/// The bytes of a file that a person names and that has to be read as `noun`; what is wrong with it is an error in words, which
/// names it. `limits` are those that the command line can raise.
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
