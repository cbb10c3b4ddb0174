import Platform
import ThemeCore

/// The file in a bundle's folder that names every path about to change, from before the first change until after the last.
///
/// It is a line `themec-commit 1`, and for each commit that was begun a line `begin TOKEN`, a line
/// `change PATH` each, and a line `end`. A commit whose `end` is missing had changed nothing.
struct Journal {
  static let name = ".themec-commit"
  /// What takes the journal's name when it is complete.
  static let newName = ".themec-commit.new"

  /// What one commit was about to change.
  struct Section {
    /// 16 hexadecimal digits, new for each commit.
    let token: String
    let paths: [BundlePath]

    fileprivate var text: String {
      "begin \(token)\n" + paths.map { "change \($0.text)\n" }.joined() + "end\n"
    }

    /// Where the new content of a path waits, beside it.
    func newName(_ index: Int) -> String { ".themec-\(token)-\(index).new" }
    /// Where the old content of a path is kept, beside it.
    func oldName(_ index: Int) -> String { ".themec-\(token)-\(index).old" }
  }

  private static let header = "themec-commit 1\n"
  private let folder: Folder
  private(set) var sections: [Section] = []
  private(set) var isOnDisk = false

  /// Reads the journal that a commit left behind, if one did.
  init(in folder: Folder, _ limits: Limits) throws(SystemError) {
    self.folder = folder
    guard let status = try folder.statusIfAny(of: Self.name) else { return }
    isOnDisk = true
    exceeded = limits.exceeded(.journalBytes, by: status.size)
    guard status.kind == .file, exceeded == nil, let bytes = try Self.read(folder, limits[.journalBytes])
    else {
      isForeign = true
      return
    }
    parse(bytes)
  }

  /// The limit that it exceeds.
  private(set) var exceeded: LimitExceeded?

  /// Whether something that no commit wrote has the journal's name.
  private(set) var isForeign = false

  /// Every path that a commit was about to change.
  var paths: Set<BundlePath> { Set(sections.flatMap(\.paths)) }

  /// Adds what is about to change, and brings it to the disk before it returns.
  mutating func begin(_ paths: [BundlePath]) throws(SystemError) -> Section {
    let section = Section(token: Self.token(), paths: paths)
    try write(sections + [section])
    sections.append(section)
    return section
  }

  /// Takes back the last `begin`: what it named is as it was.
  mutating func takeBack() throws(SystemError) {
    let rest = sections.dropLast()
    if rest.isEmpty { try remove() } else { try write(Array(rest)) }
    sections = Array(rest)
  }

  /// Removes the journal: nothing is about to change any more.
  mutating func remove() throws(SystemError) {
    try folder.removeIfAny(Self.name)
    isOnDisk = false
  }

  /// Puts a new file in the journal's place. One that stands there is never written to: it may have a second name elsewhere.
  private mutating func write(_ sections: [Section]) throws(SystemError) {
    let name = isOnDisk ? Self.newName : Self.name
    do throws(SystemError) {
      if isOnDisk { try folder.removeIfAny(name) }
      try folder.createOnDisk(name, [UInt8]((Self.header + sections.map(\.text).joined()).utf8))
      if isOnDisk { try folder.rename(name, to: Self.name) }
      try folder.synchronize()
    } catch {
      // Where it has the journal's name already, it names more than what will change, and the next one mends that.
      if error.code != EEXIST { try? folder.removeIfAny(name) }
      throw error
    }
    isOnDisk = true
  }

  private static func read(_ folder: Folder, _ limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try folder.file(name)
    let status = try file.status()
    guard status.kind == .file else { return nil }
    return try file.read(size: status.size, limit: limit)
  }

  private mutating func parse(_ bytes: [UInt8]) {
    let header = [UInt8](Self.header.utf8)
    guard bytes.starts(with: header) else {
      // Power that fails leaves a beginning, or zeros; in both cases nothing had changed.
      isForeign = !(header.starts(with: bytes) || bytes.allSatisfy { $0 == 0 })
      return
    }
    var end = header.count
    var lines: [String] = []
    while let newline = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: bytes[end..<newline], as: UTF8.self))
      end = newline + 1
      guard lines.last == "end" else { continue }
      guard let section = Self.section(lines) else { return }
      sections.append(section)
      lines = []
    }
  }

  /// A section from its lines, `end` among them; nil when a line is not as a commit writes it.
  private static func section(_ lines: [String]) -> Section? {
    guard let token = lines.first?.after("begin "), token.utf8.count == 16,
      token.utf8.allSatisfy({ hexDigits.contains($0) })
    else { return nil }
    var paths: [BundlePath] = []
    for line in lines.dropFirst().dropLast() {
      guard let text = line.after("change "), let path = BundlePath(text) else { return nil }
      paths.append(path)
    }
    return Section(token: token, paths: paths)
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)

  private static func token() -> String {
    String(UInt64.random(in: .min ... .max), digits: 16, radix: 16)
  }
}

extension String {
  /// What follows a beginning, nil when the text begins otherwise.
  fileprivate func after(_ beginning: String) -> String? {
    utf8.starts(with: beginning.utf8)
      ? String(decoding: utf8.dropFirst(beginning.utf8.count), as: UTF8.self) : nil
  }
}

extension BundleFolder {
  /// The journal that a commit left behind in the folder, if one did.
  func journal(_ limits: Limits) throws(CommitError) -> Journal {
    try attempt(Journal.name) { () throws(SystemError) in try Journal(in: root, limits) }
  }
}

/// Whether a build of the bundle in a folder was interrupted while it wrote, so that old and new files stand beside each other.
package func isHalfWritten(_ folder: String) -> Bool {
  modificationTime(ofFile: "\(folder)/\(Journal.name)") != nil
}
