package import ThemeCore

/// The folders in which the inputs of a run lie, however deep: no bundle may take one of them.
///
/// They are known by what they are, not by their paths: links and spellings give one folder many.
package struct InputFolders: Sendable {
  /// Each with the input's folder that it was found above.
  private var known: [FileStatus.Identity: ThemePath] = [:]

  /// `folders` are those of all inputs; links among the inputs are followed.
  package init(_ folders: Set<ThemePath>, in disk: DiskInputs) {
    known = disk.foldersOfLinks.mapValues(\.folder)
    for path in folders.sorted() {
      if let folder = try? disk.folder(path) { climb(from: folder, path) }
    }
  }

  /// Notes a folder and those above it, up to the first that is known.
  private mutating func climb(from folder: Folder, _ path: ThemePath) {
    var next: Folder? = folder
    while let folder = next, let status = try? folder.descriptor.status(), known[status.identity] == nil {
      known[status.identity] = path
      next = try? folder.folder("..", searching: true)
    }
  }

  /// The folder of an input that a folder is, or is above of; nil when it is none.
  func input(in folder: FileStatus.Identity) -> ThemePath? { known[folder] }
}

/// Why a bundle can't go to a place.
package enum PlaceProblem: Hashable, Sendable {
  /// A link on the way leads out of the folder that holds the place.
  case leadsElsewhere
  /// It is a folder of inputs, or one above; the input's folder.
  case holdsInputs(ThemePath)
}

/// Looks at places of bundles before anything is written. What links do there later, the commit finds itself.
package struct PlaceCheck {
  private let inputs: InputFolders
  /// The folders above places that were looked at, as most bundles share theirs; nil for one that is not there.
  private var parents: [String: Folder?] = [:]

  package init(inputs: InputFolders) {
    self.inputs = inputs
  }

  /// Whether a link on the way to a place leads out of the folder that holds it.
  package func leadsElsewhere(_ place: BundlePlace) -> Bool {
    do {
      _ = try place.open()
      return false
    } catch {
      if case InputError.leavesRoot = error { return true }
      return false
    }
  }

  /// What is wrong with a place; nil when nothing is, or nothing is there yet.
  package mutating func problem(of place: BundlePlace) -> PlaceProblem? {
    do {
      guard let identity = try identity(of: place) else { return nil }
      return inputs.input(in: identity).map { .holdsInputs($0) }
    } catch InputError.leavesRoot {
      return .leadsElsewhere
    } catch {
      // What else is wrong, the commit says.
      return nil
    }
  }

  private mutating func identity(of place: BundlePlace) throws -> FileStatus.Identity? {
    if let held = place.held, held.way.folder != .root || held.way != .root {
      let above = BundlePlace("", by: held.way.folder, below: held.base)
      let key = "\(held.base)\0\(held.way.folder.text)"
      let parent: Folder?
      if let known = parents[key] {
        parent = known
      } else {
        parent = try above.open()
        parents[key] = .some(parent)
      }
      guard let status = try parent?.statusIfAny(of: held.way.name) else { return nil }
      if status.kind != .link { return status.identity }
    }
    return try place.open()?.descriptor.status().identity
  }
}
