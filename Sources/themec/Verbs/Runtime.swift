import ArgumentParser
import ThemeBundle
import ThemeDisk
import ThemeImage
import ThemeModel
import ThemeTargets

struct Runtime: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the support code that themes for UIKit share, for a package of its own.",
    discussion: """
      Themes with `targets: { uikit: { support: shared } }` use it. With -o, its files are written to DIR; otherwise they \
      are printed one after the other, each below a comment with its name.
      """)

  @Argument(help: "The language of the code: swift or objc.")
  var language: Language

  /// The languages of support code.
  enum Language: String, ExpressibleByArgument, CaseIterable {
    case swift, objc
  }

  @Option(help: "Which modules can use the Swift code: internal, for its own, or public, for all.")
  var access = UIKitAccess.internal

  @Option(help: ArgumentHelp("The oldest version of iOS that the code runs on.", valueName: "version"))
  var minimumSystem = MinimumSystem.standard

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write the files to.", valueName: "dir"),
    completion: .directory)
  var output: String?

  func validate() throws {
    if output == "" { throw ValidationError("the folder that -o names is empty") }
  }

  func run() throws {
    let code = UIKitSupportCode(
      [language == .swift ? .swift : .objectiveC], access: access, oldestIOS: minimumSystem.version)
    for file in code.files {
      guard case .text(let bytes) = file.content else { continue }
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      if let output {
        try onDisk { () throws(CommitError) in try writeAtomically(bytes, to: "\(output)/\(name)") }
      } else {
        Terminal.write("// \(name)\n\n\(String(decoding: bytes, as: UTF8.self))\n")
      }
    }
  }
}

extension UIKitAccess: ExpressibleByArgument {}
extension MinimumSystem: ExpressibleByArgument {}
