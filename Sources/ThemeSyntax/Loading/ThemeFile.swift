package import ThemeCore
import ThemeDiagnostics

/// A theme that another is laid over.
package struct ThemeParent: Sendable {
  package let path: ThemePath
  /// What the file that says so calls it, and where.
  package let name: Ranged<String>

  package init(path: ThemePath, name: Ranged<String>) {
    self.path = path
    self.name = name
  }
}

/// A theme file by itself: its tree with its token files below its tokens, and none of its parents.
struct ThemeFile: Sendable {
  let path: ThemePath
  let source: SourceID
  /// Nil when nothing can be made of it.
  var root: SyntaxNode?
  /// What it extends, each theme once.
  var parents: [ThemeParent] = []
  /// Why tokens of its token files should no longer be used, by their paths.
  var deprecated: [String: String] = [:]
  /// What is to be said of tokens of its token files that a theme uses.
  var remarks: Set<TokenRemark> = []
  /// What was looked at, whether it could be read or not.
  var tokenFiles: [ThemePath] = []
  /// Whether something of it was not understood that lowering reports.
  var isPartial = false
  /// What is wrong with it and its token files.
  var sink: DiagnosticSink
  /// Of it and its token files.
  var bytes: Int
  /// The values of its tree, and those that its token files took.
  var nodes = 0
}

/// A file that was looked at.
enum FileLookup<File: Sendable>: Sendable {
  case file(File)
  case unreadable(InputError)
}

/// A token file by itself.
struct TokenFile: Sendable {
  /// Nil when nothing can be made of it.
  let document: TokenDocument?
  let sink: DiagnosticSink
  let bytes: Int
  let nodes: Int
}

/// The token files that a theme lays over each other.
struct TokenFileList: Hashable {
  var paths: [ThemePath] = []
  var missing = MissingTokens.isError
}

/// Token files laid over each other, in a theme's words.
struct CombinedTokens: Sendable {
  /// Nil when nothing can be made of them.
  let tokens: DesignTokens?
  /// What is wrong with them when they stand together.
  let sink: DiagnosticSink
  let nodes: Int
}

extension SyntaxNode {
  /// How many values it has, keys and itself among them.
  package var count: Int {
    switch value {
    case .scalar: 1
    case .sequence(let nodes): nodes.reduce(1) { $0 + $1.count }
    case .mapping(let mapping): mapping.entries.reduce(1) { $0 + 1 + $1.value.count }
    }
  }
}
