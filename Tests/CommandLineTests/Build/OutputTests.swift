/// Where a bundle can't be written: exit 3, one sentence, the old bundle whole and nothing beside it.
struct OutputTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch.built() }

  /// The paths below a folder and what the files hold; times aside, which a commit that is taken back may change.
  private func contents(_ folder: String) -> [String: [UInt8]?] {
    scratch.standing(folder).mapValues(\.bytes)
  }

  @Test(arguments: [
    ("taken", "taken", "can't write the bundle to `taken/good`: it is not a folder"),
    ("taken/below", "taken", "can't write the bundle to `taken/below/good`"),
    ("/dev/null", "", "can't write the bundle to `/dev/null/good`"),
    ("/proc/none", "", "can't write "),
  ])
  func `a place that is no folder is a failure of the machine`(
    output: String, taken: String, sentence: String
  ) throws {
    #if !os(Linux)
      if output == "/proc/none" { return }
    #endif
    if !taken.isEmpty { try scratch.write("mine", to: taken) }
    let before = scratch.standing("")
    let outcome = try scratch.themec("build", "-o", output)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("themec: \(sentence)"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(scratch.standing("") == before)
  }

  @Test func `a file of somebody else is never overwritten`() throws {
    try scratch.remove("out/good/digests.json")
    try scratch.write("mine", to: "out/good/manifest.json")
    let before = scratch.standing("")
    let refused = try scratch.themec("build")
    #expect(refused.status == 3)
    #expect(refused.errors.contains("`out/good` contains other files but no `digests.json`"))
    let outcome = try scratch.themec("build", "--force")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("`out/good` contains files that themec did not write"))
    #expect(outcome.errors.contains("\n  manifest.json\n"))
    #expect(scratch.standing("") == before)
  }

  @Test(arguments: ["out/good", "out/good/images/images/line/image"])
  func `a folder without permission to write`(folder: String) throws {
    guard let nobody = runAsNobody else { return }
    try scratch.edit()
    _ = try scratch.shell("chmod -R a+rwX . && chmod a-w \(folder)")
    let before = contents("")
    let outcome = try run(nobody[0], nobody.dropFirst() + [executable, "build"], in: scratch.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("themec: can't write `out/good/"), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix(": Permission denied\n"), "\(outcome.errors)")
    #expect(contents("") == before)
    _ = try scratch.shell("chmod -R u+w .")
  }

  @Test func `more folders than a process may open`() throws {
    let elements = (1...200).map { "  line\($0): { art: { file: art/line.png } }\n" }.joined()
    try scratch.write(
      "themec: 1\nname: good\nscales: [1]\nimages:\n\(elements)", to: "themes/good.theme.yaml")
    let outcome = try scratch.shell("ulimit -n 100 && themec build -j 4 && themec build --verify")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try scratch.write(
      "themec: 1\nname: good\nscales: [1]\nimages:\n  a: { art: { file: art/line.png } }\n",
      to: "themes/good.theme.yaml")
    let removal = try scratch.shell("ulimit -n 100 && themec build -j 4 && themec build --verify")
    #expect(removal.status == 0, "\(removal.errors)")
    #expect(scratch.files("out").count == 3)
  }

  @Test func `a folder that can't be made`() throws {
    guard let nobody = runAsNobody else { return }
    _ = try scratch.shell("chmod -R a+rX . && mkdir locked && chmod 555 locked")
    let outcome = try run(
      nobody[0], nobody.dropFirst() + [executable, "build", "-o", "locked/out"], in: scratch.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasSuffix(": Permission denied\n"), "\(outcome.errors)")
    #expect(scratch.files("locked") == [:])
  }

  @Test func `a disk that is full leaves the old bundle whole`() throws {
    try scratch.makeFolder("disk")
    let mounted = try scratch.shell("mount -t tmpfs -o size=64k,mode=777 tmpfs disk")
    guard mounted.status == 0 else {
      return Skip.note(
        "a full disk under the executable", because: "a small file system takes root and mount")
    }
    defer { _ = try? scratch.shell("umount -l disk") }
    var failures = 0
    // Less and less room, until hardly a file fits.
    for kilobytes in stride(from: 64, through: 0, by: -4) {
      _ = try scratch.shell("rm -rf disk/*")
      try scratch.copy(Fixture.named("a-good-project", kind: "cli-input"))
      #expect(try scratch.themec("build", "-o", "disk/out").status == 0)
      try scratch.edit()
      _ = try scratch.shell("dd if=/dev/zero of=disk/filler bs=1024 count=\(kilobytes)")
      let before = contents("disk/out")
      let outcome = try scratch.themec("build", "-o", "disk/out", "--stamp", "disk/stamp")
      if outcome.status == 0 { continue }
      failures += 1
      #expect(outcome.status == 3)
      #expect(outcome.errors.hasSuffix(": No space left on device\n"), "\(outcome.errors)")
      #expect(contents("disk/out") == before)
      #expect(!scratch.exists("disk/stamp"))
      try scratch.remove("disk/filler")
      #expect(try scratch.themec("build", "-o", "disk/out").status == 0)
      #expect(try scratch.themec("build", "-o", "disk/out", "--verify").status == 0)
    }
    #expect(failures > 2)
  }

  @Test(arguments: ["--depfile", "--stamp", "--baseline-record --baseline"])
  func `a file beside the bundle that can't be written`(option: String) throws {
    let outcome = try scratch.shell("themec build \(option) taken.d/x; exit $?")
    #expect(outcome.status == 0)
    try scratch.write("mine", to: "taken")
    let failed = try scratch.shell("themec build \(option) taken/x")
    #expect(failed.status == 3)
    #expect(failed.errors.hasPrefix("themec: can't write `taken/x"), "\(failed.errors)")
    #expect(scratch.text("taken") == "mine")
  }
}
