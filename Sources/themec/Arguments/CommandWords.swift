import CShims
import ThemeCore

/// The command line as it was typed.
enum CommandWords {
  /// The arguments after the program's name, converted from bytes by ``SystemName``, which keeps bytes that are not UTF-8.
  ///
  /// `CommandLine.arguments` is not used because it repairs such bytes, so that its paths name other files, and because it is
  /// empty where /proc is missing or no file descriptor is free to read it.
  static let typed: [String] = {
    var typed: [String] = []
    var place = unsafe cstartup_words() ?? CommandLine.unsafeArgv
    while let word = unsafe place.pointee {
      typed.append(unsafe SystemName.text(ofCString: word))
      unsafe place += 1
    }
    return Array(typed.dropFirst())
  }()

  /// The folder that `-C` before the command names, which is the current folder of the run; nil without it.
  static var folder: String? { typed.first == "-C" ? typed.dropFirst().first : nil }

  /// The arguments from the command on.
  static var command: [String] { Array(typed.dropFirst(folder == nil ? 0 : 2)) }
}
