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

  /// Programs, and how they pack a bundle and unpack it.
  private static let packers: [(program: String, line: String)] = [
    ("cp", "cp -r out/good packed"), ("tar", "mkdir packed && tar -cf - -C out/good . | tar -xf - -C packed"),
    ("tar", withoutLinks),
    (
      "git",
      """
      git -c init.defaultBranch=main init -q out/good && git -C out/good add . &&
      git -C out/good -c user.name=a -c user.email=a@b commit -qm a && git clone -q out/good packed &&
      rm -rf packed/.git out/good/.git
      """
    ),
    ("zip", "(cd out/good && zip -qr ../../all.zip .) && mkdir packed && cd packed && unzip -q ../all.zip"),
    ("rsync", "rsync -r out/good/ packed"),
    (
      "npm",
      #"""
      printf '{"name":"a","version":"1.0.0"}' > out/package.json &&
      (cd out && HOME=$PWD/.. npm pack --silent --offline --pack-destination ..) && mkdir unpacked &&
      tar -xzf a-1.0.0.tgz -C unpacked && mv unpacked/package/good packed
      """#
    ),
  ]

  @Test(arguments: packers) func `nothing is lost on the way`(program: String, line: String) throws {
    for tool in program == "zip" ? ["zip", "unzip"] : [program] where installed(tool) == nil {
      return Skip.note("bundles packed by \(program)", because: "it is not installed")
    }
    #expect(try linked() == "")
    let outcome = try scratch.shell(line)
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
