import Synchronization

/// What themec does when a person watches: progress that vanishes, colors, and Ctrl-C.
struct TerminalTests {
  /// A project with a theme of many images.
  private func project(of count: Int) throws -> Scratch {
    let scratch = try Scratch("a-good-project", "a-good-project-edited")
    let elements = (1...count).map { "  line\($0): { art: { file: art/line.png } }\n" }.joined()
    try scratch.write(
      "themec: 1\nname: good\nscales: [1]\nimages:\n\(elements)", to: "themes/good.theme.yaml")
    return scratch
  }

  @Test func `long work shows how far it is, and leaves no trace`() throws {
    let scratch = try project(of: 60)
    let terminal = try Terminal()
    #expect(try terminal.run(["build", "-v"], in: scratch.path, ["THEMEC_PROGRESS_DELAY=0"]) == 0)
    let shown = terminal.text
    let lines = shown.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(lines.count > 2, "nothing was shown")
    #expect(lines.first == "" && lines.last?.hasPrefix("themec: ") == true, "\(shown.debugDescription)")
    for line in lines.dropLast() where !line.isEmpty {
      #expect(
        line.contains(/^(slicing|comparing|keeping|encoding|writing|copying|placing) \d+\/\d+ \S+$/),
        "\(line.debugDescription)")
    }
  }

  @Test func `short work, quiet work and work without a terminal show nothing`() throws {
    let scratch = try project(of: 60)
    let quiet = try Terminal()
    #expect(try quiet.run(["build", "-q"], in: scratch.path, ["THEMEC_PROGRESS_DELAY=0"]) == 0)
    #expect(quiet.text == "")
    let short = try Terminal()
    #expect(try short.run(["build"], in: scratch.path, ["THEMEC_PROGRESS_DELAY=1000000"]) == 0)
    #expect(!short.text.contains("\r\u{1B}[K"))
    #expect(try scratch.themec("build").errors == "")
  }

  @Test func `what a run came to is said to a person, in one line`() throws {
    let scratch = try project(of: 3)
    func said(_ arguments: String...) throws -> String {
      let terminal = try Terminal()
      #expect(try terminal.run(arguments, in: scratch.path, ["THEMEC_PROGRESS_DELAY=1000000"]) == 0)
      return terminal.text
    }
    #expect(try said("check") == "themec: checked 1 theme\n")
    #expect(try said("build") == "themec: built out/good: 5 files written\n")
    #expect(try said("build") == "themec: built out/good: nothing changed\n")
    #expect(try said("build", "--verify") == "themec: 1 bundle up to date\n")
    #expect(try said("build", "-v") == "themec: out/good: 0 written, 0 removed, 5 unchanged\n")
    try scratch.write(
      "themec: 1\nname: good\nscales: [1]\nimages: { line: { art: { file: art/line.png } } }\n",
      to: "themes/good.theme.yaml")
    #expect(try said("build") == "themec: built out/good: 3 files written, 3 removed\n")
    #expect(try said("build", "-q") == "")
    #expect(try scratch.themec("build").errors == "")
  }

  @Test(arguments: [
    ("", true), ("--color never", false), ("--color always", true), ("NO_COLOR=1", false),
    ("NO_COLOR=", true),
    ("TERM=dumb", false), ("NO_COLOR=1 --color always", true),
  ])
  func `colors are for terminals that want them`(words: String, isColored: Bool) throws {
    let scratch = try Scratch()
    try scratch.write("themec: [", to: "a.theme.yaml")
    let terminal = try Terminal()
    let words = words.split(separator: " ").map(String.init)
    let variables = words.filter { $0.contains("=") }
    let options = words.filter { !$0.contains("=") }
    #expect(try terminal.run(["check", "a.theme.yaml"] + options, in: scratch.path, variables) == 1)
    #expect(terminal.text.contains("\u{1B}[1;31merror") == isColored, "\(terminal.text.debugDescription)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves every bundle whole, old or new`(signal: Int32) throws {
    let scratch = try project(of: 90)
    let theme = try #require(scratch.text("themes/good.theme.yaml"))
    #expect(try scratch.themec("build", "-o", "new").status == 0)
    let new = scratch.files("new")
    var outcomes: Set<[Bool]> = []
    // Before the first call, among the new files, among what goes of the old ones, and never.
    for calls in Array(stride(from: 0, to: 960, by: 120)) + [100_000] {
      let lines = theme.split(separator: "\n").filter { !$0.hasPrefix("  line1") && !$0.hasPrefix("  line2") }
      try scratch.write(lines.joined(separator: "\n"), to: "themes/good.theme.yaml")
      #expect(try scratch.themec("build", "-o", "out").status == 0)
      let old = scratch.files("out")
      try scratch.write(theme, to: "themes/good.theme.yaml")
      let status = try status(of: ["build", "-o", "out"], in: scratch, signal: signal, before: calls)
      // By the signal, as a shell wants to see, unless it was done before.
      #expect([0, -signal].contains(status))
      let files = scratch.files("out")
      #expect(files == old || files == new, "before call \(calls)")
      outcomes.insert([status == -signal, files == new])
      #expect(try scratch.shell("find . -name '.themec-*'").output == "", "before call \(calls)")
      try scratch.remove("out")
    }
    #expect(outcomes == [[true, false], [true, true], [false, true]])
  }
}

/// The other side of a terminal. A class for its end, and because a thread of its own reads.
final class Terminal: Sendable {
  private let reader: FileHandle
  private let writer: FileHandle
  private let shown = Mutex(Data())

  init() throws {
    #if os(Linux)
      let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, place): (Int32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN, which the importer does not see.
      let isOpen = unsafe ioctl(number, 0x4004_5431, &lock) == 0 && ioctl(number, 0x8004_5430, &place) == 0
      try #require(isOpen)
      let name = "/dev/pts/\(place)"
    #else
      let number = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(number >= 0 && grantpt(number) == 0 && unlockpt(number) == 0)
      let name = try #require(unsafe ptsname(number).map { unsafe String(cString: $0) })
    #endif
    reader = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    let other = unsafe open(name, O_RDWR | O_NOCTTY)
    try #require(other >= 0)
    writer = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// Runs themec with its standard error on this terminal; its exit status.
  func run(_ arguments: [String], in folder: String, _ variables: [String] = []) throws -> Int32 {
    let process = process("/usr/bin/env", variables + [executable] + arguments, in: folder)
    process.standardError = writer
    try process.run()
    let isRead = DispatchSemaphore(value: 0)
    let reading = Thread { [self] in
      defer { isRead.signal() }
      // An error is the end: nobody has the other side open.
      var bytes = [UInt8](repeating: 0, count: 4096)
      while case let count = unsafe read(reader.fileDescriptor, &bytes, bytes.count), count > 0 {
        shown.withLock { $0.append(contentsOf: bytes[..<count]) }
      }
    }
    reading.start()
    process.waitUntilExit()
    try writer.close()
    isRead.wait()
    return process.status
  }

  /// What was written to it, as written.
  var text: String {
    shown.withLock { String(decoding: $0, as: UTF8.self) }.replacing("\r\n", with: "\n")
  }
}
