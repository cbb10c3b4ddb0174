/// Themes of one run through the whole line, from bytes to bundles, as `themec build` does it.
struct WholeLine {
  /// What one theme came to.
  struct Bundle {
    /// The manifest as another reader sees it.
    let manifest: [String: Any]
    /// The pictures by their paths in the bundle.
    let pictures: [String: Bitmap]

    /// An object of the manifest, by keys from its top; nil where it isn't.
    func object(_ keys: String...) -> [String: Any]? {
      keys.reduce(Optional(manifest)) { $0?[$1] as? [String: Any] }
    }
  }

  let themes: [CompiledTheme]
  let sources: SourceMap

  /// Compiles themes, in the order of their paths, on two threads.
  init(_ themes: [String: [UInt8]], _ files: [String: [UInt8]], for targets: [TargetName] = []) {
    let session = Session(MemoryInputs(files.merging(themes) { _, theme in theme }), targets: .built)
    sources = session.sources
    var options = CompileOptions()
    options.workers = 2
    options.targets = targets
    do {
      self.themes = try compileAll(themes.keys.sorted().compactMap { ThemePath($0) }, in: session, options)
        .themes
    } catch {
      preconditionFailure("what was made is not what the art is: \(error.message)")
    }
  }

  /// The bundle of a theme, its images encoded and decoded again; nil when it was refused.
  static func bundle(of theme: CompiledTheme) -> Bundle? {
    guard let tree = theme.tree else { return nil }
    var manifest: [String: Any]?
    var pictures: [String: Bitmap] = [:]
    for file in tree.files {
      switch file.content {
      case .image(let pixels): pictures[file.path] = (try? decodePNG(encodePNG(pixels.bitmap)))?.bitmap
      case .text(let text) where file.path == "manifest.json":
        manifest = (try? JSONSerialization.jsonObject(with: Data(text))) as? [String: Any]
      case .text: break
      }
    }
    return manifest.map { Bundle(manifest: $0, pictures: pictures) }
  }

  /// How often each warning stands, `code 3`, sorted by code.
  var warnings: String {
    var counts: [String: Int] = [:]
    for diagnostic in themes.flatMap(\.diagnostics) where diagnostic.severity == .warning {
      counts[diagnostic.code.name, default: 0] += 1
    }
    let listed = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return listed.isEmpty ? "no warnings" : "warnings: " + listed.joined(separator: ", ")
  }
}

extension CompiledTheme {
  /// The errors, one line each.
  var errors: [String] {
    diagnostics.filter { $0.severity == .error }.map { diagnostic in
      (["\(diagnostic.code.name): \(diagnostic.message)"] + diagnostic.help).joined(separator: "; ")
    }
  }
}
