import ThemeCore
import ThemeSyntax

/// Inputs in which the bytes of some files are replaced.
struct EditedInputs: ThemeInputs {
  let inputs: any ThemeInputs
  let edited: [ThemePath: [UInt8]]

  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    guard let bytes = edited[path] else { return try inputs.bytes(of: path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    return bytes
  }

  func names(in folder: ThemePath) throws(InputError) -> [String] { try inputs.names(in: folder) }

  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    try inputs.identity(of: folder)
  }
}

extension Session {
  /// A new session, with the same limits and bases, in which the bytes of some files are replaced.
  func editing(_ edited: [ThemePath: [UInt8]]) -> Session {
    Session(EditedInputs(inputs: inputs, edited: edited), targets: targets, limits: limits).laying(
      library.bases)
  }
}
