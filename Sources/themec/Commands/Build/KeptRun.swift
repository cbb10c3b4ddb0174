import Platform
import ThemeCompiler
import ThemeCore
import ThemeDisk

/// What a build or check leaves for the next one with the same words in the same folder: a list of everything that it has read and
/// written, and what it printed. As long as nothing on the list changes, the next one prints the same and ends, before it parses
/// its arguments.
struct KeptRun {
  private let cache: CacheFolder
  private let key: String
  private let start: FileTime
  private var list = FileList()

  /// Prints what was kept, if nothing has changed; returns the status with which to end, or nil if the run has to do its work.
  /// `words` begin with the command.
  static func answer(to words: [String]) -> ExitStatus? {
    guard let cache = CacheOptions.cache(in: words), let key = key(of: words),
      let (answer, list) = cache.bytes(.states, key).flatMap(KeptAnswer.read)
    else { return nil }
    // Other programs can write to the cache, so nothing from it may steer a terminal.
    guard isHarmless(answer.errors), isHarmless(answer.output), [0, 1].contains(answer.status) else {
      return nil
    }
    var found = list
    guard found.isUnchanged(at: .present) else { return nil }
    if !answer.stamp.isEmpty {
      guard (try? onDisk { () throws(CommitError) in try touch(answer.stamp) }) != nil else {
        return .machineFailed
      }
    }
    if found.isRenewed { cache.keep(answer.bytes(with: found), .states, key) }
    Terminal.writeError(answer.errors)
    Terminal.write(answer.output)
    return answer.status == 0 ? .done : .themeHasErrors
  }

  /// Begins to note what a run reads; to be called before it reads anything. `files` are read in addition to the inputs of
  /// themes. Nil without a cache, if one of these can't be read, or if this executable can't be told from other versions of it.
  init?(_ cache: CacheFolder?, reading files: [String], since start: FileTime) {
    guard let cache, let key = Self.key(of: CommandWords.command) else { return nil }
    (self.cache, self.key, self.start) = (cache, key, start)
    for file in files where !list.add(file: file, since: start) { return nil }
  }

  /// Adds what a run has written.
  mutating func add(_ files: FileList) { list.add(files) }

  /// Keeps the list of a run, unless one of the paths that it has looked at can't be compared. `errors` is what the next run prints
  /// to standard error.
  func save(
    _ run: Run, _ outputs: Outputs, _ themes: [CompiledTheme], status: Int32 = 0, errors: [UInt8]?,
    stamp: String = ""
  ) throws {
    guard let output = Terminal.output, let errors, Self.isHarmless(errors), Self.isHarmless(output),
      var list = FileList(foundBy: run.workspace.disk)
    else { return }
    list.add(absent: run.workspace.absentPaths)
    list.add(self.list)
    let folder = try outputs.absolute()
    list.add(way: folder)
    list.add(places: themes.filter { !$0.isOnlyExtended && $0.name != nil }.map(outputs.folder))
    if run.isWholeProject { list.add(namesIn: folder, since: start) }
    let answer = KeptAnswer(status: status, output: output, errors: errors, stamp: stamp)
    cache.keep(answer.bytes(with: list), .states, key)
  }

  /// Whether a text has no control characters but line feeds and the sequences that set colors.
  private static func isHarmless(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B {
        guard rest.popFirst() == UInt8(ascii: "[") else { return false }
        rest = rest.drop { $0.isASCIIDigit || $0 == UInt8(ascii: ";") }
        guard rest.popFirst() == UInt8(ascii: "m") else { return false }
      } else if byte < UInt8(ascii: " ") && byte != UInt8(ascii: "\n") || byte == 0x7F {
        return false
      }
    }
    return true
  }

  /// The key of a run's words, and of everything else that decides what it prints.
  private static func key(of words: [String]) -> String? {
    guard let tool = executableIdentity(), let folder = Terminal.currentFolderIfAny?.text else { return nil }
    let terminal = [
      "\(Terminal.errorIsTerminal)", "\(Terminal.errorHasControls)", "\(Terminal.width)",
      Terminal.environment("NO_COLOR") ?? "",
    ]
    var digest = SHA256()
    for word in ["list 1", themecVersion, tool, folder] + terminal + words {
      digest.update(SystemName.bytes(of: word) + [0])
    }
    return digest.hex
  }
}

extension CompileArguments {
  /// Whether a list covers everything that decides what is printed. Formats for services print paths from the folder of the
  /// repository, which is looked for above the root.
  var canBeKept: Bool { !baselineRecord && !format.isOfRepository }

  /// The files that are read in addition to the inputs of themes.
  var filesRead: [String] { baseline.map { [$0] } ?? [] }
}
