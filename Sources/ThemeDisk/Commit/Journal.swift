import Platform
import ThemeCore

/// The file in a bundle's folder that names every path that is about to change. It exists from before the first change until
/// after the last one.
///
/// It consists of a line `themec-commit 1` and, for each commit that was begun, a line `begin TOKEN`, a line `change PATH` for
/// each path, and a line `end`. A commit whose `end` is missing had not changed anything yet.
struct Journal {
  static let name = ".themec-commit"
  /// The name under which a new version of the journal is written before it replaces the old one.
  static let newName = ".themec-commit.new"

  /// The part of the journal that one commit has added.
  struct Section {
    /// 16 hexadecimal digits that are different for each commit.
    let token: String
    let paths: [BundlePath]

    fileprivate var text: String {
      "begin \(token)\n" + paths.map { "change \($0.text)\n" }.joined() + "end\n"
    }

    /// The temporary name for the new content of a path, in the same folder as the path.
    func newName(_ index: Int) -> String { ".themec-\(token)-\(index).new" }
    /// The temporary name for the old content of a path, in the same folder as the path.
    func oldName(_ index: Int) -> String { ".themec-\(token)-\(index).old" }
  }

  private static let header = "themec-commit 1\n"
  private let folder: Folder
  private(set) var sections: [Section] = []
  private(set) var isOnDisk = false

  /// Reads the journal that an earlier commit left in a folder, if there is one.
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

  /// By how much the journal's file exceeds its limit; nil when it does not. The journal is not read then.
  private(set) var exceeded: LimitExceeded?

  /// Whether the journal's name belongs to something that no commit wrote.
  private(set) var isForeign = false

  /// Every path that a commit was about to change.
  var paths: Set<BundlePath> { Set(sections.flatMap(\.paths)) }

  /// Adds a section for paths that are about to change. The journal is on the disk when this returns.
  mutating func begin(_ paths: [BundlePath]) throws(SystemError) -> Section {
    let section = Section(token: Self.token(), paths: paths)
    try write(sections + [section])
    sections.append(section)
    return section
  }

  /// Removes the section of the last `begin`, whose paths are as they were before.
  mutating func takeBack() throws(SystemError) {
    let rest = sections.dropLast()
    if rest.isEmpty { try remove() } else { try write(Array(rest)) }
    sections = Array(rest)
  }

  /// Removes the journal once no path is about to change.
  mutating func remove() throws(SystemError) {
    try folder.removeIfAny(Self.name)
    isOnDisk = false
  }

  /// Replaces the journal's file with a new one. The existing file is never written to, because it may have a second name
  /// elsewhere.
  private mutating func write(_ sections: [Section]) throws(SystemError) {
    let name = isOnDisk ? Self.newName : Self.name
    do throws(SystemError) {
      if isOnDisk { try folder.removeIfAny(name) }
      try folder.createOnDisk(name, [UInt8]((Self.header + sections.map(\.text).joined()).utf8))
      if isOnDisk { try folder.rename(name, to: Self.name) }
      try folder.synchronize()
    } catch {
      // If the new journal already has its final name, it stays: it names more paths than will change, and the next commit
      // removes it.
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
      // After a power failure, the file may hold only its beginning or zeros; nothing had changed in either case.
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

  /// Makes a section from its lines, including `end`; nil when a line is not as a commit writes it.
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
  /// The rest of the text after a prefix; nil when the text does not begin with it.
  fileprivate func after(_ beginning: String) -> String? {
    utf8.starts(with: beginning.utf8)
      ? String(decoding: utf8.dropFirst(beginning.utf8.count), as: UTF8.self) : nil
  }
}

extension BundleFolder {
  /// The journal that an earlier commit left in the folder, if there is one.
  func journal(_ limits: Limits) throws(CommitError) -> Journal {
    try attempt(Journal.name) { () throws(SystemError) in try Journal(in: root, limits) }
  }
}

/// Whether a commit to the bundle in a folder was interrupted while it wrote, so that the folder may contain a mix of old and
/// new files.
package func isHalfWritten(_ folder: String) -> Bool {
  modificationTime(ofFile: "\(folder)/\(Journal.name)") != nil
}
