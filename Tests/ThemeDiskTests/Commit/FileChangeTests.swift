struct FileChangeTests {
  let folder = TemporaryFolder()

  @Test func `files change together`() throws {
    folder.write("old", to: "a")
    folder.write("gone", to: "b")
    try change([
      FileChange(folder.path("a"), from: Array("old".utf8), to: Array("new".utf8)),
      FileChange(folder.path("in/c"), from: nil, to: Array("made".utf8)),
      FileChange(folder.path("b"), from: Array("gone".utf8), to: nil),
    ])
    #expect(folder.files() == ["a": .file(Array("new".utf8)), "in/c": .file(Array("made".utf8))])
  }

  @Test func `what was done is taken back if one can't be changed`() throws {
    folder.write("old", to: "a")
    folder.write("gone", to: "b")
    folder.write("edited", to: "d")
    let before = folder.files()
    #expect(throws: CommitError.changed(path: folder.path("d"))) {
      try change([
        FileChange(folder.path("a"), from: Array("old".utf8), to: Array("new".utf8)),
        FileChange(folder.path("in/c"), from: nil, to: Array("made".utf8)),
        FileChange(folder.path("b"), from: Array("gone".utf8), to: nil),
        FileChange(folder.path("d"), from: Array("other".utf8), to: Array("new".utf8)),
      ])
    }
    #expect(folder.files() == before)
    #expect(!FileManager.default.fileExists(atPath: folder.path("in")))
  }
}
