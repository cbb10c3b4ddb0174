import CStartup
import ThemeCore

/// The command line as it was typed.
enum CommandWords {
  /// The words behind the program's name, as ``SystemName`` makes text of their bytes. Swift's own are repaired where they are
  /// not UTF-8, and so name other files; without /proc, or a descriptor to read it, there are none.
  static let typed: [String] = {
    var typed: [String] = []
    var place = unsafe cstartup_words() ?? CommandLine.unsafeArgv
    while let word = unsafe place.pointee {
      typed.append(unsafe SystemName.text(ofCString: word))
      unsafe place += 1
    }
    return Array(typed.dropFirst())
  }()
}
