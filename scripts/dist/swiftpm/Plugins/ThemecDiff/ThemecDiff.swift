import Foundation
import PackagePlugin

/// `swift package themec-diff [ARGUMENTS]`: what `themec diff` says of the themes of the package.
@main struct ThemecDiff: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let tool = try? context.tool(named: "themec").url, FileManager.default.isExecutableFile(atPath: tool.path) else {
      Diagnostics.error("themec-swiftpm has no themec for this system, or is not complete; unpack the package again")
      return
    }
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["diff"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("`themec diff` ended with status \(process.terminationStatus)")
      return
    }
  }
}
