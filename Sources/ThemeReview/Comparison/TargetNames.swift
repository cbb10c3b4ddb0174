import ThemeCore

/// The names in the files of targets that an app's code refers to, by target.
struct TargetNames {
  private var names: [String: Set<String>] = [:]
  /// The targets of which a file is not at hand.
  private var unknown: Set<String> = []

  /// Reads the names from the files of a bundle, or only those that follow from no element: the custom properties of tokens.
  /// Texts are read only of `targets`; nil is all of them. Without digests there are no names.
  init(_ bundle: BundleContents, reading targets: Set<String>?, ofTokensOnly: Bool) {
    guard let digests = bundle.digests else { return }
    let namespace = bundle.manifest.json["namespace"]?.string ?? bundle.manifest.theme
    let copies = ofTokensOnly ? [] : digests.copies.keys.sorted(by: precedesInBytes)
    for path in digests.texts + copies {
      let parts = path.split(separator: "/")
      guard let target = parts.first, let file = parts.last, target == "css" || !ofTokensOnly else {
        continue
      }
      switch target {
      case "xcassets":
        if let set = path.firstRange(of: ".imageset/Contents.json"),
          let catalog = path.firstRange(of: ".xcassets/")
        {
          add(path[catalog.upperBound..<set.lowerBound], of: target)
        }
      case "android" where path.contains("/drawable"):
        add(file.prefix { $0 != "." }, of: target)
      // A copy is a picture.
      case _ where digests.copies[path] != nil || targets?.contains(String(target)) == false: break
      case "android": read(path, bundle, target, ["<style name=\"", "<color name=\"", "<dimen name=\""])
      case "css": read(path, bundle, target, ["--\(namespace)-"] + (ofTokensOnly ? [] : ["."]))
      case "flutter": read(path, bundle, target, ["abstract final class ", "static const "])
      case "uikit":
        let declarations = ["enum ", "static let "]
        read(path, bundle, target, declarations + declarations.map { "public \($0)" })
      default: break
      }
    }
  }

  /// Adds the names in a file that follow one of the texts in `beginnings` at the start of a line, apart from spaces.
  private mutating func read(
    _ path: String, _ bundle: BundleContents, _ target: Substring, _ beginnings: [String]
  ) {
    guard let bytes = bundle.bytes(path) else {
      unknown.insert(String(target))
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).linesOfText {
      var line = line.drop { $0 == " " }
      if line.hasPrefix("@MainActor ") { line = line.dropFirst("@MainActor ".count) }
      guard let beginning = beginnings.first(where: { line.hasPrefix($0) }) else { continue }
      // A custom property is known by its whole name.
      let name = beginning.hasPrefix("--") ? line : line.dropFirst(beginning.count)
      add(name.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }, of: target)
    }
  }

  /// Adds a name. Names with two underscores are skipped: they belong to parts of an element and follow from its name.
  private mutating func add(_ name: Substring, of target: Substring) {
    if name.isEmpty || name.contains("__") { return }
    names[String(target), default: []].insert(String(name))
  }

  /// The names that are gone and the names that are new, as facts of the bundle; a target from which no name is gone is left
  /// out. `texts` are the text files that differ, so that no others need be read; nil where that is not known.
  static func changes(
    _ old: BundleContents, _ new: BundleContents, differingIn texts: Set<String>?, ofTokensOnly: Bool
  ) -> [FactChange] {
    let targets = texts.map { Set($0.map { String($0.prefix { $0 != "/" }) }) }
    let before = TargetNames(old, reading: targets, ofTokensOnly: ofTokensOnly)
    let after = TargetNames(new, reading: targets, ofTokensOnly: ofTokensOnly)
    let known = Set(before.names.keys).subtracting(before.unknown).subtracting(after.unknown)
    return known.sorted(by: precedesInBytes).compactMap { target in
      guard let first = before.names[target], let second = after.names[target], !first.isSubset(of: second)
      else { return nil }
      return FactChange(
        path: ["names", target], old: .names(first.subtracting(second)),
        new: .names(second.subtracting(first)))
    }
  }
}

extension BundleContents {
  /// The folders in which Android finds the pictures of each element, such as those for a density, by element and then by the
  /// name of the drawable.
  private var drawableFolders: [String: [Substring: Set<String>]] {
    var folders: [String: [Substring: Set<String>]] = [:]
    for path in digests?.copies.keys.sorted(by: precedesInBytes) ?? [] {
      let parts = path.split(separator: "/")
      guard parts.count == 4, parts[0] == "android", let element = digests?.elements[path] else { continue }
      let name = parts[3].prefix { $0 != "." }
      folders[element, default: [:]][name, default: []].insert(String(parts[2]))
    }
    return folders
  }

  /// The folders that Android's drawables no longer have, and those that are new, except of elements whose other changes explain
  /// them and of drawables that are on one side only. `changes` has those other changes by the name of the element.
  ///
  /// Whether a density has a folder depends on how art can be cut, so no fact of the manifest states it.
  func folderChanges(since old: BundleContents, besides changes: [String: [Change]]) -> [Change] {
    let (olds, news) = (old.drawableFolders, drawableFolders)
    return news.keys.sorted(by: precedesInBytes)
      .filter { element in !(changes[element] ?? []).contains(where: \.subject.changesVariants) }
      .flatMap { element in
        var (gone, added): (Set<String>, Set<String>) = ([], [])
        for (name, before) in olds[element] ?? [:] {
          guard let after = news[element]?[name] else { continue }
          gone.formUnion(before.subtracting(after))
          added.formUnion(after.subtracting(before))
        }
        return FactChange.lists(at: FactChange.foldersPath, gone, added).map {
          Change(.visible, of: element, .fact($0, looksSame: false))
        }
      }
  }
}

extension FactChange {
  fileprivate static let foldersPath = ["android", "folders"]

  /// Whether the fact is about the folders in which Android finds pictures.
  var isOfFolders: Bool { path == Self.foldersPath }
}

extension Change.Subject {
  /// Whether the change is that an element, a state or a picture exists on one side only, or that an element is renamed.
  fileprivate var changesVariants: Bool {
    switch self {
    case .gone, .added, .stateGone, .stateAdded, .renamed, .picture(_, _, .gone), .picture(_, _, .added): true
    default: false
    }
  }
}
