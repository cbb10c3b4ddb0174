import FixtureSupport
import Foundation
import Testing

/// Jobs of make: whoever borrows one gives it back, whatever happens.
struct JobServerTests {
  let scratch: Scratch
  /// A jobserver with three jobs, each with a byte of its own.
  let server: FileHandle
  /// A thread is the job that make started; the others are lent.
  let lent = min(3, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) - 1)

  init() throws {
    scratch = try Scratch()
    try scratch.copy(Fixture.named("a-good-project", kind: "cli-input"))
    #expect(try scratch.shell("mkfifo jobs").status == 0)
    let number = unsafe open(scratch.path("jobs"), O_RDWR | O_NONBLOCK)
    server = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    try server.write(contentsOf: Data("abc".utf8))
  }

  /// Takes all jobs that are free.
  private func free() -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = unsafe read(server.fileDescriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)).sorted(), as: UTF8.self)
  }

  private func build(_ flags: String, _ more: String = "") throws -> Outcome {
    try scratch.shell("exec 7<>jobs; \(more) MAKEFLAGS='\(flags)' exec themec build -v")
  }

  private var sentence: String { "themec: make lends \(lent) job\(lent == 1 ? "" : "s")\n" }

  @Test(arguments: [
    "fifo", " -j4 --jobserver-auth=7,7", "ks -j4 --jobserver-fds=7,7",
    "--jobserver-auth=999,998 --jobserver-auth=7,7 -- A=--jobserver-auth=999,998",
  ])
  func `jobs are borrowed and given back`(flags: String) throws {
    let outcome = try build(flags == "fifo" ? "--jobserver-auth=fifo:\(scratch.path("jobs"))" : flags)
    #expect(outcome.status == 0)
    if lent > 0 { #expect(outcome.errors.hasPrefix(sentence), "\(outcome.errors)") }
    #expect(free() == "abc")
  }

  @Test(arguments: [
    "", "-j", "-j2", "--jobserver-auth=", "--jobserver-auth=999,998", "--jobserver-auth=-2,-2",
    "--jobserver-auth=7",
    "--jobserver-auth=7,", "--jobserver-auth=7,7,7", "--jobserver-auth=9999999999,7",
    "--jobserver-auth=fifo:",
    "--jobserver-auth=fifo:absent", "--jobserver-auth=fifo:themec.yaml", "--jobserver-auth=/",
    "-- --jobserver-auth=7,7",
  ])
  func `without a jobserver, a build does without`(flags: String) throws {
    let outcome = try build(flags)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("themec: out/good: "), "\(outcome.errors)")
    #expect(free() == "abc")
  }

  @Test func `none is borrowed when none is free, or when the command says how many threads`() throws {
    let flags = "--jobserver-auth=7,7"
    let named = try scratch.shell("exec 7<>jobs; MAKEFLAGS=\(flags) themec build -v -j2")
    #expect(named.errors.hasPrefix("themec: out/good: "))
    #expect(free() == "abc")
    let none = try build(flags)
    #expect(none.status == 0)
    #expect(none.errors.hasPrefix("themec: out/good: "))
    #expect(free() == "")
  }

  @Test func `errors and wrong usage give back`() throws {
    for (arguments, status) in [("check", 1), ("check absent.theme.yaml", 2)] as [(String, Int32)] {
      try scratch.write("themec: 1\nbuttons: 7\n", to: "themes/good.theme.yaml")
      let outcome = try scratch.shell("exec 7<>jobs; MAKEFLAGS=--jobserver-auth=7,7 themec \(arguments)")
      #expect(outcome.status == status)
    }
    #expect(free() == "abc")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGABRT, SIGSEGV, SIGBUS]) func `signals give back`(
    signal: Int32
  ) throws {
    for call in [0, 1, 5] {
      // The printer of stack traces lets a program go on whose signal came from elsewhere.
      let outcome = try build(
        "--jobserver-auth=7,7", "SWIFT_BACKTRACE=enable=no THEMEC_SIGNAL=\(signal)@\(call)")
      #expect(outcome.status != 0)
      #expect(free() == "abc", "call \(call)")
      try server.write(contentsOf: Data("abc".utf8))
    }
  }

  @Test func `a build that waits holds its jobs, and gives them back when it is interrupted`() throws {
    #expect(try scratch.themec("build").status == 0)
    let holder = try FolderLock(scratch.path("out/good"))
    defer { holder.release() }
    let process = process(executable, ["build"], in: scratch.path)
    // The hook lets the signal through that whoever runs tests may block; the call is never reached.
    process.environment?["THEMEC_SIGNAL"] = "\(SIGTERM)@\(Int32.max)"
    process.environment?["MAKEFLAGS"] = "--jobserver-auth=fifo:\(scratch.path("jobs"))"
    try scratch.write("", to: "errors")
    process.standardError = FileHandle(forWritingAtPath: scratch.path("errors"))
    try process.run()
    while scratch.text("errors") == "", process.isRunning { sched_yield() }
    let left = free()
    #expect(left.utf8.count == 3 - lent)
    process.terminate()
    process.waitUntilExit()
    #expect(process.status == -SIGTERM)
    #expect((left + free()).sorted() == Array("abc"))
  }

  @Test func `make lends jobs to recipes that ask, and runs those that do not`() throws {
    guard installed("make") != nil else {
      return Skip.note("the jobserver of make", because: "there is no make")
    }
    try scratch.write("all:\n\t+themec build -v\n", to: "asks.mk")
    try scratch.write("all:\n\tthemec build -v\n", to: "does-not.mk")
    let asks = try scratch.shell("make -f asks.mk -j4")
    #expect(asks.status == 0)
    if lent > 0 { #expect(asks.errors.contains(sentence), "\(asks.errors)") }
    for line in ["make -f does-not.mk -j4", "make -f does-not.mk", "make -f asks.mk"] {
      let outcome = try scratch.shell(line)
      #expect(outcome.status == 0)
      #expect(!outcome.errors.contains("make lends"), "\(line): \(outcome.errors)")
      #expect(!outcome.errors.contains("jobserver"), "\(line): \(outcome.errors)")
    }
  }
}
