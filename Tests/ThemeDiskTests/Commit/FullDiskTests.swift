import CommitCrasher
import Foundation
import Testing
import ThemeBundle
import ThemeDisk
import ThemeTargets

struct FullDiskTests {
  let folder = TemporaryFolder()

  @Test(.enabled(if: canMount, "needs root and mount"), arguments: [true, false])
  func `a real disk that is full leaves the old bundle whole`(isShortOfFiles: Bool) throws {
    folder.makeFolder("disk")
    var failures = 0
    // Room for a little more at each step, until there is room for all.
    for step in 0..<60 {
      let options = isShortOfFiles ? "size=4m,nr_inodes=\(30 + step)" : "size=\(68 + step * 4)k"
      var isDone = false
      try withMount(at: folder.path("disk"), options: options) {
        let out = folder.path("disk/out")
        folder.write("mine", to: "disk/out/mine.txt")
        let nothing = folder.contents("disk")
        guard commitError(syntheticTree(1), to: out, { $0.rules.isForced = true }) == nil else {
          #expect(folder.contents("disk") == nothing)
          return
        }
        let before = folder.contents("disk")
        if let error = commitError(syntheticTree(2), to: out) {
          failures += 1
          guard case .failed(_, let reason) = error else {
            Issue.record("\(error)")
            return
          }
          #expect(reason.code == ENOSPC)
          #expect(folder.contents("disk") == before)
          // With room again it goes on.
          let more = isShortOfFiles ? "remount,nr_inodes=200" : "remount,size=4m"
          try #require(run("/bin/mount", "-o", more, folder.path("disk")) == 0)
          try commit(syntheticTree(2), to: out)
        } else {
          isDone = true
        }
        let wanted = entries(of: syntheticTree(2)).merging(["mine.txt": .file([UInt8]("mine".utf8))]) { $1 }
        let found = folder.files("disk/out")
        #expect(found.count == wanted.count && folder.files("disk").count == found.count)
        #expect(wanted.filter { found[$0.key] != $0.value }.map(\.key) == [], "step \(step)")
      }
      if isDone { break }
    }
    #expect(failures > 3)
  }

  @Test func `a limit on the size of files fails the write and kills nobody`() throws {
    let crasher = try #require(crasher, "the crasher is not built")
    let out = folder.path("out")
    try commit(syntheticTree(1), to: out)
    let before = folder.contents("out")
    // The shell counts in half or whole KiB; pictures have over 1.5 KiB.
    #expect(run("/bin/sh", "-c", "ulimit -f 1; exec \"$0\" \"$1\" 2 1000000", crasher, out) == 3)
    #expect(folder.contents("out") == before)
  }
}
