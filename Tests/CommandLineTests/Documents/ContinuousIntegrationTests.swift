/// `examples/ci`: the scripts that a job runs, and what `action.yml` names.
struct ContinuousIntegrationTests {
  let scratch: Scratch

  /// The example, beside a project with one theme that draws its art.
  init() throws {
    scratch = try Scratch()
    try scratch.copy(.example("ci"), to: "ci/")
    try scratch.makeFolder("app")
    _ = try scratch.themec("init", in: "app")
  }

  private func check(_ settings: String = "") throws -> Outcome {
    try scratch.shell("cd app && \(settings) sh ../ci/check-themes.sh")
  }

  private func edit(_ old: String, to new: String) throws {
    let theme = "app/themes/my-theme.theme.yaml"
    let text = try #require(scratch.text(theme))
    #expect(text.contains(old))
    try scratch.write(text.replacing(old, with: new), to: theme)
  }

  @Test func `a theme without a fault passes, and an error does not`() throws {
    let clean = try check()
    #expect(clean.status == 0, "\(clean.errors)")
    #expect(try #require(scratch.text("app/themec.sarif")).contains("\"results\": []"))

    try edit("\n    height: 44", to: "\n    hieght: 44")
    let faulty = try check()
    #expect(faulty.status == 1)
    #expect(faulty.errors.contains("error[unknown-key]"))
    #expect(try #require(scratch.text("app/themec.sarif")).contains("\"unknown-key\""))
  }

  @Test func `a run that checks nothing leaves no report`() throws {
    try scratch.write("no baseline", to: "app/themec.baseline")
    #expect(try check().status == 2)
    #expect(!scratch.exists("app/themec.sarif"))
  }

  @Test func `bundles that are older than their theme do not pass`() throws {
    #expect(try scratch.themec("build", in: "app").status == 0)
    #expect(try check("THEMEC_VERIFY=all").status == 0)
    try edit("right: 20", to: "right: 21")
    #expect(try check().status == 0)
    for verified in ["all", "facts"] {
      let drifted = try check("THEMEC_VERIFY=\(verified)")
      #expect(drifted.status == 1)
      #expect(drifted.output.contains("manifest.json"))
    }
    #expect(try check("THEMEC_VERIFY=everything").status == 2)
  }

  @Test func `warnings of the baseline are not reported`() throws {
    try edit("\n    height: 44", to: "\n    height: 44\n    allow: [tap-target-small]")
    let reported = try check()
    #expect(reported.errors.contains("warning["), "\(reported.errors)")
    _ = try scratch.themec("check", "--baseline", "themec.baseline", "--baseline-record", in: "app")
    let known = try check()
    #expect(known.status == 0)
    #expect(!known.errors.contains("warning["), "\(known.errors)")
  }

  @Test func `an archive is unpacked only if it is the one that was meant`() throws {
    let packed = try scratch.shell(
      """
      mkdir -p themec-1/bin && printf '#!/bin/sh\\necho unpacked\\n' >themec-1/bin/themec && chmod 755 themec-1/bin/themec
      tar -czf archive.tar.gz themec-1 && sha256sum <archive.tar.gz | cut -d ' ' -f 1
      """)
    let sum = packed.output.split(separator: "\n").joined()
    #expect(sum.utf8.count == 64)
    let other = try scratch.shell(
      "sh ci/install.sh archive.tar.gz \(sum.reversed().map(String.init).joined()) tools")
    #expect(other.status == 1)
    #expect(other.errors.contains(sum))
    #expect(!scratch.exists("tools"))
    let meant = try scratch.shell("sh ci/install.sh archive.tar.gz \(sum) tools && tools/bin/themec")
    #expect(meant.output == "unpacked\n", "\(meant.errors)")
  }

  @Test func `the action uses the inputs that it declares, and scripts that are there`() throws {
    let action = try Fixture.checkout.text("action.yml")
    let parts = action.components(separatedBy: "\nruns:\n")
    #expect(parts.count == 2)
    let declared = Set(parts[0].matches(of: /\n  ([a-z0-9]+):\n/).map { String($0.output.1) })
    let used = Set(parts[1].matches(of: /inputs\.([a-z0-9]+)/).map { String($0.output.1) })
    #expect(!declared.isEmpty)
    #expect(declared == used)
    let scripts = parts[1].matches(of: /\$GITHUB_ACTION_PATH\/([^"]+)"/).map { String($0.output.1) }
    let files = ["Sources/themec/Version.swift", "examples/ci/check-themes.sh", "examples/review/review.sh"]
    #expect(scripts.sorted() == files)
    for file in files { #expect(Fixture.checkout.exists(file), "\(file)") }
    // Whatever an input contains is never part of a command.
    let commands = parts[1].components(separatedBy: "run:").dropFirst()
    for command in commands {
      #expect(!command.components(separatedBy: "\n    - name:")[0].contains("${{"))
    }
  }
}
