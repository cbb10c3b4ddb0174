import ThemeCore

/// The names in the files of targets that an app's code refers to, by target.
struct TargetNames {
  private var names: [String: Set<String>] = [:]

  /// Reads the names from the files of a bundle. Without digests there are none, and files that are not at hand add none.
  init(_ bundle: BundleContents) {
    guard let digests = bundle.digests else { return }
    for path in digests.texts + digests.copies.keys.sorted(by: precedesInBytes) {
      let parts = path.split(separator: "/")
      guard let target = parts.first, let file = parts.last else { continue }
      switch target {
      case "xcassets":
        if let set = path.firstRange(of: ".imageset/Contents.json"),
          let catalog = path.firstRange(of: ".xcassets/")
        {
          add(path[catalog.upperBound..<set.lowerBound], of: target)
        }
      case "android" where path.contains("/drawable"):
        add(file.prefix { $0 != "." }, of: target)
      case "android": read(path, bundle, target, ["<style name=\"", "<color name=\"", "<dimen name=\""])
      case "css": read(path, bundle, target, ["."])
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
    guard let bytes = bundle.bytes(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      var line = line.drop { $0 == " " }
      if line.hasPrefix("@MainActor ") { line = line.dropFirst("@MainActor ".count) }
      guard let beginning = beginnings.first(where: { line.hasPrefix($0) }) else { continue }
      add(
        line.dropFirst(beginning.count).prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }, of: target
      )
    }
  }

  /// Adds a name. Names with two underscores are skipped: they belong to parts of an element and follow from its name.
  private mutating func add(_ name: Substring, of target: Substring) {
    if name.isEmpty || name.contains("__") { return }
    names[String(target), default: []].insert(String(name))
  }

  /// The names that are gone and the names that are new, as facts of the bundle; a target from which no name is gone is left
  /// out.
  static func changes(_ old: BundleContents, _ new: BundleContents) -> [FactChange] {
    let (before, after) = (TargetNames(old).names, TargetNames(new).names)
    return before.keys.sorted(by: precedesInBytes).compactMap { target in
      guard let first = before[target], let second = after[target], !first.isSubset(of: second) else {
        return nil
      }
      func list(_ names: Set<String>) -> JSONValue? {
        names.isEmpty ? nil : .array(names.sorted(by: precedesInBytes).map { .string($0) })
      }
      return FactChange(
        path: ["names", target], old: list(first.subtracting(second)), new: list(second.subtracting(first)))
    }
  }
}
