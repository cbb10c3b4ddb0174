import Foundation

/// What a command said, and how it ended.
struct CommandResult {
  let text: String
  let status: Int32

  var isSuccess: Bool { status == 0 }
}

/// Runs a program in a folder, and gives what it says on both outputs.
func command(_ program: String, _ arguments: [String], in folder: URL) throws -> CommandResult {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  let log = folder.appending(path: "log-\(UUID().uuidString)")
  try Data().write(to: log)
  defer { try? FileManager.default.removeItem(at: log) }
  let handle = try FileHandle(forWritingTo: log)
  process.standardOutput = handle
  process.standardError = handle
  try process.run()
  process.waitUntilExit()
  try handle.close()
  let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
  return CommandResult(text: text, status: process.terminationStatus)
}

/// A toolchain's compiler of Swift.
struct SwiftToolchain {
  private let compiler: String
  /// The folder of the standard library, for all platforms.
  let resources: URL

  /// The one that the path finds first.
  static let found: SwiftToolchain? = {
    guard let compiler = inPath("swiftc"),
      let said = try? command(compiler, ["-print-target-info"], in: FileManager.default.temporaryDirectory),
      let info = try? JSONSerialization.jsonObject(with: Data(said.text.utf8)) as? [String: Any],
      let paths = info["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    return SwiftToolchain(compiler: compiler, resources: URL(filePath: resources))
  }()

  private static func inPath(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile(atPath:))
  }

  func swiftc(_ arguments: [String], in folder: URL) throws -> CommandResult {
    try command(compiler, arguments, in: folder)
  }

  /// The compiler proper, to which no driver adds options of a platform.
  func swift(_ arguments: [String], in folder: URL) throws -> CommandResult {
    try command(compiler, ["-frontend"] + arguments, in: folder)
  }
}
