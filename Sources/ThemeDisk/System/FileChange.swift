/// A change of a file that is not part of a bundle.
package struct FileChange: Sendable {
  package let path: String
  /// What the file has before and after; nil where there is no file.
  package let old: [UInt8]?
  package let new: [UInt8]?

  package init(_ path: String, from old: [UInt8]?, to new: [UInt8]?) {
    self.path = path
    self.old = old
    self.new = new
  }

  fileprivate func make(despiteSignals: Bool = false) throws(CommitError) {
    if let new {
      let replaced = old.map { ReplacedFile.bytes($0) } ?? .nothing
      try writeAtomically(new, to: path, replacing: replaced, despiteSignals: despiteSignals)
    } else if let old {
      try removeFile(at: path, holding: old)
    }
  }
}

/// Changes files in the order of the list, all of them or none: if one can't be changed, or a signal asks the program to stop,
/// what was done before is taken back, with the folders that were made.
package func change(_ changes: [FileChange]) throws(CommitError) {
  Interrupt.hold()
  defer { Interrupt.release() }
  var made = MadeFolders()
  var count = 0
  do throws(CommitError) {
    for change in changes {
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      if change.new != nil { try makeFolder(of: change.path, &made) }
      try change.make()
      count += 1
    }
  } catch {
    for change in changes[..<count].reversed() {
      try? FileChange(change.path, from: change.new, to: change.old).make(despiteSignals: true)
    }
    made.remove()
    throw error
  }
}
