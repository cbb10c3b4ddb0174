import ThemeCompiler
import ThemeCore
import ThemeReview

/// Reads the manifest of a bundle. `typed` is the bundle's folder or the path of its `manifest.json`; `known` holds the
/// manifests that were read before, so that equal ones are parsed only once.
func readManifest(_ typed: String, _ known: KnownFacts = KnownFacts()) throws -> (
  facts: ManifestFacts, bytes: [UInt8]
) {
  let current = try Terminal.currentFolder()
  guard let isFolder = try isFolder(FolderPath(typed, from: current).text, typed: typed) else {
    throw UsageError("there is no bundle `\(typed)`")
  }
  if !isFolder, isThemeFile(typed) {
    throw UsageError(
      "`\(typed)` is a theme and not a bundle; `themec build` says where it writes the bundle, a folder with a manifest.json"
    )
  }
  let path = isFolder ? typed + (typed.hasSuffix("/") ? "" : "/") + "manifest.json" : typed
  let bytes = try readFile(
    path, as: "manifest", .manifestBytes, ifMissing: "`\(typed)` is not a bundle: it has no manifest.json")
  do throws(ManifestProblem) {
    return (try known.manifest(bytes), bytes)
  } catch {
    throw UsageError("`\(path)` can't be used: \(error.words)")
  }
}
