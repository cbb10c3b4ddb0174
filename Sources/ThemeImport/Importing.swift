package import ThemeBundle
package import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The result of an import: a theme that builds, its files, and what became of everything that was found.
package struct ImportResult: Sendable {
  package var theme: ImportedTheme
  /// The files that the theme names, by their paths below the theme's folder.
  package var files: [ImportedFile]
  package var notes: [ImportNote]
  /// The options without which the theme is too large to be built, such as `--limit bundle-work=3000000000`.
  package var options: [String] = []
}

/// Makes a theme of what was found.
///
/// The theme is compiled in memory. An element with an error stays out, with the error as the reason in its note, so what is
/// left builds.
package func imported(
  _ found: Imported, _ options: ImportOptions, targets: TargetSet, workers: Int = 1
) throws(CompilerFault) -> ImportResult {
  // Imports into the same folder do not share files, so that each can change and remove its own.
  var found = found.movingArt(into: options.name)
  var apart: Set<ImportPlace> = []
  var isConverting: Set<ImportPlace> = []
  guard Set(found.tokens.map(\.path)).count == found.tokens.count else {
    throw CompilerFault(message: "the import would write two tokens of the same name")
  }
  var dropped: [ImportNote] = []
  while true {
    var notes = found.notes + dropped
    let theme = assembled(found, options, apart: apart, &notes)
    let path = ThemePath.root.appending("\(options.name).theme.yaml")
    let files = try used(found.files, by: theme)
    let all = files + [ImportedFile(path, Array(theme.text.utf8))]
    let session = Session(FilesInMemory(all), targets: targets, limits: options.limits)
    var compiling = CompileOptions()
    compiling.workers = workers
    compiling.emits = false
    compiling.targets = options.targets
    let compiled = try compileAll([path], in: session, compiling)
    var errors = compiled.diagnostics.filter { $0.severity == .error }
    let raised = errors.compactMap { $0.optionOfTheme }
    errors.removeAll { $0.optionOfTheme != nil }
    guard !errors.isEmpty else {
      notes += taken(theme)
      return ImportResult(theme: theme, files: files, notes: notes, options: raised)
    }
    var isChanged = false
    for error in errors {
      guard let id = error.element ?? theme.element(at: error, in: session) else { continue }
      guard let base = theme.places[id] else { continue }
      let places = Set(theme.places.filter { $0.key == id || $0.key.hasPrefix("\(id) ") }.map(\.value))
      if error.help.contains(where: { $0.contains("profile: convert") }), isConverting.insert(base).inserted {
        for index in found.elements.indices where places.contains(found.elements[index].place) {
          found.elements[index].look = found.elements[index].look.convertingProfiles
        }
        dropped.append(
          ImportNote(
            .changed, id, at: base, "its PNGs are not in sRGB: `profile: convert` converts their colors"))
      } else if places.count > 1, !places.isSubset(of: apart) {
        // Perhaps only the pairing is wrong.
        apart.formUnion(places)
      } else if let subject = found.elements.first(where: { $0.place == base })?.name {
        found.elements.removeAll { $0.place == base }
        dropped.append(
          ImportNote(.left, subject, at: base, error.message + (error.help.first.map { "; \($0)" } ?? "")))
      } else {
        continue
      }
      isChanged = true
    }
    guard isChanged else {
      throw CompilerFault(
        message: "the imported theme does not compile: \(errors[0].message)\n\(theme.text)")
    }
  }
}

extension Diagnostic {
  /// The option that raises the limit of a whole theme, `bundle-work`, which only its build needs; nil for other errors.
  fileprivate var optionOfTheme: String? {
    let option = help.first?.split(separator: "`").first.map(String.init)
    return option?.hasPrefix("--limit \(Limit.bundleWork.name)=") == true && code == .limitExceeded
      ? option : nil
  }
}

/// The notes about everything that is in the theme by itself.
private func taken(_ theme: ImportedTheme) -> [ImportNote] {
  theme.sections.flatMap { section in
    section.elements.entries.compactMap { entry in
      let id = "\(section.name)/\(entry.key)"
      let subject = entry.value.map?["assetName"]?.text ?? entry.key
      return theme.places[id].map { ImportNote(.taken, subject, at: $0, "it is `\(id)`") }
    }
  }
}

/// The files that a theme names, and those that belong to a resolver of its tokens.
private func used(
  _ files: [ImportedFile], by theme: ImportedTheme
) throws(CompilerFault) -> [ImportedFile] {
  let names = Set(theme.sections.flatMap(\.elements.texts).map(\.stem))
  var seen: [String: ImportedFile] = [:]
  var used: [ImportedFile] = []
  for file in files where !file.path.text.hasPrefix("art/") || names.contains(file.path.text.stem) {
    if let other = seen.updateValue(file, forKey: file.path.text.foldingCase) {
      guard other.bytes == file.bytes else {
        throw CompilerFault(message: "the import would write two files to \(file.path)")
      }
      if other.path == file.path { continue }
    }
    used.append(file)
  }
  return used
}

extension String {
  /// A path of art without its scale and its extension.
  var stem: String {
    withoutExtension.dropping(endings: ["@2x", "@3x", "@2x.9", "@3x.9", ".9"])
  }

  /// The text without those of some endings that it has, one after the other.
  func dropping(endings: [String]) -> String {
    endings.reduce(self) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
  }
}

extension ImportedTheme {
  /// The element in whose lines an error is.
  fileprivate func element(at error: Diagnostic, in session: Session) -> String? {
    let file = session.sources[error.place.range.source]
    guard file.path.name == "\(name).theme.yaml" else {
      // An error within an SVG is that of the element that shows it.
      return places.keys.sorted().first { id in look(id)?.texts.contains(file.path.text) == true }
    }
    let line = file.lines.position(of: Int(error.place.range.start)).line
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (section, element) = ("", "")
    for text in lines.prefix(line) {
      if text.hasPrefix("  "), !text.hasPrefix("   ") {
        element = String(text.dropFirst(2).prefix { $0 != ":" })
      } else if !text.hasPrefix(" "), text.hasSuffix(":") {
        section = String(text.dropLast())
      }
    }
    return "\(section)/\(element)"
  }

  private func look(_ id: String) -> ThemeValue? {
    let parts = id.split(separator: "/", maxSplits: 1)
    return parts.count == 2 ? sections.first { $0.name == parts[0] }?.elements[String(parts[1])] : nil
  }
}

extension ThemeMap {
  /// The map with `profile: convert` beside each file.
  fileprivate var convertingProfiles: ThemeMap {
    var result = mappingValues { $0.value.map.map { .map($0.convertingProfiles) } ?? $0.value }
    if self["file"] != nil || self["ninePatch"] != nil { result["profile"] = "convert" }
    return result
  }
}

/// Files in memory, as the compiler reads them, in place of those of a folder.
struct FilesInMemory: ThemeInputs {
  private var files: [ThemePath: [UInt8]] = [:]
  private var folders: [ThemePath: Set<String>] = [.root: []]
  private let base: (any ThemeInputs)?

  init(_ all: [ImportedFile], over base: (any ThemeInputs)? = nil) {
    self.base = base
    for file in all {
      files[file.path] = file.bytes
      var path = file.path
      while path != .root {
        folders[path.folder, default: []].insert(path.name)
        path = path.folder
      }
    }
  }

  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    guard let bytes = files[path] else {
      if let base { return try base.bytes(of: path, limit: limit) }
      throw folders[path] == nil ? .notFound : .wrongKind
    }
    if bytes.count > limit { throw .tooLarge(bytes: bytes.count, limit: limit) }
    return bytes
  }

  func names(in folder: ThemePath) throws(InputError) -> [String] {
    let below = base.flatMap { try? $0.names(in: folder) }
    guard let names = folders[folder] ?? (below == nil ? nil : []) else {
      throw files[folder] == nil ? .notFound : .wrongKind
    }
    return names.union(below ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
