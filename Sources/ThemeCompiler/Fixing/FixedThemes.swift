package import ThemeCore
package import ThemeDiagnostics
import ThemeSyntax

/// The result of applying fixes to theme files.
package struct FixedThemes: Sendable {
  /// A file before and after the fixes.
  package struct File: Sendable {
    package let path: ThemePath
    package let before: [UInt8]
    package let after: [UInt8]
    /// The number of fixes that were applied to the file.
    package let fixes: Int
  }

  /// The files that differ, sorted by path.
  package fileprivate(set) var files: [File] = []
  /// The number of fixes that were left out, because they would have caused another problem.
  package fileprivate(set) var refused = 0
  /// The number of fixes in each file that is not among the themes, sorted by path; these fixes are not applied.
  package fileprivate(set) var elsewhere: [(path: ThemePath, fixes: Int)] = []
  /// The number of suggested fixes that the themes still have, where suggested fixes were not asked for.
  package fileprivate(set) var suggested = 0
}

/// Applies the fixes of some grades to theme files, and repeats this until none is left to apply. Of fixes that overlap, the
/// first is applied, and the others only if they are still offered afterward. A fix that would cause another problem is left
/// out.
package func fixed(
  _ paths: [ThemePath], in session: Session, _ options: CompileOptions, grades: Set<Diagnostic.Fix.Grade>
) throws(CompilerFault) -> FixedThemes {
  var fixing = Fixing(paths: paths, session: session, options: options, grades: grades)
  return try fixing.run()
}

/// The state of a run that applies fixes.
private struct Fixing {
  let paths: [ThemePath]
  let session: Session
  var options: CompileOptions
  let grades: Set<Diagnostic.Fix.Grade>
  private var edited: [ThemePath: [UInt8]] = [:]
  private var before: [ThemePath: [UInt8]] = [:]
  private var counts: [ThemePath: Int] = [:]
  private var refused: Set<Offer> = []
  /// The maximum number of rounds; each compiles the themes once.
  private static let maxRounds = 1_000

  /// A fix as a diagnostic offers it. It has a number among equal ones in place of a range, which earlier changes in the file may
  /// move.
  private struct Offer: Hashable {
    let path: ThemePath
    let code: String
    let message: String
    let replacement: String
    var number = 0
  }

  private struct Change {
    let offer: Offer
    let range: Range<Int>
    let text: [UInt8]
  }

  /// The problems of themes, without their places.
  private struct Problems {
    private struct Problem: Hashable {
      let path: ThemePath
      let code: String
      let message: String
      let element: String?
      let isError: Bool

      /// Whether nothing else is reported of the file.
      var isOfSyntax: Bool {
        [DiagnosticCode.invalidYAML, .invalidJSON, .nullBeforeComment].contains { $0.name == code }
      }
    }

    private var counts: [Problem: Int] = [:]
    private var total = 0
    private var errors = 0

    init(_ compiled: CompiledThemes, _ sources: SourceMap) {
      for diagnostic in compiled.diagnostics {
        let problem = Problem(
          path: sources[diagnostic.place.range.source].path, code: diagnostic.code.name,
          message: diagnostic.message, element: diagnostic.element, isError: diagnostic.severity == .error)
        counts[problem, default: 0] += 1
        errors += problem.isError ? 1 : 0
      }
      errors += compiled.omitted.errors
      total = compiled.diagnostics.count + compiled.omitted.errors + compiled.omitted.warnings
    }

    /// Whether at least one problem is gone and none is new, but for those that the gone ones hid: everything in a file whose
    /// syntax is right now, warnings about an element where an error of the element, or one of no element, is gone, and warnings
    /// about a file in which no error is left.
    func areFewer(than others: Problems) -> Bool {
      let new = counts.filter { $0.value > others.counts[$0.key] ?? 0 }.keys
      if new.isEmpty { return total < others.total }
      let gone = others.counts.filter { $0.key.isError && counts[$0.key] == nil }.keys
      if gone.contains(where: \.isOfSyntax) { return !new.contains(where: \.isOfSyntax) }
      let elements = Set(gone.map(\.element))
      let wrong = Set(counts.keys.filter(\.isError).map(\.path))
      return errors < others.errors
        && new.allSatisfy { problem in
          if problem.isError { return false }
          if problem.element == nil { return !wrong.contains(problem.path) }
          return elements.contains(problem.element) || elements.contains(nil)
        }
    }
  }

  init(
    paths: [ThemePath], session: Session, options: CompileOptions, grades: Set<Diagnostic.Fix.Grade>
  ) {
    (self.paths, self.session, self.options, self.grades) = (paths, session, options, grades)
    self.options.emits = false
  }

  mutating func run() throws(CompilerFault) -> FixedThemes {
    var (session, compiled) = try compile(edited)
    var result = FixedThemes()
    result.elsewhere = elsewhere(compiled, session.sources)
    var isSingle = false
    for _ in 0..<Self.maxRounds {
      let problems = Problems(compiled, session.sources)
      var changes = changes(compiled, session.sources)
      if isSingle { changes = Array(changes.prefix(1)) }
      if changes.isEmpty { break }
      let files = applying(changes, in: session.sources)
      let (nextSession, next) = try compile(files)
      if Problems(next, nextSession.sources).areFewer(than: problems) {
        for change in changes { counts[change.offer.path, default: 0] += 1 }
        for change in changes where before[change.offer.path] == nil {
          let source = session.sources.source(at: change.offer.path)
          before[change.offer.path] = source.map { session.sources[$0].bytes }
        }
        edited = files
        (session, compiled) = (nextSession, next)
        isSingle = false
      } else if changes.count == 1 {
        refused.insert(changes[0].offer)
      } else {
        isSingle = true
      }
    }
    for (path, after) in edited.sorted(by: { $0.key < $1.key }) {
      guard let before = before[path], before != after else { continue }
      result.files.append(
        FixedThemes.File(path: path, before: before, after: after, fixes: counts[path] ?? 0))
    }
    result.refused = refused.count
    let (own, last) = (Set(paths), session.sources)
    result.suggested = compiled.diagnostics.count { diagnostic in
      guard let fix = diagnostic.fix, fix.grade == .suggested, !grades.contains(.suggested) else {
        return false
      }
      return own.contains(last[fix.range.source].path)
    }
    return result
  }

  private func compile(_ files: [ThemePath: [UInt8]]) throws(CompilerFault) -> (Session, CompiledThemes) {
    let session = session.editing(files)
    return (session, try compileAll(paths, in: session, options))
  }

  /// The fixes to apply in this round, sorted by place; of fixes that overlap, only the first.
  private func changes(_ compiled: CompiledThemes, _ sources: SourceMap) -> [Change] {
    let own = Set(paths)
    var changes: [Change] = []
    var counts: [Offer: Int] = [:]
    for diagnostic in compiled.diagnostics {
      guard let fix = diagnostic.fix, grades.contains(fix.grade) else { continue }
      let file = sources[fix.range.source]
      var offer = Offer(
        path: file.path, code: diagnostic.code.name, message: diagnostic.message,
        replacement: fix.replacement)
      let number = counts[offer, default: 0]
      counts[offer] = number + 1
      offer.number = number
      guard own.contains(file.path), !refused.contains(offer) else { continue }
      let range = Int(fix.range.start)..<Int(fix.range.end)
      changes.append(Change(offer: offer, range: range, text: Array(fix.replacement(in: file.bytes).utf8)))
    }
    changes.sort {
      ($0.offer.path, $0.range.lowerBound, $0.range.upperBound)
        < ($1.offer.path, $1.range.lowerBound, $1.range.upperBound)
    }
    var chosen: [Change] = []
    for change in changes {
      if let last = chosen.last, last.offer.path == change.offer.path,
        change.range.lowerBound < last.range.upperBound || change.range == last.range
      {
        continue
      }
      chosen.append(change)
    }
    return chosen
  }

  private func applying(_ changes: [Change], in sources: SourceMap) -> [ThemePath: [UInt8]] {
    var files = edited
    for change in changes.reversed() {
      let path = change.offer.path
      guard let bytes = files[path] ?? sources.source(at: path).map({ sources[$0].bytes }) else { continue }
      files[path] = bytes[..<change.range.lowerBound] + change.text + bytes[change.range.upperBound...]
    }
    return files
  }

  private func elsewhere(
    _ compiled: CompiledThemes, _ sources: SourceMap
  ) -> [(path: ThemePath, fixes: Int)] {
    let own = Set(paths)
    var counts: [ThemePath: Int] = [:]
    for diagnostic in compiled.diagnostics {
      guard let fix = diagnostic.fix, grades.contains(fix.grade) else { continue }
      let path = sources[fix.range.source].path
      if !own.contains(path) { counts[path, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { (path: $0.key, fixes: $0.value) }
  }
}

/// Inputs in which the bytes of some files are replaced.
struct EditedInputs: ThemeInputs {
  let inputs: any ThemeInputs
  let edited: [ThemePath: [UInt8]]

  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    guard let bytes = edited[path] else { return try inputs.bytes(of: path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    return bytes
  }

  func names(in folder: ThemePath) throws(InputError) -> [String] { try inputs.names(in: folder) }

  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    try inputs.identity(of: folder)
  }
}

extension Session {
  /// A new session, with the same limits and bases, in which the bytes of some files are replaced.
  func editing(_ edited: [ThemePath: [UInt8]]) -> Session {
    Session(EditedInputs(inputs: inputs, edited: edited), targets: targets, limits: limits).laying(
      library.bases)
  }
}
