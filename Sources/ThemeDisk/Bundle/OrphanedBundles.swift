package import ThemeCore
import ThemeImage

/// The names of the folders in an output folder that hold bundles and are not among `names`; sorted.
///
/// A folder holds a bundle if it has a `digests.json` that can be read as one. Symbolic links are not followed, and only folders
/// whose names a theme can have are looked at. Empty where the output folder does not exist or can't be read.
package func orphanedBundles(
  in outputs: BundlePlace, besides names: Set<String>, _ limits: Limits
) throws(CommitError) -> [String] {
  guard let folder = try? outputs.open() else { return [] }
  let found: [String]?
  do throws(SystemError) {
    found = try folder.names(limit: limits[.folderNames])
  } catch {
    throw .failed(path: outputs.typedPath, error)
  }
  guard let found else {
    throw .tooLarge(path: outputs.typedPath, limits.exceeded(.folderNames))
  }
  let strangers = found.filter { canNameTheme($0) && !names.contains($0) }.sorted(by: precedesInBytes)
  // A folder that can't be read is none of themec's.
  return strangers.filter { (try? folder.holdsBundle(named: $0, limits)) == true }
}

private func canNameTheme(_ name: String) -> Bool {
  guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
    return false
  }
  return name.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension Folder {
  fileprivate func holdsBundle(named bundle: String, _ limits: Limits) throws(SystemError) -> Bool {
    guard try statusIfAny(of: bundle)?.kind == .folder else { return false }
    let (folder, name) = (try folder(bundle), BundlePath.digests.name)
    guard let status = try folder.statusIfAny(of: name), status.kind == .file,
      let bytes = try folder.file(name).read(size: status.size, limit: limits[.digestsBytes])
    else { return false }
    return ListedFiles(inDigests: bytes) { _ in true } != nil
  }
}

/// Removes a bundle: the files that its digests list, and its folder where that is empty then.
///
/// It is a commit of nothing, with the same guarantees: files of others and pictures that were changed stay, and after an error
/// the bundle is as it was.
package func removeBundle(
  at place: BundlePlace, _ options: CommitOptions
) throws(CommitError) -> CommitReport {
  var options = options
  options.removesEmptyFolder = true
  return try commit(OutputTree([]), to: place, options)
}
