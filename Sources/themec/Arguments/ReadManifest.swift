import ThemeCore
import ThemeReview

/// The manifest of a bundle, whose folder or `manifest.json` is typed.
func readManifest(_ typed: String) throws -> (facts: ManifestFacts, bytes: [UInt8]) {
  let current = try Terminal.currentFolder()
  guard let isFolder = try isFolder(FolderPath(typed, from: current).text, typed: typed) else {
    throw UsageError("there is no bundle `\(typed)`")
  }
  let path = isFolder ? typed + (typed.hasSuffix("/") ? "" : "/") + "manifest.json" : typed
  let bytes = try readBytes(path, of: typed)
  do throws(ManifestProblem) {
    let facts = try ManifestFacts(reading: bytes)
    if facts.isOld {
      Terminal.report("`\(path)` is of an older themec (manifestVersion \(facts.version)); build it again")
    }
    return (facts, bytes)
  } catch {
    throw UsageError("`\(path)` can't be used: \(error.words)")
  }
}

private func readBytes(_ path: String, of bundle: String) throws -> [UInt8] {
  let limit = Limit.manifestBytes
  do throws(InputError) {
    return try readFile(path, limit: limit.standard)
  } catch .notFound {
    throw UsageError("`\(bundle)` is not a bundle: it has no manifest.json")
  } catch .unreadable(let reason) {
    throw UsageError("`\(path)` can't be read: \(reason)")
  } catch .machineFailed(let reason) {
    throw unreadable(path, reason)
  } catch .tooLarge(let bytes, let allowed) {
    throw UsageError("`\(path)` has \(LimitExceeded(limit, allowed: allowed, measured: bytes).words)")
  } catch {
    throw UsageError("`\(path)` is not a manifest")
  }
}
