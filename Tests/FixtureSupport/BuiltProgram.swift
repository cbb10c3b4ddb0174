import Foundation

/// The `themec` that is tested: what `THEMEC_EXECUTABLE` names, else the one that was built beside the tests.
package let builtThemec: String = {
  if let named = ProcessInfo.processInfo.environment["THEMEC_EXECUTABLE"] { return named }
  for argument in CommandLine.arguments where argument.contains(".xctest") {
    var folder = URL(filePath: argument)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "themec").path
      if isProgram(candidate) { return candidate }
    }
  }
  preconditionFailure("there is no themec beside the tests; build it, or name one with THEMEC_EXECUTABLE")
}()

/// Whether a file is there that can be run.
package func isProgram(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    && FileManager.default.isExecutableFile(atPath: path)
}
