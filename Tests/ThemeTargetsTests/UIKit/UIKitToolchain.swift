/// A toolchain's compiler of Swift.
struct SwiftToolchain {
  private let compiler: String
  /// The folder of the standard library, for all platforms.
  let resources: URL

  /// The one that the path finds first.
  static let found: SwiftToolchain? = {
    guard let compiler = installed("swiftc"),
      let said = try? outcome(of: compiler, ["-print-target-info"], in: "/"),
      let info = try? JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: Any],
      let paths = info["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    return SwiftToolchain(compiler: compiler, resources: URL(filePath: resources))
  }()

  func swiftc(_ arguments: [String], in folder: URL) throws -> Outcome {
    try outcome(of: compiler, arguments, in: folder.path, asOne: true)
  }

  /// The compiler proper, to which no driver adds options of a platform.
  func swift(_ arguments: [String], in folder: URL) throws -> Outcome {
    try outcome(of: compiler, ["-frontend"] + arguments, in: folder.path, asOne: true)
  }
}

/// The code of a theme.
struct UIKitThemeCode {
  /// The name of its type: `BarsTheme`.
  let type: String
  let text: String

  /// Creates the code of the only Swift file among a target's files.
  init?(_ files: [OutputFile]) {
    guard let file = files.first(where: { $0.path.hasPrefix("uikit/") }), let text = file.text,
      let name = file.path.split(separator: "/").last
    else { return nil }
    type = String(name.dropLast(".swift".count))
    self.text = text
  }

  private init(type: String, text: String) {
    self.type = type
    self.text = text
  }

  func renamed(_ type: String) -> UIKitThemeCode {
    UIKitThemeCode(type: type, text: text.replacing(self.type, with: type))
  }

  /// The code of every theme that ships and of every fixture.
  static let all = Result {
    try TargetTheme.everything(for: .uikit).compactMap { UIKitThemeCode($0.files) }
  }
}

extension [UIKitThemeCode] {
  /// The files of an app that has all of the themes, by their names. A theme whose type another one has too gets a new name.
  var app: [String: String] {
    var files: [String: String] = [:]
    for theme in self {
      var theme = theme
      if files["\(theme.type).swift"] != nil { theme = theme.renamed("\(theme.type)Again\(files.count)") }
      files["\(theme.type).swift"] = theme.text
    }
    return files
  }
}

extension [OutputFile] {
  /// Swift statements that tell the stand-in what the asset catalog holds, on a screen of 2x.
  var catalog: String {
    var lines: [String: String] = [:]
    for file in self {
      guard case .image(let image) = file.content, file.path.hasPrefix("xcassets/"),
        let end = file.path.firstRange(of: ".imageset/")
      else { continue }
      let name = file.path[..<end.lowerBound].split(separator: "/").dropFirst(2).joined(separator: "/")
      let scale = file.path.contains("@2x") ? 2 : file.path.contains("@3x") ? 3 : 1
      if scale != 2, lines[name] != nil { continue }
      lines[name] =
        "    StandIn.images[\"\(name)\"] = .init(width: \(image.size.width), height: \(image.size.height), scale: \(scale))\n"
    }
    return lines.sorted { $0.key < $1.key }.map(\.value).joined()
  }
}
