/// Two builds of one folder: the second says that it waits, or that it does not.
struct LockTests {
  let scratch: Scratch
  /// Locked as another build locks it.
  let holder: FolderLock

  init() throws {
    scratch = try Scratch.built()
    holder = try FolderLock(scratch.path("out/good"))
  }

  @Test(arguments: ["build", "build --verify"]) func `who may not wait says so`(command: String) throws {
    defer { holder.release() }
    let outcome = try scratch.shell("themec \(command) --lock-timeout 0")
    #expect(outcome.status == 3)
    #expect(outcome.errors == "themec: another build is writing to `out/good`; nothing was changed\n")
  }

  @Test func `who waits says so once, and goes on`() throws {
    let process = process(executable, ["build", "-v"], in: scratch.path)
    let errors = scratch.path("errors")
    try scratch.write("", to: "errors")
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    let sentence = "themec: another build is writing to `out/good`; waiting for it\n"
    while scratch.text("errors") != sentence, process.isRunning { sched_yield() }
    holder.release()
    process.waitUntilExit()
    #expect(process.status == 0)
    #expect(
      scratch.text("errors")
        == sentence + "themec: out/good: 0 written, 0 removed, \(scratch.files("out/good").count) unchanged\n"
    )
  }

  @Test(arguments: ["build", "build --verify"]) func `who has nothing to do waits for nobody`(command: String)
    throws
  {
    holder.release()
    #expect(try scratch.themec("build").status == 0)
    #expect(try scratch.shell("themec \(command) --lock-timeout 0").status == 0)
    let holder = try FolderLock(scratch.path("out/good"))
    defer { holder.release() }
    let outcome = try scratch.shell("themec \(command) --lock-timeout 0")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  #if os(Linux)
    @Test(arguments: ["", " -j4 --jobserver-auth=3,4", "-j", "-- A=-j4"])
    func `under make with several jobs, a build has one thread`(flags: String) throws {
      // A folder for each of the threads to wait at.
      try scratch.write(
        (scratch.text("themes/good.theme.yaml") ?? "").replacing("name: good", with: "name: other"),
        to: "themes/other.theme.yaml")
      try scratch.makeFolder("out/other")
      let other = try FolderLock(scratch.path("out/other"))
      defer {
        holder.release()
        other.release()
      }
      let isAlone = flags.hasPrefix("-j") || flags.hasPrefix(" -j")
      let program = try RunningProgram(["build"], in: scratch, ["MAKEFLAGS": flags])
      let count = isAlone ? 1 : min(2, ProcessInfo.processInfo.activeProcessorCount)
      for _ in 0..<count { try program.line(beginningWith: "another build is writing to") }
      #expect(program.threads == count)
      _ = program.interrupt()
    }
  #endif

  @Test(arguments: ["-1", "1000001", "soon"]) func `no time is a mistake`(seconds: String) throws {
    defer { holder.release() }
    let outcome = try scratch.shell("themec build --lock-timeout=\(seconds)")
    #expect(outcome.status == 2)
  }
}
