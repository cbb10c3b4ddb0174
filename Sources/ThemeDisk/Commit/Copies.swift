import Synchronization
import ThemeImage

// The bundles of several targets contain copies of the same slices. A picture is encoded once, but each copy is a separate
// file, because programs that pack a bundle may leave out or break a file that has two names. Only `--links` makes hard links.
// A commit never writes to an existing file but replaces it, so a file with two names never changes under one of them.

/// The file from which a change copies its picture.
enum CopySource: Sendable {
  /// The file that a change with a smaller index writes.
  case change(Int)
  /// An existing file whose content is right.
  case file(BundlePath)
}

extension Plan {
  /// Marks each change that writes the same picture as an earlier change as a copy of that one.
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
  /// Where several names of the bundle are hard links to one file, plans a separate file for each of them but the first.
  func separate(_ plan: inout Plan) throws(CommitError) {
    var firsts: [FileStatus.Identity: BundlePath] = [:]
    firsts.reserveCapacity(plan.kept.count)
    var kept: [Plan.Kept] = []
    for file in plan.kept {
      if let first = firsts[file.identity] {
        // On a file system that ignores case, two names may be one entry.
        let status = try bundle.attempt(file.path.text) { () throws(SystemError) in
          try bundle.status(of: file.path)
        }
        if let status, status.linkCount > 1 {
          plan.changes.append(Plan.Change(path: file.path, index: file.index, copySource: .file(first)))
          continue
        }
      }
      firsts[file.identity] = firsts[file.identity] ?? file.path
      kept.append(file)
    }
    plan.kept = kept
  }
}

/// The open folders on the paths to an original file and to its copy.
struct CopyFolders {
  var original: OpenFolderPath
  var copy: OpenFolderPath
}

/// Makes files that hold the same content as existing ones.
///
/// A class, because many threads share what it finds out about the file system: whether files can be cloned.
final class CopyMaker: Sendable {
  private let clones = Atomic(true)

  /// Creates the file `newName` with the content of the file `name`: as a hard link if it is `linking` and the file system supports
  /// hard links, as a clone or as a plain copy.
  func make(
    _ newName: String, in folder: Folder, of name: String, in source: Folder, linking: Bool = false
  ) throws(SystemError) {
    if linking {
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
