import Foundation
import PackagePlugin

/// `swift package themec-fix [ARGUMENTS]`: what `themec fix` repairs in the themes of the package.
@main struct ThemecFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "themec").url
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
