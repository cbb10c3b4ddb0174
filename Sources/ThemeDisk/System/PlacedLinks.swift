import Platform
import ThemeCore

/// Makes symbolic links in a folder, each by its name and where it leads, and removes other links whose name `isOurs`. Links that
/// are right stay as they are; a folder without links is removed if it is empty, and not made.
package func placeLinks(
  _ links: [(name: String, target: String)], in path: String, replacing isOurs: (String) -> Bool
) throws(CommitError) {
  Interrupt.hold()
  defer { Interrupt.release() }
  do throws(SystemError) {
    guard let folder = try folderOfLinks(at: path, isMade: !links.isEmpty) else { return }
    for link in links { try folder.placeLink(link.name, to: link.target) }
    let names = Set(links.map(\.name))
    for name in try folder.names(limit: .max) ?? [] where isOurs(name) && !names.contains(name) {
      if try folder.statusIfAny(of: name)?.kind == .link { try folder.removeIfAny(name) }
    }
    if links.isEmpty, try folder.names(limit: 0) != nil { try removeFolder(at: path) }
  } catch {
    throw .failed(path: path, error)
  }
}

private func folderOfLinks(at path: String, isMade: Bool) throws(SystemError) -> Folder? {
  var made = MadeFolders()
  if isMade { return try Folder.making(path, faults: nil, &made) }
  return try? Folder.walking(path)
}

private func removeFolder(at path: String) throws(SystemError) {
  let parts = path.pathParts
  guard let name = parts.last else { return }
  let above = parts.dropLast().joined(separator: "/")
  try Folder.walking(path.hasPrefix("/") ? "/\(above)" : above).removeFolder(String(name))
}

extension Folder {
  fileprivate func placeLink(_ name: String, to target: String) throws(SystemError) {
    if let status = try statusIfAny(of: name), status.kind == .link {
      if try self.target(ofLink: name).utf8.elementsEqual(target.utf8) { return }
      try remove(name)
    }
    try fault(.link, name)
    try descriptor.call { unsafe symlinkat(target, $0, name) }
  }
}
