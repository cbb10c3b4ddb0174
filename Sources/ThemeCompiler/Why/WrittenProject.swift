package import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The project file of one side of a comparison, whose options its themes were compiled with.
package struct WrittenProject: Sendable {
  let root: SyntaxNode

  /// Reads the project file of a folder in the session of its themes; nil where it can't be read or parsed.
  package init?(in folder: ThemePath, of session: Session) {
    let path = folder.appending(Project.fileName)
    guard let bytes = try? session.inputs.bytes(of: path, limit: session.limits[.fileBytes]) else {
      return nil
    }
    let source = session.sources.add(SourceFile(path: path, bytes: bytes))
    // The diagnostics of the file were reported when its themes were compiled.
    var sink = DiagnosticSink()
    guard let root = parse(source, session.sources[source], limits: session.limits, into: &sink) else {
      return nil
    }
    self.root = root
  }

  /// Whether the value at a path of keys can change the contents of bundles, and not only which bundles there are, where they
  /// are written, or what is warned of.
  static func reachesBundles(_ keys: [String]) -> Bool {
    switch keys.first {
    case "themec", "output", "strict", "allow": false
    case "themes": keys.last == "over"
    default: true
    }
  }
}
