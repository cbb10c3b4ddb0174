/// A folder of resources in memory, imported, and built as a theme.
struct BuiltResources {
  let imported: Imported
  let theme: String
  /// The errors of the build.
  let errors: String
  private var manifest: [String: Any] = [:]
  private var pictures: [String: Bitmap] = [:]

  /// Takes files by their paths below `res`.
  init(_ files: [String: [UInt8]]) throws {
    var paths: [String: [UInt8]] = [:]
    for (path, bytes) in files { paths["res/\(path)"] = bytes }
    try self.init(from: MemoryInputs(paths))
  }

  init(from inputs: any ThemeInputs) throws {
    let folder = try #require(ThemePath("res"))
    imported = importResources(folder, from: inputs)
    theme = imported.jsonText
    var files = ["app.theme.json": Array(theme.utf8)]
    for file in imported.files { files["\(file.path)"] = file.bytes }
    let session = Session(MemoryInputs(files), targets: .built)
    var options = CompileOptions()
    options.workers = 1
    let result = try compileAll([try #require(ThemePath("app.theme.json"))], in: session, options)
    let wrong = result.diagnostics.filter { $0.severity == .error }
    errors = wrong.isEmpty ? "" : render(wrong, as: .human, in: session.sources)
    for file in result.themes.first?.tree?.files ?? [] {
      switch file.content {
      case .text(let bytes):
        if file.path == "manifest.json" {
          manifest = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
        }
      case .image(let image): pictures[file.path] = image.bitmap
      }
    }
  }

  /// The reasons in the notes about a subject.
  func reasons(_ subject: String, _ outcome: ImportNote.Outcome = .left) -> [String] {
    imported.notes.filter { $0.subject == subject && $0.outcome == outcome }.map(\.reason)
  }

  /// What the theme says of a drawable, as JSON; nil if it has none of this name.
  func look(_ name: String) -> String? { imported.elements.first { $0.name == name }?.look.jsonText }

  /// A token, as JSON.
  func token(_ path: String...) -> String? { imported.tokens.first { $0.path == path }?.value.jsonText }

  /// The part of the bundle that shows a drawable on a device, as its fallbacks say.
  func part(_ name: String, states: [String], isNight: Bool, version: Int, isRTL: Bool) -> [String: Any]? {
    facts(name, states: states, isNight: isNight, version: version, isRTL: isRTL) { variant in
      (variant["parts"] as? [String: Any])?.values.first as? [String: Any]
    }
  }

  /// The insets of the title of a drawable on a device: left, top, right, bottom; nil if it has no title.
  func titleInsets(
    _ name: String, states: [String] = [], isNight: Bool = false, version: Int = 0, isRTL: Bool = false
  ) -> [Int]? {
    facts(name, states: states, isNight: isNight, version: version, isRTL: isRTL) { variant in
      sides((variant["title"] as? [String: Any])?["insets"])
    }
  }

  /// The first of the facts that a variant and its fallbacks have of a drawable on a device.
  private func facts<Facts>(
    _ name: String, states: [String], isNight: Bool, version: Int, isRTL: Bool,
    _ facts: ([String: Any]) -> Facts?
  ) -> Facts? {
    let id = imported.elements.first { $0.name == name }?.id ?? ""
    let element = (manifest["elements"] as? [String: Any])?[id] as? [String: Any]
    guard let variants = element?["variants"] as? [String: Any] else { return nil }
    let used = Set(variants.keys.flatMap { $0.split(separator: ".").map(String.init) })
    let versions = used.compactMap { Int($0.dropFirst("android-".count)) }.filter { $0 <= version }
    // States that the element does not have together are those of the first of them that it has.
    let known = ["disabled", "highlighted", "selected", "focused", "hovered"].first {
      states.contains($0) && used.contains($0)
    }
    let together = states.joined(separator: "+")
    var values = [used.contains(together) ? together : known ?? "normal"]
    if isNight, used.contains("dark") { values.append("dark") }
    if let newest = versions.max() { values.append("android-\(newest)") }
    if isRTL, used.contains("rtl") { values.append("rtl") }
    while true {
      let variant = variants[values.joined(separator: ".")] as? [String: Any]
      if let found = variant.flatMap(facts) { return found }
      if values == ["normal"] { return nil }
      if values.count > 1 { values.removeLast() } else { values = ["normal"] }
    }
  }

  /// The states that the bundle has of a drawable, each alone.
  func states(of name: String) -> Set<String> {
    let id = imported.elements.first { $0.name == name }?.id ?? ""
    let element = (manifest["elements"] as? [String: Any])?[id] as? [String: Any]
    let keys = (element?["variants"] as? [String: Any])?.keys.map { $0.split(separator: ".")[0] } ?? []
    return Set(keys.flatMap { $0.split(separator: "+").map(String.init) })
  }

  /// The picture of a part at a scale, and its caps: left, top, right, bottom.
  func slice(_ part: [String: Any]?, _ scale: String = "1x") -> (bitmap: Bitmap, caps: [Int])? {
    guard let image = (part?["images"] as? [String: Any])?[scale] as? [String: Any],
      let bitmap = (image["file"] as? String).flatMap({ pictures[$0] })
    else { return nil }
    return (bitmap, sides(image["capInsets"]) ?? [0, 0, 0, 0])
  }

  /// Left, top, right, bottom of an object of the manifest.
  func sides(_ value: Any?) -> [Int]? {
    (value as? [String: Any]).map { sides in
      ["left", "top", "right", "bottom"].map { sides[$0] as? Int ?? -1 }
    }
  }
}

extension ImportedElement {
  fileprivate var key: String { "e-" + name.replacing("_", with: "-").replacing(".", with: "-") }
  fileprivate var id: String { "\(section ?? "images")/\(key)" }
}

extension Imported {
  /// The theme as JSON.
  fileprivate var jsonText: String {
    var theme: ThemeMap = ["themec": "1", "name": "app"]
    for token in tokens { theme.set(token.value, at: ["tokens"] + token.path) }
    for element in elements {
      theme.set(.map(element.look), at: [element.section ?? "images", element.key])
    }
    return theme.jsonText
  }
}

extension ThemeMap {
  var jsonText: String {
    "{" + entries.map { "\($0.key.jsonText):\($0.value.jsonText)" }.joined(separator: ",") + "}"
  }
}

extension ThemeValue {
  var jsonText: String {
    switch self {
    case .text(let text): Double(text) != nil && !text.hasPrefix("+") ? text : text.jsonText
    case .list(let values): "[" + values.map(\.jsonText).joined(separator: ",") + "]"
    case .map(let map): map.jsonText
    }
  }
}

extension String {
  fileprivate var jsonText: String { JSONValue.string(self).line }

  /// An element of Android's resources with the declarations of its prefixes.
  var android: [UInt8] {
    let names =
      " xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:aapt=\"http://schemas.android.com/aapt\""
    guard let end = firstIndex(where: { $0 == " " || $0 == ">" || $0 == "/" }) else { return Array(utf8) }
    return Array((self[..<end] + names + self[end...]).utf8)
  }
}
