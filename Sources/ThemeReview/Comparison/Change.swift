import ThemeCore
import ThemeImage

/// A difference between two bundles of a theme.
package struct Change: Sendable {
  package enum Subject: Sendable {
    /// A fact of the manifest; `looksSame` is true where art is cut differently and looks the same at every size that was
    /// tried.
    case fact(FactChange, looksSame: Bool)
    /// The picture of a part, at the scales with these names.
    case picture(part: String, scales: [String], PictureChange)
    /// An element, or the whole bundle, is gone or new.
    case gone, added
    /// A state is gone.
    case stateGone(String)
    /// A state is new.
    case stateAdded(String)
    /// The element had another name; its facts and pictures are the same.
    case renamed(from: String)
    /// The paths of text files of targets that differ, are new or are gone without any change that explains it.
    case code(changed: [String], added: [String], gone: [String])
    /// The paths of picture files with the same pixels and different bytes.
    case encoding([String])
  }

  /// Why a change is breaking. The raw value is told in parentheses.
  package enum Reason: String, Sendable {
    case moreRoom = "it can take more room"
    case lessToTouch = "a smaller tap target"
  }

  /// What a change does that its values don't show.
  package enum Effect: Hashable, Sendable {
    case hidesOutline, movesContent, losesMirror
    /// The width of elements with a title changes: `buttons get 12 pt narrower`.
    case resizes(String)

    /// The effect in the words of the head of a report.
    var words: String {
      switch self {
      case .hidesOutline: "an outline is no longer seen on its fill"
      case .movesContent: "content moves"
      case .losesMirror: "no longer mirrored"
      case .resizes(let words): words
      }
    }
  }

  package let grade: Grade
  /// The element by kind and name; nil for the bundle as a whole.
  package let element: String?
  /// The keys of the variants that the change is about, in their order.
  package private(set) var variants: [String]
  /// The number of the element's variants.
  private let all: Int
  /// The keys of all variants that were compared; empty where that is not known.
  package internal(set) var compared: [String] = []
  package internal(set) var subject: Subject
  /// The scales that the change is about, where the element has others; empty for all scales.
  package internal(set) var onlyScales: [String] = []
  /// The values of axes, such as `dark`, that the element has variants of, but the change does not.
  package internal(set) var otherValues: Set<String> = []
  /// Why the change is breaking; nil where its words say so themselves.
  package internal(set) var reason: Reason?
  /// What follows from the change, in words; nil for nothing that is known.
  package internal(set) var consequence: String?
  /// What the change does that its values don't show, which its consequence says; nil for nothing.
  package internal(set) var effect: Effect?
  /// The elements that a screen exchanges, as ``ElementExchange`` names them; nil for other changes.
  package internal(set) var exchange: String?
  /// The contrasts of titles that the change changed.
  package internal(set) var contrasts: [ContrastChange] = []
  /// The causes of the change, in the order of the files; empty where they are not known.
  package internal(set) var causes: [Cause] = []

  /// Makes a change of an element, or of the bundle as a whole. `all` is the number of the element's variants.
  package init(
    _ grade: Grade, of element: String? = nil, in variants: [String] = [], among all: Int = 0,
    _ subject: Subject
  ) {
    self.grade = grade
    self.element = element
    self.variants = variants
    self.all = all
    self.subject = subject
  }

  /// The fact that changed; nil for other changes.
  var fact: FactChange? { if case .fact(let fact, _) = subject { fact } else { nil } }

  /// Whether `variants` are all variants of the element.
  package var isOfAllVariants: Bool { variants.count == all }

  /// The change, in these variants too.
  func alsoIn(_ others: [String]) -> Change {
    var change = self
    change.variants += others
    return change
  }
}

/// The changes between the bundles of a theme; a bundle is nil where its side does not have the theme.
package func changes(ofTheme old: BundleContents?, _ new: BundleContents?) -> [Change] {
  changes(ofTheme: old, new, FileComparison(old, new), workers: 1)
}

/// Everything that differs between the bundles of a theme whose files are compared already: facts of the bundle first, then
/// element by element in the order of names, and then the files of targets. `files` is nil where the digests of a side are not
/// at hand.
func changes(
  ofTheme old: BundleContents?, _ new: BundleContents?, _ files: FileComparison?, workers: Int
) -> [Change] {
  guard let new else { return old == nil ? [] : [Change(.breaking, .gone)] }
  guard let old else { return [Change(.visible, .added)] }
  // Which targets a bundle has files for is said first: it is the reason for most of what follows.
  let targets = targetChanges(old, new)
  var changes = targets
  if let files, files.areFactsSame {
    // Options of targets can rename what an app refers to, and the manifest says nothing of them.
    if !files.texts.isEmpty { changes += nameChanges(files, old, new, ofTokensOnly: false) }
    return changes + fileChanges(files, old, new, factsDiffer: changes.count > targets.count)
  }
  old.verifyManifest()
  new.verifyManifest()
  for fact in factChanges(
    .object(old.manifest.members), .object(new.manifest.members), at: [],
    omitting: ["manifestVersion", "scales"])
  {
    let grade = FactRules.ofBundle(fact.path)?.grade(of: fact) ?? .visible
    var change = Change(grade, .fact(fact, looksSame: false))
    change.exchange = ElementExchange(fact, old.manifest, new.manifest)?.name
    changes.append(change)
  }
  let pairs = ElementPairs(old, new).all
  changes += parallelMap(pairs.count, workers: workers) { index in
    let (name, before, after) = pairs[index]
    guard let after else { return [Change(.breaking, of: name, .gone)] }
    // What the contrasts of titles are found with are pictures that were compared.
    let (first, second) = (old.remembering(), new.remembering())
    guard let before else {
      var change = Change(.visible, of: name, .added)
      change.contrasts = contrastChanges(nil, after, first, second)
      return [change]
    }
    let renamed = Change(.breaking, of: name, .renamed(from: before.name))
    let comparison = PictureComparison(old: first, new: second)
    let found = ElementComparison(before, after, pictures: comparison).changes
    return (before.name == name ? [] : [renamed])
      + (found.isEmpty ? [] : found.telling(contrastChanges(before, after, first, second)))
  }.joined()
  changes += new.folderChanges(since: old, besides: Dictionary(grouping: changes) { $0.element ?? "" })
  // The names of an element that is gone are implied; only renamings can change others, and options of targets.
  let mayRename = changes.count == targets.count || changes.contains(where: \.subject.renamesCode)
  changes += nameChanges(files, old, new, ofTokensOnly: !mayRename)
  guard let files else { return changes }
  return changes + fileChanges(files, old, new, factsDiffer: changes.count > targets.count)
}

/// The targets of which only one side has files, as facts of the bundle: those that are gone, and those that are new.
private func targetChanges(_ old: BundleContents, _ new: BundleContents) -> [Change] {
  guard let (before, after) = comparableTargets(old, new) else { return [] }
  return FactChange.lists(at: ["targets"], before.subtracting(after), after.subtracting(before)).map {
    Change($0.new == nil ? .breaking : .generated, .fact($0, looksSame: false))
  }
}

/// The names that code of an app refers to and that are gone from the files of targets.
private func nameChanges(
  _ files: FileComparison?, _ old: BundleContents, _ new: BundleContents, ofTokensOnly: Bool
) -> [Change] {
  TargetNames.changes(old, new, differingIn: files?.texts, ofTokensOnly: ofTokensOnly).map {
    Change(.breaking, .fact($0, looksSame: false))
  }
}

/// The folders of the targets of two bundles; nil where they can't be compared. A compiled bundle has the targets of its project,
/// and a bundle on the disk those of its build's command line.
private func comparableTargets(
  _ old: BundleContents, _ new: BundleContents
) -> (old: Set<String>, new: Set<String>)? {
  guard (old.folder == nil) == (new.folder == nil), let olds = old.digests, let news = new.digests else {
    return nil
  }
  return (olds.targetFolders, news.targetFolders)
}

extension Change.Subject {
  /// Whether the change may have renamed something in the code of targets.
  fileprivate var renamesCode: Bool {
    switch self {
    case .renamed: true
    case .fact(let fact, _): ["theme", "namespace", "symbol", "assetName"].contains(fact.path.first)
    default: false
    }
  }
}

/// The text files that differ where no fact does, and the pictures that differ only in their encoding.
private func fileChanges(
  _ files: FileComparison, _ old: BundleContents, _ new: BundleContents, factsDiffer: Bool
) -> [Change] {
  var changes: [Change] = []
  if !factsDiffer {
    // Files of a target that only one side has follow from that.
    let told = comparableTargets(old, new).map { $0.symmetricDifference($1) } ?? []
    let code = files.texts.subtracting(["manifest.json", "digests.json"]).sorted(by: precedesInBytes)
      .filter { path in !told.contains(String(path.prefix { $0 != "/" })) }
    if !code.isEmpty {
      let (olds, news) = (Set(old.digests?.texts ?? []), Set(new.digests?.texts ?? []))
      let subject = Change.Subject.code(
        changed: code.filter { olds.contains($0) == news.contains($0) },
        added: code.filter { !olds.contains($0) },
        gone: code.filter { !news.contains($0) })
      changes.append(Change(.generated, subject))
    }
  }
  let images = files.images.sorted(by: precedesInBytes).filter { path in
    // Digests may be wrong, so the pixels of the files that differ are compared.
    guard let before = old.picture(path), let after = new.picture(path) else { return false }
    if before != after {
      old.verify(path)
      new.verify(path)
    }
    return before == after
  }
  if !images.isEmpty { changes.append(Change(.encoding, .encoding(images))) }
  return changes
}
