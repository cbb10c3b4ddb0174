import Foundation
import PackagePlugin

/// Compiles the themes of a target when one of their files has changed: its sources get the tables of their looks, and its
/// resources an asset catalog. The themes are those in the folder `Themes` of the target, or else those that `themec.yaml` of
/// the package names.
@main struct ThemecBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      for: target.name, themes: target.directoryURL.appending(path: "Themes"), root: context.package.directoryURL,
      work: context.pluginWorkDirectoryURL, tool: try? context.tool(named: "themec").url)
  }

  private func commands(for target: String, themes: URL, root: URL, work: URL, tool: URL?) throws -> [Command] {
    let files = FileManager.default
    guard let tool else {
      Diagnostics.error("themec-swiftpm has no themec for this system: themec.artifactbundle/info.json lists those that it has")
      return []
    }
    guard files.isExecutableFile(atPath: tool.path) else {
      Diagnostics.error("themec-swiftpm is not complete: there is no executable \(tool.path); unpack the package again")
      return []
    }
    let project = root.appending(path: "themec.yaml")
    let hasFolder = files.fileExists(atPath: themes.path)
    guard hasFolder || files.fileExists(atPath: project.path) else {
      Diagnostics.error(
        "ThemecBuild finds no themes for \(target): put theme files into \(themes.path), or write \(project.path)")
      return []
    }
    let arguments = hasFolder ? [themes.path] : []
    // Files in the folder of the themes are inputs even where no theme names them yet.
    let inFolder = (files.enumerator(atPath: themes.path)?.compactMap { $0 as? String } ?? []).sorted().map {
      themes.appending(path: $0)
    }
    let inputs = try inFolder + inputs(of: arguments, root: root, tool: tool)
    // The script is in the folder of the tool.
    return [
      .buildCommand(
        displayName: "Compiling the themes of \(target)",
        executable: tool.deletingLastPathComponent().appending(path: "themec-swiftpm"),
        arguments: [root.path, work.path] + arguments, inputFiles: [tool] + inputs,
        outputFiles: [work.appending(path: "Themes.swift"), work.appending(path: "Themes.xcassets")])
    ]
  }

  /// What `themec list inputs` says, which is nothing where themes have errors: then the command fails and says why.
  private func inputs(of themes: [String], root: URL, tool: URL) throws -> [URL] {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.currentDirectoryURL = root
    process.arguments = ["list", "inputs", "-0"] + themes
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let paths = output.fileHandleForReading.readDataToEndOfFile().split(separator: 0)
    process.waitUntilExit()
    return paths.map { URL(filePath: String(decoding: $0, as: UTF8.self), relativeTo: root).absoluteURL }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemecBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      return try commands(
        for: target.displayName, themes: root.appending(path: target.displayName).appending(path: "Themes"), root: root,
        work: context.pluginWorkDirectoryURL, tool: try? context.tool(named: "themec").url)
    }
  }
#endif
