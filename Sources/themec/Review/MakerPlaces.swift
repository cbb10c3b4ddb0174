import ThemeCore
import ThemeDisk
import ThemeModel
import ThemeReview

/// The projects that are searched for the themes that bundles were built from, the likeliest first: the projects around the
/// bundles and around the current folder, first as they are in the work tree, then in the last commit and in the commit where
/// the branch began.
///
/// This is a class because a project is opened only when it is asked for.
final class MakerPlaces {
  /// The most projects that are searched.
  private static let maxProjects = 3

  private let projects: [FolderPath]
  private var opened: [MakerPlace] = []
  /// The places that are not opened yet; nil until the first of them is needed.
  private var closed: [() -> MakerPlace?]?

  init(around bundles: [BundleContents]) throws {
    let current = try Terminal.currentFolder()
    var seen: Set<String> = []
    var projects: [FolderPath] = []
    let folders = bundles.compactMap { $0.folder.flatMap(FolderPath.init(absolute:))?.parent } + [current]
    for folder in folders where seen.insert(folder.text).inserted && projects.count < Self.maxProjects {
      let project = folder.ancestry.first {
        modificationTime(ofFile: $0.appending(Project.fileName).text) != nil
      }
      if let project, !projects.contains(project) { projects.append(project) }
    }
    self.projects = projects
    opened = projects.compactMap { project in
      (try? DiskInputs(root: project.text)).map { MakerPlace($0) }
    }
  }

  /// The place at an index, counted from 0; nil after the last place.
  subscript(index: Int) -> MakerPlace? {
    while index >= opened.count {
      var rest = closed ?? revisions()
      guard !rest.isEmpty else { return nil }
      let next = rest.removeFirst()
      closed = rest
      if let place = next() { opened.append(place) }
    }
    return opened[index]
  }

  /// Makes the places for the projects in revisions of their repositories; empty if git finds none.
  private func revisions() -> [() -> MakerPlace?] {
    var seen: Set<String> = []
    return projects.flatMap { project in
      [try? GitRevision("HEAD", in: project.text), try? GitRevision.mergeBase(in: project.text)]
        .compactMap { $0 }
        .compactMap { revision in
          guard let root = project.path(below: revision.top),
            seen.insert("\(revision.commit) \(root)").inserted
          else { return nil }
          return {
            guard (try? revision.kind(of: root.appending(Project.fileName))) == "blob",
              let inputs = try? GitInputs(revision, root: root)
            else { return nil }
            return MakerPlace(inputs)
          }
        }
    }
  }
}
