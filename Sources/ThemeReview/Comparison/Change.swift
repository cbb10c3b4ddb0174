import ThemeCore

/// A difference between two bundles of a theme.
package struct Change: Sendable {
  package enum Subject: Sendable {
    /// A fact of the manifest; `looksSame` where art is cut in another way and every size looks as before.
    case fact(FactChange, looksSame: Bool)
    /// The picture of a part, at scales by their names.
    case picture(part: String, scales: [String], PictureChange)
    /// An element, a state or the whole bundle is there no more; it is new.
    case gone, added
    case stateGone(String)
    case stateAdded(String)
    /// The element had another name, and is the same.
    case renamed(from: String)
    /// Texts that themec writes for targets differ, are new or are gone, and nothing else explains it: their paths.
    case code(changed: [String], added: [String], gone: [String])
    /// Files with the same pixels and other bytes: their paths.
    case encoding([String])
  }

  package let grade: Grade
  /// By kind and name; nil for the bundle as a whole.
  package let element: String?
  /// The variants that it is about, in their order, and whether they are all that there are.
  package let variants: [String]
  package let isOfAllVariants: Bool
  package let subject: Subject
  /// What made it, in the order of the files; empty where that is not known.
  package internal(set) var causes: [Cause] = []

  /// A change of an element, or of the bundle as a whole; `all` is how many variants there are.
  package init(
    _ grade: Grade, of element: String? = nil, in variants: [String] = [], among all: Int = 0,
    _ subject: Subject
  ) {
    self.grade = grade
    self.element = element
    self.variants = variants
    isOfAllVariants = variants.count == all
    self.subject = subject
  }
}

/// What became of the bundle of a theme, which may be there on one side only.
package func changes(ofTheme old: BundleContents?, _ new: BundleContents?) -> [Change] {
  changes(ofTheme: old, new, old.flatMap { old in new.flatMap { FileComparison(old, $0) } }, workers: 1)
}

/// As above, where the files of both sides are compared already.
func changes(
  ofTheme old: BundleContents?, _ new: BundleContents?, _ files: FileComparison?, workers: Int
) -> [Change] {
  switch (old, new) {
  case (let old?, let new?): changes(old, new, files, workers: workers)
  case (nil, nil): []
  case (nil, _): [Change(.visible, .added)]
  case (_, nil): [Change(.breaking, .gone)]
  }
}

/// Everything that differs between two bundles of a theme: the bundle, then element by element in their order.
private func changes(
  _ old: BundleContents, _ new: BundleContents, _ files: FileComparison?, workers: Int
) -> [Change] {
  if let files, files.areFactsSame { return fileChanges(files, old, new, factsDiffer: false) }
  old.verifyManifest()
  new.verifyManifest()
  var changes: [Change] = []
  let members = { (facts: ManifestFacts) in JSONValue.object(facts.members.map { ($0.key, $0.value) }) }
  for fact in factChanges(
    members(old.manifest), members(new.manifest), at: [], omitting: ["manifestVersion", "scales"])
  {
    changes.append(Change(grade(ofBundle: fact), .fact(fact, looksSame: false)))
  }
  let pairs = ElementPairs(old, new).all
  let pictures = PictureComparison(old: old, new: new)
  changes += parallelMap(pairs.count, workers: workers) { index in
    let (name, before, after) = pairs[index]
    switch (before, after) {
    case (let before?, let after?):
      let renamed = Change(.breaking, of: name, .renamed(from: before.name))
      return (before.name == name ? [] : [renamed])
        + ElementComparison(before, after, pictures: pictures).changes
    case (nil, _): return [Change(.visible, of: name, .added)]
    case (_, nil): return [Change(.breaking, of: name, .gone)]
    }
  }.joined()
  changes += DrawableFolders.changes(old, new, besides: Dictionary(grouping: changes) { $0.element ?? "" })
  changes += goneTargets(old, new).map { Change(.breaking, .fact($0, looksSame: false)) }
  // That something is gone says that its names are.
  if changes.contains(where: \.subject.renamesCode) {
    changes += TargetNames.changes(old, new).map { Change(.breaking, .fact($0, looksSame: false)) }
  }
  guard let files else { return changes }
  return changes + fileChanges(files, old, new, factsDiffer: !changes.isEmpty)
}

/// The targets of which one side has files and the other one none, as a fact of the bundle.
private func goneTargets(_ old: BundleContents, _ new: BundleContents) -> [FactChange] {
  // What is compiled has the targets of its project, and what is on the disk those of a command line.
  guard (old.folder == nil) == (new.folder == nil), let before = old.digests, let after = new.digests,
    before.isComplete, after.isComplete
  else { return [] }
  let gone = before.targetFolders.subtracting(after.targetFolders).sorted(by: precedesInBytes)
  return gone.isEmpty
    ? [] : [FactChange(path: ["targets"], old: .array(gone.map(JSONValue.string)), new: nil)]
}

extension Change.Subject {
  /// Whether names in the code of targets may follow from it.
  fileprivate var renamesCode: Bool {
    switch self {
    case .renamed: true
    case .fact(let fact, _): ["theme", "namespace", "symbol", "assetName"].contains(fact.path.first)
    default: false
    }
  }
}

/// The texts and encodings that differ where no fact does.
private func fileChanges(
  _ files: FileComparison, _ old: BundleContents, _ new: BundleContents, factsDiffer: Bool
) -> [Change] {
  var changes: [Change] = []
  if !factsDiffer {
    let code = files.texts.subtracting(["manifest.json", "digests.json"]).sorted(by: precedesInBytes)
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
    // Digests are the word of who wrote them: the files that differ are looked into.
    guard let before = old.picture(path), let after = new.picture(path) else { return false }
    if before == after { return true }
    old.verify(path)
    new.verify(path)
    return false
  }
  if !images.isEmpty { changes.append(Change(.encoding, .encoding(images))) }
  return changes
}

/// What a fact of the bundle as a whole matters.
private func grade(ofBundle fact: FactChange) -> Grade {
  switch fact.path.first {
  case "theme", "namespace": .breaking
  case "defaults", "fonts", "screens": .visible
  default: .metadata
  }
}
