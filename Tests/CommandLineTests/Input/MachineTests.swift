/// A machine that has little to give: a sentence and exit 3, or all is well.
struct MachineTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch("a-good-project") }

  @Test func `few descriptors`() throws {
    var failures: Set<String> = []
    for count in 3...20 {
      for command in ["check", "list outputs", "build"] {
        let outcome = try scratch.shell("ulimit -n \(count); themec \(command)")
        // The system's loader opens the libraries of an executable that is not static.
        if count == 3, outcome.status == 127 { continue }
        if outcome.status == 0 { continue }
        #expect(outcome.status == 3, "\(command), \(count): \(outcome.errors)")
        #expect(outcome.output == "")
        #expect(
          outcome.errors.contains(/^themec: can't (read|write) `[^`]+`: Too many open files\n$/),
          "\(outcome.errors)")
        failures.insert(command)
      }
    }
    #expect(failures == ["check", "list outputs", "build"])
    #expect(try scratch.themec("build").status == 0)
    #expect(try scratch.themec("build", "--verify").status == 0)
  }

  @Test func `few descriptors that may become more`() throws {
    let outcome = try scratch.shell("ulimit -Sn 5; themec build && themec build --verify")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `a folder above that may be entered and not listed`() throws {
    guard let nobody = runAsNobody else { return }
    _ = try scratch.shell(
      "mkdir -p above/home && cp -R themes themec.yaml above/home && chmod -R a+rwX . && chmod 711 above")
    // Where nobody owns it, as a home folder is in the folder of all homes.
    if getuid() != 0 { _ = try scratch.shell("chmod 311 above") }
    defer { _ = try? scratch.shell("chmod 755 above") }
    let words = Array(nobody.dropFirst()) + [executable, "build", "--no-cache"]
    let outcome = try run(nobody[0], words, in: scratch.path("above/home"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(scratch.exists("above/home/out/good/manifest.json"))
    // By a path that leads through it, as well.
    let other = try run(
      nobody[0],
      Array(nobody.dropFirst()) + [executable, "check", "--no-cache", scratch.path("above/home/themes")],
      in: "/")
    #expect(other.status == 0, "\(other.errors)")
  }

  @Test func `no proc`() throws {
    let hide = "mount -t tmpfs tmpfs /proc && ! [ -e /proc/self ]"
    guard let unshare = installed("unshare"),
      try run(unshare, ["-m", "/bin/sh", "-c", hide], in: scratch.path).status == 0
    else { return Skip.note("a system without /proc", because: "taking it away needs root and unshare") }
    let line =
      "\(hide) && themec build -v && themec build --verify && themec explain caps-differ && themec help build"
    let outcome = try scratch.shell("unshare -m /bin/sh -c '\(line)'")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors == "themec: out/good: 5 files written\n"
        || outcome.errors.hasPrefix("themec: out/good: "))
    #expect(outcome.output.contains("USAGE: themec build"))
  }

  @Test func `little memory`() throws {
    // A file that is read whole takes as much memory.
    _ = try scratch.shell("dd if=/dev/zero of=themes/art/line.png bs=1 count=0 seek=60000000")
    var kilobytes = 20_000
    while try scratch.shell("ulimit -v \(kilobytes) && themec --version").status != 0 {
      kilobytes += 10_000
      guard kilobytes < 1_000_000 else {
        return Skip.note("little memory", because: "the system limits it for nobody")
      }
    }
    let outcome = try scratch.shell("ulimit -v \(kilobytes + 20_000) && themec check -j 1")
    #expect(outcome.status == 3, "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("\nthemec: there is not enough memory\n"), "\(outcome.errors)")
    // With all that it wants, nothing is wrong: what follows a picture in its file is passed over.
    #expect(try scratch.themec("check").status == 0)
  }

  @Test func `memory that can't grow`() throws {
    guard has("strace", for: "memory that can't grow") else { return }
    // The loader and the runtime, which begin before the tool, take a few, and a tool that prints its version no more.
    let counted = try scratch.shell("strace -f -o calls -e trace=brk themec --version && grep -c brk calls")
    let first = try #require(counted.output.split(separator: "\n").last.flatMap { Int($0) }) + 1
    var ends: Set<Int32> = []
    for call in first..<first + 9 {
      let outcome = try scratch.shell(
        "strace -f -o /dev/null -e inject=brk:error=ENOMEM:when=\(call) themec build --no-cache -o out-\(call)"
      )
      ends.insert(outcome.status)
      guard outcome.status != 0 else { continue }
      #expect(
        outcome.errors.hasSuffix("\nthemec: there is not enough memory\n"), "\(call): \(outcome.errors)")
    }
    #expect(ends.isSubset(of: [0, 3]), "\(ends)")
  }

  @Test(arguments: [
    ("check locked", "locked"), ("check locked/in", "locked/in"),
    ("check locked/in/good.theme.yaml", "locked/in/good.theme.yaml"),
    ("check --root locked locked", "locked"),
  ])
  func `a folder that can't be entered is no missing theme`(arguments: String, path: String) throws {
    guard let nobody = runAsNobody else { return }
    _ = try scratch.shell(
      "mkdir -p locked/in && cp themes/good.theme.yaml locked/in && chmod -R a+rX . && chmod 000 locked")
    defer { _ = try? scratch.shell("chmod 755 locked") }
    let outcome = try run(
      nobody[0], nobody.dropFirst() + [executable] + arguments.split(separator: " ").map(String.init),
      in: scratch.path)
    #expect(outcome.errors == "themec: can't read `\(path)`: Permission denied\n")
    #expect(outcome.status == 3)
  }

  @Test(arguments: ["locked", "locked/*.theme.yaml", "*/good.theme.yaml", "locked/good.theme.yaml"])
  func `nor are those that a project names in one`(pattern: String) throws {
    guard let nobody = runAsNobody else { return }
    try scratch.write("themec: 1\nthemes: [ \"\(pattern)\" ]\n", to: "themec.yaml")
    _ = try scratch.shell("mv themes locked && chmod -R a+rX . && chmod 000 locked")
    defer { _ = try? scratch.shell("chmod 755 locked") }
    let outcome = try run(nobody[0], Array(nobody.dropFirst()) + [executable, "check"], in: scratch.path)
    #expect(outcome.errors.contains("can't be read: Permission denied"), "\(outcome.errors)")
    #expect(outcome.status == 1)
  }
}
