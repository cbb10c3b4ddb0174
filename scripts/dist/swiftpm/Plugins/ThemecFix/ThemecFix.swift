import Foundation
import PackagePlugin

/// `swift package themec-fix [ARGUMENTS]`: what `themec fix` repairs in the themes of the package.
@main struct ThemecFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let tool = try? context.tool(named: "themec").url, FileManager.default.isExecutableFile(atPath: tool.path) else {
      Diagnostics.error("themec-swiftpm has no themec for this system, or is not complete; unpack the package again")
      return
    }
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["fix"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("`themec fix` ended with status \(process.terminationStatus)")
      return
    }
  }
}
