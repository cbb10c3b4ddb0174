import ArgumentParser
import ThemeDisk
import ThemeGeometry
import ThemeImage
import ThemeModel

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a new theme that builds, and a project file where there is none.",
    discussion: "Writes themes/NAME.theme.yaml and the art it names, below themes/art/. Existing files are left alone.")

  @Argument(help: "The theme's name: small letters, digits and hyphens.")
  var name = "my-theme"

  func validate() throws {
    guard isThemeName(name) else {
      throw ValidationError("`\(name)` can't name a theme: begin with a small letter, go on with letters, digits and hyphens")
    }
  }

  func run() throws {
    let theme = "themes/\(name).theme.yaml"
    guard modificationTime(ofFile: theme) == nil else {
      Terminal.complain("themec: `\(theme)` is there already\n")
      throw ExitStatus.wrongUsage
    }
    var files: [(path: String, bytes: [UInt8])] = Starter.art.map { scale, bitmap in
      ("themes/art/\(name)\(scale.suffix).png", encodePNG(bitmap))
    }
    files.append((theme, Array(Starter.theme(name).utf8)))
    files.append((Project.fileName, Array(Starter.project.utf8)))
    for file in files where modificationTime(ofFile: file.path) == nil {
      try onDisk { () throws(CommitError) in try writeAtomically(file.bytes, to: file.path) }
      Terminal.write("wrote \(file.path)\n")
    }
    Terminal.write("now: themec build\n")
  }
}
