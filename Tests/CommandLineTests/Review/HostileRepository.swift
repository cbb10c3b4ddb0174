import Testing

/// A repository whose author wants to have a program run by whoever asks git about it: `$EVIL`, which leaves a file `ran`.
struct HostileRepository: Sendable, CustomTestStringConvertible {
  let name: String
  /// Lines of shell beside the repository `origin`, after which `victim` is the clone of somebody else.
  let setup: String
  /// A line of shell in `victim` by which git, as people call it, runs the program.
  let trap: String
  /// Whether the clone lacks objects of its commits.
  var isPartial = false

  var testDescription: String { name }

  /// Those of a clone that gets objects when it needs them from a remote that is set up by `lines`.
  private static func promisor(
    _ name: String, filter: String = "blob:none", _ lines: String,
    trap: String = "git cat-file -p main:themes/a.theme.yaml"
  ) -> HostileRepository {
    HostileRepository(
      name: name,
      setup: "git clone -q --filter=\(filter) --no-checkout \"file://$PWD/origin\" victim; cd victim; "
        + "cp -R ../origin/themes ../origin/themec.yaml .; \(lines)",
      trap: trap, isPartial: true)
  }

  /// One that has all its objects.
  private static func clone(
    _ name: String, _ lines: String, trap: String
  ) -> HostileRepository {
    HostileRepository(name: name, setup: "git clone -q origin victim; cd victim; \(lines)", trap: trap)
  }

  static let all = [
    promisor("a promisor's upload-pack", #"git config remote.origin.uploadpack "$EVIL""#),
    promisor(
      "a promisor of trees", filter: "tree:0", #"git config remote.origin.uploadpack "$EVIL""#,
      trap: "git ls-tree -r main"),
    promisor(
      "a promisor's ext::",
      #"git config remote.origin.url "ext::$EVIL"; git config protocol.ext.allow always; git config protocol.allow always"#
    ),
    promisor(
      "a promisor over ssh",
      #"git config remote.origin.url ssh://a.invalid/b; git config core.sshCommand "$EVIL"; git config ssh.variant simple"#
    ),
    promisor(
      "a promisor's proxy",
      #"git config remote.origin.url git://a.invalid/b; git config core.gitProxy "$EVIL""#),
    promisor(
      "a promisor's helper in the work tree",
      #"mkdir git-remote-x; cp "$EVIL" git-remote-x/evil; git config remote.origin.vcs x/evil"#),
    promisor(
      "a promisor by an extension",
      #"git config --unset remote.origin.promisor; git config extensions.partialClone origin; git config remote.origin.uploadpack "$EVIL""#
    ),
    promisor(
      "a promisor in a file that is included",
      #"git config -f ../more remote.origin.uploadpack "$EVIL"; git config include.path "$PWD/../more""#),
    clone(
      "a watcher of files", #"git config core.fsmonitor "$EVIL"; git update-index --fsmonitor"#,
      trap: "git status"),
    clone(
      "hooks",
      #"for hook in reference-transaction post-index-change post-checkout pre-auto-gc pre-commit; do cp "$EVIL" .git/hooks/$hook; done"#,
      trap: "git update-ref refs/x HEAD"),
    clone(
      "a folder of hooks",
      #"mkdir hooks; for hook in reference-transaction post-index-change; do cp "$EVIL" hooks/$hook; done; git config core.hooksPath hooks"#,
      trap: "git update-ref refs/x HEAD"),
    clone(
      "an external diff", #"git config diff.external "$EVIL""#, trap: "git diff HEAD~1"),
    clone(
      "a diff driver",
      #"echo '* diff=evil' >.git/info/attributes; git config diff.evil.command "$EVIL"; git config diff.evil.textconv "$EVIL""#,
      trap: "git diff HEAD~1"),
    clone(
      "a text conversion",
      #"echo '* diff=evil' >.git/info/attributes; git config diff.evil.textconv "$EVIL""#,
      trap: "git log -p"),
    clone(
      "filters",
      #"echo '* filter=evil' >.git/info/attributes; for f in clean smudge process; do git config filter.evil.$f "$EVIL"; done"#,
      trap: "git hash-object --path=x themec.yaml"),
    clone(
      "a merge driver", #"echo '* merge=evil' >.git/info/attributes; git config merge.evil.driver "$EVIL""#,
      trap: "git merge origin/other"),
    clone(
      "alternates",
      #"git config core.alternateRefsCommand "$EVIL"; mv .git/objects ../objects; mkdir -p .git/objects/info; echo ../../../objects >.git/objects/info/alternates"#,
      trap: "mkdir ../refs; git rev-list --alternate-refs"),
    clone(
      "a submodule",
      #"git -c protocol.file.allow=always submodule --quiet add ../origin sub; git commit -qm sub; git -C sub config core.fsmonitor "$EVIL"; git -C sub update-index --fsmonitor; rm -f ../ran"#,
      trap: "git status"),
    clone(
      "signatures",
      #"git config gpg.program "$EVIL"; git config log.showSignature true; git config commit.gpgSign true; git cat-file commit HEAD | sed '/^committer/a gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----' >../signed; git reset -q --hard $(git hash-object -t commit -w ../signed)"#,
      trap: "git log -1"),
    clone(
      "a pager and an editor",
      #"git config core.pager "$EVIL"; git config pager.log "$EVIL"; git config core.editor "$EVIL"; git config sequence.editor "$EVIL""#,
      trap: "git commit --amend"),
    clone(
      "a repository that the work tree contains",
      #"git init -q --bare inner; git config -f inner/config core.fsmonitor "$EVIL"; git config -f inner/config core.bare false; git config -f inner/config core.worktree "$PWD"; git --git-dir=inner update-index --fsmonitor; git --git-dir=inner --work-tree=. add themes; rm -f ../ran; cp -R themes themec.yaml inner; cd inner"#,
      trap: "cd inner; git status"),
  ]
}
