import Platform
package import ThemeCore

/// The location of a bundle's folder, and which symbolic links on the way there may be followed.
package struct BundlePlace: Sendable {
  /// The path as the user would type it.
  package let typedPath: String
  /// The folder that the path must not leave, and the path from there; nil where every link may be followed.
  let held: (base: String, way: ThemePath)?

  /// A folder that the user named. All symbolic links are followed.
  package init(_ typedPath: String) {
    self.typedPath = typedPath
    held = nil
  }

  /// A folder that a theme or a project file names. No symbolic link on the way from the folder at `base` may lead out of it.
  package init(_ typedPath: String, by way: ThemePath, below base: String) {
    self.typedPath = typedPath
    held = (base, way)
  }

  /// Opens the folder; nil when it does not exist. Throws `InputError.leavesRoot` when a symbolic link leads out of the base
  /// folder.
  func open(_ faults: Faults? = nil) throws -> Folder? {
    do {
      guard let held else { return try openTyped(faults) }
      var walk = LinkWalk(root: try Folder(path: held.base, faults: faults), rootPath: held.base)
      return try walk.open(held.way)
    } catch let error as SystemError where error.code == ENOENT {
      return nil
    }
  }

  /// Opens the folder as `open` does, after making the folder and its parents if they don't exist. Adds what it makes to
  /// `made`.
  func make(_ faults: Faults?, _ made: inout MadeFolders) throws -> Folder {
    guard let held else {
      do throws(SystemError) {
        return try Folder(path: typedPath.isEmpty ? "." : typedPath, faults: faults)
      } catch {
        guard error.code == ENOENT || error.code == ENAMETOOLONG else { throw error }
        return try Folder.making(typedPath, faults: faults, &made)
      }
    }
    let base = try Folder.making(held.base, faults: faults, &made)
    var walk = LinkWalk(root: base, rootPath: held.base, makes: true)
    walk.made = made
    defer { made = walk.made }
    return try walk.open(held.way)
  }

  private func openTyped(_ faults: Faults?) throws(SystemError) -> Folder {
    do throws(SystemError) {
      return try Folder(path: typedPath.isEmpty ? "." : typedPath, faults: faults)
    } catch {
      guard error.code == ENAMETOOLONG else { throw error }
      return try Folder.walking(typedPath)
    }
  }
}
