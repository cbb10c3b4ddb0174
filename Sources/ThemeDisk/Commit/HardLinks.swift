import Synchronization
import ThemeImage

// Targets have copies of the slices. A picture is encoded once; each copy is a file of its own, because programs that pack a
// bundle may leave out or break what is one file under two names. Only `--links` asks for that. A commit does not write to a
// file but puts another in its place, so what two names share never changes under one of them.

/// A file that holds the picture of another one.
enum CopySource: Sendable {
  /// Of a change with a smaller number.
  case change(Int)
  /// A file that is right already.
  case file(BundlePath)
}

extension Plan {
  /// Notes which changes are to a picture that an earlier one is to.
  mutating func pairCopies(in tree: OutputTree) {
    var firsts: [String: Int] = [:]
    for number in changes.indices where changes[number].copySource == nil {
      guard case .image(let pixels) = tree.files[changes[number].index].content,
        let digest = pixels.knownDigest
      else { continue }
      changes[number].copySource = firsts[digest].map { .change($0) }
      if firsts[digest] == nil { firsts[digest] = number }
    }
  }
}

extension Planner {
  /// Where several names of the bundle are one file, plans a file of its own for each of them but the first.
  func separate(_ existingFiles: [ExistingFile], in plan: inout Plan) throws(CommitError) {
    var firsts: [FileStatus.Identity: BundlePath] = [:]
    firsts.reserveCapacity(paths.count)
    let count = plan.changes.count
    for index in paths.indices {
      guard case .right(let identity) = existingFiles[index] else { continue }
      let path = paths[index]
      guard let first = firsts[identity] else {
        firsts[identity] = path
        continue
      }
      // Where case does not count, two names may be one.
      let status = try bundle.attempt(path.text) { () throws(SystemError) in try bundle.status(of: path) }
      guard let status, status.linkCount > 1 else { continue }
      plan.changes.append(Plan.Change(path: path, index: index, replaces: true, copySource: .file(first)))
    }
    if plan.changes.count > count { plan.changes.sort { $0.path < $1.path } }
  }
}

/// The ways to a file and to one that gets its content.
struct CopyFolders {
  var original: OpenFolderPath
  var copy: OpenFolderPath
}

/// Makes files that hold the same as others.
///
/// A class because many threads share what it learns of the file system.
final class CopyMaker: Sendable {
  private let links: Bool
  private let clones = Atomic(true)

  /// With `links`, a file gets a second name where the file system has them.
  init(links: Bool) {
    self.links = links
  }

  /// Makes the file `newName` hold what the file `name` holds.
  func make(
    _ newName: String, in folder: Folder, of name: String, in source: Folder
  ) throws(SystemError) {
    if links {
      do throws(SystemError) {
        return try source.link(name, to: newName, in: folder)
      } catch {
        guard error.meansNoSecondName else { throw error }
      }
    }
    if clones.load(ordering: .relaxed) {
      do throws(SystemError) {
        return try source.clone(name, to: newName, in: folder)
      } catch {
        guard error.meansNoClone else { throw error }
        clones.store(false, ordering: .relaxed)
      }
    }
    let file = try source.file(name)
    let size = try file.status().size
    guard let bytes = try file.read(size: size, limit: .max - 1) else {
      preconditionFailure("a file beyond every limit")
    }
    try folder.create(newName, bytes)
  }
}
