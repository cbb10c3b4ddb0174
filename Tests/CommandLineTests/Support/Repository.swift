/// A git repository of a test's own, that knows nothing of who runs the tests.
struct Repository {
  let scratch: Scratch
  /// The folder of its files.
  let folder: String

  init(in folder: String = ".", of scratch: Scratch) throws {
    self.scratch = scratch
    self.folder = folder
    try scratch.makeFolder(folder)
    try git("init -q -b main .")
    try git("config user.name a")
    try git("config user.email a@example.com")
  }

  /// A folder that git made.
  init(at folder: String, of scratch: Scratch) {
    self.scratch = scratch
    self.folder = folder
  }

  /// Runs a line of shell in a folder of the repository.
  func shell(_ line: String, in below: String = ".") throws -> Outcome {
    let settings = "HOME='\(scratch.path)' GIT_CONFIG_NOSYSTEM=1"
    return try scratch.shell("cd '\(folder)/\(below)' && export \(settings) && \(line)")
  }

  /// Runs git, which has to succeed.
  @discardableResult
  func git(_ line: String, in below: String = ".") throws -> Outcome {
    let outcome = try shell("git \(line)", in: below)
    try #require(outcome.status == 0, "git \(line): \(outcome.output)\(outcome.errors)")
    return outcome
  }

  /// Commits everything.
  func commit(_ message: String = "change") throws {
    try git("add -A")
    try git("commit -q -m '\(message)'")
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }
}

extension Outcome {
  /// Fails the test where the program failed.
  func expectDone() {
    #expect(status == 0, "\(output)\(errors)")
  }
}
