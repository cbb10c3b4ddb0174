import ArgumentParser
import ThemeDisk

/// A file that a command writes where the user says: a path, or `-` for standard output.
struct OutputFile: ExpressibleByArgument {
  /// What a command writes to a file.
  enum Kind {
    case picture, page

    /// The endings that a file of this kind can have; the first is the usual one.
    fileprivate var endings: [String] {
      switch self {
      case .picture: ["png"]
      case .page: ["html", "htm", "xhtml"]
      }
    }

    fileprivate var noun: String {
      switch self {
      case .picture: "a PNG"
      case .page: "a page of HTML"
      }
    }
  }

  let typed: String

  init(argument: String) { typed = argument }

  var isStandardOutput: Bool { typed == "-" }

  /// The path; nil for standard output.
  var path: String? { isStandardOutput ? nil : typed }

  /// Throws if `option` names no file, or one whose name says that it holds something else than what is written.
  ///
  /// `others` are the options of the command that write files of other kinds.
  func validate(_ option: String, as kind: Kind, others: [(option: String, kind: Kind)] = []) throws {
    guard !typed.isEmpty else { throw ValidationError("the file that \(option) names is empty") }
    let name = typed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    guard !ending.isEmpty, !kind.endings.contains(ending) else { return }
    let other = others.first { $0.kind.endings.contains(ending) }.map { "\($0.option) \(typed)" }
    let instead = other ?? "\(option) \(typed.dropLast(ending.count))\(kind.endings[0])"
    throw ValidationError(
      "\(option) writes \(kind.noun), but the name `\(typed)` is for another kind of file; write `\(instead)`"
    )
  }

  /// Writes the content. Throws if it is a picture and standard output is a terminal, which can't show its bytes.
  func write(_ bytes: [UInt8], as kind: Kind) throws {
    if let path { return try onDisk { () throws(CommitError) in try writeAtomically(bytes, to: path) } }
    if kind == .picture, Terminal.outputIsTerminal {
      throw UsageError("a terminal can't show a PNG; name a file, or send standard output to one")
    }
    Terminal.write(bytes)
  }
}
