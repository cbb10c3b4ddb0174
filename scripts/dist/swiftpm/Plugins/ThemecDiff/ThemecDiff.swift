import Foundation
import PackagePlugin

/// `swift package themec-diff [ARGUMENTS]`: what `themec diff` says of the themes of the package.
@main struct ThemecDiff: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "themec").url
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
