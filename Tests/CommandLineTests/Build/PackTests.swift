/// A bundle for several targets arrives whole, whatever program packs it: some drop names of one file, or break them.
struct PackTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch("a-good-project")
    #expect(try scratch.themec("build", "--target", "css,xcassets", "-o", "out").status == 0)
  }

  private var bundle: [String: [UInt8]] { scratch.files("out/good") }

  /// Every file of the bundle that is a further name of one before it.
  private func linked() throws -> String {
    try scratch.shell("find out/good -type f -links +1").output
  }

  /// Packs as npm does: entries that are links to others are left out.
  private static let withoutLinks = """
    mkdir packed && tar -cf all.tar -C out/good . &&
    tar -tvf all.tar | awk '/^h/ { sub(/ link to .*/, ""); print $NF }' > links &&
    tar -xf all.tar -C packed -X links --no-wildcards
    """

  @Test(arguments: Fixture.cases("nothing-is-lost-on-the-way") + [["tar", withoutLinks]])
  func `nothing is lost on the way`(lines: [String]) throws {
    let program = lines[0]
    for tool in program == "zip" ? ["zip", "unzip"] : [program] where installed(tool) == nil {
      return Skip.note("bundles packed by \(program)", because: "it is not installed")
    }
    #expect(try linked() == "")
    let outcome = try scratch.shell(lines.dropFirst().joined(separator: "\n"))
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(scratch.files("packed") == bundle)
  }

  @Test func `links are made when they are asked for, and unmade when they are not`() throws {
    let whole = bundle
    #expect(whole.keys.contains { $0.hasPrefix("css/") && $0.hasSuffix(".png") })
    try scratch.remove("out")
    #expect(try scratch.themec("build", "--target", "css,xcassets", "-o", "out", "--links").status == 0)
    #expect(try linked() != "" && bundle == whole)
    // What a packer that drops links makes of it shows that the test can fail.
    let packed = try scratch.shell(Self.withoutLinks)
    #expect(packed.status == 0 && scratch.files("packed").count < whole.count)
    #expect(try scratch.themec("build", "--target", "css,xcassets", "-o", "out").status == 0)
    #expect(try linked() == "" && bundle == whole)
  }
}
