import ArgumentParser
import ThemeCore
import ThemeReview

struct ManifestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest", abstract: "Prints the manifest of a bundle.",
    discussion: """
      With --flat, each variant is one line of JSON that has all of its facts, for jq, grep and diff: what the manifest \
      leaves out because another variant says it is filled in. docs/manifest.md describes the facts.
      """)

  @Argument(help: "The folder of a bundle, or a manifest.json.", completion: .file(extensions: ["json"]))
  var bundle: String

  @Flag(help: "One line of JSON for each variant, with all of its facts.")
  var flat = false

  func run() throws {
    let manifest = try readManifest(bundle)
    Terminal.write(
      flat
        ? manifest.facts.flat.map { $0.line + "\n" }.joined()
        : String(decoding: manifest.bytes, as: UTF8.self))
  }
}
