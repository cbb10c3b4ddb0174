/// Names that are not UTF-8, as arguments and on the disk: what is named is what is taken, and what is made has that name.
struct NameTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch("a-good-project") }

  /// Whether files can have such names here; said where they can't.
  private func hasBytes() throws -> Bool {
    // The file of the name that a repair would make must not be taken for the one that is named.
    let made = try scratch.shell(
      #"""
      printf 'nonsense: 1\n' >"$(printf 'themes/g\357\277\275d.theme.yaml')"
      cp themes/good.theme.yaml "$(printf 'themes/g\351d.theme.yaml')"
      """#)
    if made.status != 0 {
      Skip.note("names that are not UTF-8", because: "the file system has none")
      return false
    }
    return true
  }

  /// What is below the folder, in octal where it is not ASCII.
  private func names() throws -> [String] {
    let list = try scratch.shell(#"find . -type f | LC_ALL=C sort | LC_ALL=C sed -n l"#)
    return list.output.split(separator: "\n").map { String($0.dropLast()) }
  }

  @Test func `a theme is the one that is named`() throws {
    guard try hasBytes() else { return }
    let right = try scratch.shell(#"themec check -v "$(printf 'themes/g\351d.theme.yaml')""#)
    #expect(right.errors == "themec: checked 1 theme\n")
    #expect(right.status == 0)
    let missing = try scratch.shell(#"themec check "$(printf 'themes/g\352d.theme.yaml')""#)
    #expect(
      missing.errors.hasPrefix(#"themec: there is no theme `themes/g\xead.theme.yaml`"#), "\(missing.errors)")
    #expect(missing.status == 2)
    for format in ["human", "short", "json", "github", "sarif"] {
      let outcome = try scratch.shell(
        #"t="$(printf 'themes/g\351d.theme.yaml')"; echo 'k: 1' >>"$t"; themec check --format \#(format) "$t""#
      )
      #expect(outcome.status == 1)
      let name = ["json": #"g\u0000éd."#, "sarif": "g%E9d."][format] ?? #"g\xe9d."#
      #expect((outcome.output + outcome.errors).contains(name), "\(outcome)")
    }
  }

  @Test func `what is made has the name that was given`() throws {
    guard try hasBytes() else { return }
    let before = Set(try names())
    let outcome = try scratch.shell(
      #"""
      themec build themes/good.theme.yaml -o "$(printf 'out\377/in')" --depfile "$(printf 'dep\376.d')" \
        --stamp "$(printf 'stamp\375')" --baseline-record --baseline "$(printf 'base\374')"
      """#)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let made = try names().filter { !before.contains($0) }
    #expect(made.contains(#"./out\377/in/manifest.json"#))
    #expect(made.filter { !$0.contains("/in/") } == [#"./base\374"#, #"./dep\376.d"#, #"./stamp\375"#])
    let verified = try scratch.shell(
      #"themec build themes/good.theme.yaml -o "$(printf 'out\377/in')" --verify && cat "$(printf 'dep\376.d')""#
    )
    #expect(verified.status == 0)
    let bytes = try scratch.shell(#"LC_ALL=C sed -n '1l' "$(printf 'dep\376.d')""#)
    #expect(bytes.output == "stamp\\375: \\\\$\n", "\(bytes.output)")
    let missing = try scratch.shell(
      #"themec build themes/good.theme.yaml -o "$(printf 'other\377')" --verify=facts"#)
    #expect(missing.output.hasPrefix(#"missing other\xff/digests.json"#))
    #expect(missing.errors.contains(#"`themec build themes/good.theme.yaml -o $'other\xff'` updates them"#))
  }

  @Test(arguments: ["--depfile", "--stamp"]) func `an input is not written over`(option: String) throws {
    guard try hasBytes() else { return }
    let outcome = try scratch.shell(
      #"""
      t="$(printf 'themes/g\351d.theme.yaml')"; cp "$t" before
      themec build "$t" -o out \#(option) "$t"; s=$?; cmp "$t" before && exit $s
      """#)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains(#"`themes/g\xe9d.theme.yaml`"#), "\(outcome.errors)")
  }

  @Test func `a bundle's folder may begin with a combining mark`() throws {
    #expect(try scratch.themec("build", "themes/good.theme.yaml", "-o", "new/\u{301}/in").status == 0)
    #expect(scratch.exists("new/\u{301}/in/manifest.json"))
  }

  @Test func `a folder of such a name is a place to stand in`() throws {
    guard try hasBytes() else { return }
    let outcome = try scratch.shell(
      #"""
      mkdir "$(printf 'p\351')" && cp -R themes themec.yaml "$(printf 'p\351')" && cd "$(printf 'p\351/themes')"
      rm *d.theme.yaml; cp ../../themes/good.theme.yaml .
      themec build -v && cd .. && themec build -v --root . && cd .. && themec build -v "$(printf 'p\351/themes')"
      """#)
    #expect(outcome.status == 0)
    let made = try names().filter { $0.hasSuffix("/good/manifest.json") }
    #expect(made == [#"./p\351/out/good/manifest.json"#], "\(outcome.errors)")
  }

  @Test func `programs get names as they are, people escapes`() throws {
    guard try hasBytes() else { return }
    let shown = try scratch.shell(#"themec list inputs "$(printf 'themes/g\351d.theme.yaml')""#)
    #expect(shown.output.contains("\nthemes/g\\xe9d.theme.yaml\n"), "\(shown.output)")
    let programs = try scratch.shell(
      #"""
      n="$(printf 'themes/g\351d.theme.yaml')"
      themec list -0 inputs "$n" | xargs -0 ls -d && themec list --null inputs "$n" | tr '\0' '\n' | LC_ALL=C sed -n l
      """#)
    #expect(programs.status == 0, "\(programs.errors)")
    #expect(programs.output.contains("themes/g\\351d.theme.yaml$\n"), "\(programs.output)")
  }

  @Test func `links that lead through such names are followed below the root`() throws {
    guard try hasBytes() else { return }
    let outcome = try scratch.shell(
      #"""
      mv themes/art "$(printf 'themes/a\351')" && ln -s "$(printf 'a\351')" themes/art && themec check themes/good.theme.yaml
      """#)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
