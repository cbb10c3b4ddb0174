import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// Files that are of DTCG 2025.10 already and need no conversion: they are copied, with the resolver document that they have.
struct CopiedTokens {
  let imported: ImportedTokens

  /// Nil if the files must be converted.
  init?(_ sources: [TokenSource], into folder: ThemePath) {
    var documents: [TokenDocument] = []
    var roots: [FoundValue] = []
    var resolver: Int?
    for (index, source) in sources.enumerated() {
      var sink = DiagnosticSink()
      let file = SourceFile(path: source.path, bytes: source.bytes)
      guard source.ending == "json", let root = parse(SourceID(index: UInt32(index)), file, into: &sink),
        !sink.hasErrors,
        let found = try? LooseJSON(source.bytes).documents.first?.root,
        let dialect = FoundDialect(found), dialect == .dtcg || dialect == .resolver,
        let document = DesignTokenReader.document(root, Limits(), &sink), !sink.hasErrors
      else { return nil }
      if dialect == .resolver {
        guard resolver == nil else { return nil }
        resolver = index
      } else {
        documents.append(document)
      }
      roots.append(found)
    }
    guard !documents.isEmpty else { return nil }
    var result = ImportedTokens()
    let paths = Self.paths(of: sources, in: folder)
    if let resolver {
      guard let use = Self.use(of: roots[resolver], at: paths[resolver]) else { return nil }
      result.tokenFiles = use
    } else {
      guard Self.isOneMode(documents, roots) else { return nil }
      result.tokenFiles = .list(paths.map { .text($0.text) })
    }
    for (source, path) in zip(sources, paths) {
      result.files.append(ImportedFile(path, source.bytes))
      let note = "it is of DTCG 2025.10, and copied as it is"
      result.notes.append(ImportNote(.taken, source.path.name, at: ImportPlace(source.path), note))
    }
    imported = result
  }

  /// Whether the files are valid together and no token is in two of them, as it is where each file is for a mode.
  private static func isOneMode(_ documents: [TokenDocument], _ roots: [FoundValue]) -> Bool {
    var sink = DiagnosticSink()
    guard let tokens = DesignTokenReader.tokens(of: documents, missing: .isError, Limits(), &sink),
      !sink.hasErrors
    else {
      return false
    }
    let isValid = tokens.remarks.allSatisfy { remark in
      if case .invalid = remark.kind { return false }
      return true
    }
    var keys: Set<String> = []
    for root in roots {
      var reading = TreeReading(source: 0, .dtcg)
      reading.read(root)
      guard reading.found.lists.isEmpty else { return false }
      for token in reading.found.layers.flatMap(\.tokens) where !keys.insert(token.key).inserted {
        return false
      }
    }
    return isValid
  }

  /// The paths of the copies: those of the files, below the folder that all are in.
  private static func paths(of sources: [TokenSource], in folder: ThemePath) -> [ThemePath] {
    var shared = sources[0].path.folder
    while !sources.allSatisfy({ $0.path.below(shared) != nil }) { shared = shared.folder }
    return sources.map { source in
      source.path.below(shared).flatMap { ThemePath($0.text, relativeTo: folder) }
        ?? folder.appending(source.path.name)
    }
  }

  /// What a theme says of a resolver document.
  private static func use(of root: FoundValue, at path: ThemePath) -> ThemeValue? {
    var use: ThemeMap = ["resolver": .text(path.text)]
    var modifiers = root["modifiers"]?.members.map { $0.map { ($0.key, $0.value) } } ?? []
    for item in root["resolutionOrder"]?.items ?? [] where item["contexts"] != nil {
      if let name = item["name"]?.text { modifiers.append((name, item)) }
    }
    for (name, modifier) in modifiers {
      guard let contexts = modifier["contexts"]?.members?.map(\.key), contexts.count > 1 else { return nil }
      let modes = contexts.map { ($0, ModeName($0)) }
      let usual = modifier["default"]?.text ?? modes.first { !$0.1.isUnusual }?.0 ?? contexts[0]
      let mapped = modes.filter { $0.1.isUnusual && $0.1.rest.isEmpty && $0.0 != usual }
      guard !mapped.isEmpty else {
        use.set(.text(usual), at: ["contexts", name])
        continue
      }
      for (context, mode) in mapped {
        let values: [ThemeValue] =
          (mode.look.isDark ? ["appearances.dark"] : [])
          + (mode.look.isHighContrast ? ["accessibility.highContrast"] : [])
        use.set(values.count == 1 ? values[0] : .list(values), at: ["modes", name, context])
      }
    }
    return .map(use)
  }
}
