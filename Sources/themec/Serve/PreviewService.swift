import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeReview

/// Serves a page on this machine that shows themes, and updates it whenever their files change.
struct PreviewService {
  /// A theme as it was when it last compiled without errors.
  private struct Shown {
    var theme: ServedTheme
    /// The absolute paths of the theme's inputs.
    let inputs: Set<String>
    /// Whether the theme is still as shown: false once a run finds that it has errors.
    var isPresent: Bool

    /// The theme, not to be compiled again.
    func known(_ path: ThemePath) -> CompiledTheme {
      CompiledTheme(known: path, name: theme.name, isOnlyExtended: false, inputs: [])
    }
  }

  private let arguments: CompileArguments
  private var server: LocalServer
  private var watch = InputWatch()
  private var list = WatchList()
  private let site = PreviewSite()
  /// The themes of the last run, in their order.
  private var order: [ThemePath] = []
  private var shown: [ThemePath: Shown] = [:]
  /// What was shown before elements in sight were compiled alone, which may turn out to have errors; nil where all is compiled.
  private var whole: [ThemePath: Shown]?
  /// What the last run without errors has drawn and cut, which the next one needs not draw and cut again.
  private var former = SessionMemory()
  /// The absolute paths of what has changed since all was compiled.
  private var changed: Set<String> = []
  /// What is no longer needed. To free it takes some milliseconds, so it is freed once no page asks for anything.
  private var released: [Any] = []

  /// The least number of pictures for which what is out of sight waits: fewer are made as fast.
  private static let fewPictures = 100
  /// How long no page must ask for anything before the rest is made and what is gone is freed, in milliseconds.
  private static let pause: Int32 = 150

  /// Begins to listen, and compiles the themes for the first time. Throws if there is nothing to show.
  init(_ arguments: CompileArguments, _ port: ServePort) throws {
    self.arguments = arguments
    server = try Self.server(port)
    let problems = try compile(after: [])
    if problems == nil, shown.isEmpty { throw UsageError.nothingToShow }
    show(problems)
  }

  private static func server(_ port: ServePort) throws -> LocalServer {
    do throws(SystemError) {
      switch port {
      case .number(let number): return try LocalServer(port: number, state: "")
      case .any: break
      }
      do throws(SystemError) {
        return try LocalServer(port: ServePort.usual, state: "")
      } catch {
        return try LocalServer(port: 0, state: "")
      }
    } catch {
      guard case .number(let number) = port, number > 0 else {
        Terminal.report("the page can't be served: \(error.words)")
        throw ExitStatus.machineFailed
      }
      Terminal.report(
        "the page can't be served at port \(number): \(error.words); choose another port, or 0 for one that is free"
      )
      throw ExitStatus.machineFailed
    }
  }

  /// Serves the page until a signal ends the process.
  mutating func run() throws -> Never {
    Terminal.write("http://127.0.0.1:\(server.port)/\n")
    if !arguments.quiet { Terminal.report("open this address in a browser; Ctrl-C ends it") }
    while true {
      let site = site
      let isDone = changed.isEmpty && released.isEmpty
      let timeout = isDone || 0..<Self.pause ~= watch.timeout ? watch.timeout : Self.pause
      let isBusy = server.serve(beside: watch.descriptor, timeout: timeout) { site.answer(to: $0) }
      let found = watch.changes()
      if !found.isEmpty {
        changed.formUnion(found)
        if !(try glance()) { try follow() }
      } else if !isBusy {
        released = []
        if !changed.isEmpty { try follow() }
      }
    }
  }

  /// Compiles after changes what pages have in sight, and shows it, until ``follow()`` compiles all. Returns false where all is
  /// compiled as fast, or where there is something wrong.
  private mutating func glance() throws -> Bool {
    let pictures = shown.values.reduce(0) { $0 + $1.theme.pictures.count }
    // Errors stay on the page until all is compiled without them.
    guard pictures >= Self.fewPictures, !site.inSight.isEmpty, shown.values.allSatisfy(\.isPresent) else {
      return false
    }
    defer { Workspace.forgetSessions() }
    do {
      var run = try Run(arguments, after: former)
      let workspace = run.workspace
      var known = known(after: changed.sorted(), workspace)
      for (path, theme) in shown.sorted(by: { $0.key < $1.key }) where site.inSight[theme.theme.name] == nil {
        known[path] = theme.known(path)
      }
      let elements = site.inSight.values.reduce(into: Set()) { $0.formUnion($1) }
      guard workspace.themes.contains(where: { known[$0] == nil }),
        let themes = try run.glance(known: known, of: elements, at: site.scales.sorted())
      else { return false }
      whole = whole ?? shown
      var updates: [ServedTheme] = []
      for theme in themes where !theme.isKnown {
        guard let seen = PreviewTheme(theme, in: workspace) else { continue }
        let update = ServedTheme(seen).asUpdate
        shown[theme.path]?.theme.take(update)
        updates.append(update)
      }
      show(nil, after: updates)
      released += [run, themes]
      return true
    } catch is UsageError {
      return false
    } catch is ExitStatus {
      return false
    }
  }

  /// Compiles again after changes, and shows the result or what went wrong.
  private mutating func follow() throws {
    defer { changed = [] }
    do {
      show(try compile(after: changed.sorted()))
      if !arguments.quiet {
        Terminal.report(
          "the page shows \(shown.values.count { $0.isPresent }) of \(counted(order.count, "theme"))")
      }
    } catch let error as UsageError {
      Terminal.report(error.sentence)
      show(error.sentence)
    } catch ExitStatus.machineFailed {
      show("a system error; the terminal says which")
    }
  }

  /// Shows the themes as they are now, which is as they were but for `updates`, or anything where that is nil.
  private mutating func show(_ problems: String?, after updates: [ServedTheme]? = nil) {
    // While there are problems, themes that are no longer found stay on the page, because they may be back in a moment.
    let kept = problems == nil ? [] : shown.keys.filter { !order.contains($0) }.sorted()
    let gone = site.show(
      (order + kept).compactMap { shown[$0]?.theme }, after: updates, problems: problems)
    server.tell(site.mark)
    released = [gone]
  }

  /// Compiles the themes that the changes at some absolute paths concern, or all themes if that is not known. Returns the text
  /// of the errors; nil if there are none.
  private mutating func compile(after changed: [String]) throws -> String? {
    defer { Workspace.forgetSessions() }
    (shown, whole) = (whole ?? shown, nil)
    var run = try Run(arguments, notingSince: .present, after: former)
    let workspace = run.workspace
    let known = known(after: changed, workspace)
    defer {
      var found = workspace.watchList
      if !known.isEmpty { found.add(list) }
      list = found
      watch.follow(found)
    }
    let (themes, problems) = try run.look(known: known)
    order = workspace.themes
    if problems == nil {
      shown = shown.filter { order.contains($0.key) }
      former = workspace.session.memory
    }
    take(themes, from: workspace)
    return problems
  }

  /// Shows themes as they were compiled.
  private mutating func take(_ themes: [CompiledTheme], from workspace: Workspace) {
    for theme in themes where !theme.isKnown {
      guard let seen = PreviewTheme(theme, in: workspace) else {
        if theme.isOnlyExtended { shown[theme.path] = nil } else { shown[theme.path]?.isPresent = false }
        continue
      }
      shown[theme.path] = Shown(
        theme: ServedTheme(seen), inputs: Set(workspace.inputs(of: theme).map(workspace.absolute)),
        isPresent: true)
    }
  }

  /// The themes that the changes don't concern, as they were in the last run; none if the changes may concern every theme.
  private func known(after changed: [String], _ workspace: Workspace) -> [ThemePath: CompiledTheme] {
    // A changed file that is not an input of any theme may concern every theme.
    let isOfThemes = changed.allSatisfy { path in shown.values.contains { $0.inputs.contains(path) } }
    guard isOfThemes, !changed.isEmpty else { return [:] }
    var known: [ThemePath: CompiledTheme] = [:]
    for path in workspace.themes {
      guard let shown = shown[path], shown.isPresent, shown.inputs.isDisjoint(with: changed) else { continue }
      known[path] = shown.known(path)
    }
    return known
  }
}

/// The contents that are served: the page, the manifest of the themes on it, and their pictures. A class because answers note what
/// is asked for.
final class PreviewSite {
  /// The bytes of pixels after which an answer takes no further picture.
  private static let mostPacked = 64 << 20

  private let page = ServedTheme.page
  private var themes: [ServedTheme] = []
  private var problems: String?
  /// The manifest of all themes, once it is asked for.
  private var manifest: [UInt8]?
  /// What is new since what is identified by a mark; nil where that may be anything.
  private var update: (mark: String, manifest: [UInt8])?
  private var origins: [UInt8]?
  private var pictures = NamedPictures()
  /// The pictures that were shown before: a page may still ask for them while it is told of the new ones.
  private var former = NamedPictures()
  /// Identifies the themes and problems that are shown: a digest of their manifest, or of what is new and what it identified before.
  private(set) var mark = ""
  /// The scales of the pictures in sight on the pages that asked for what is shown.
  private(set) var scales: Set<Scale> = []
  /// The names of the elements in sight on those pages, by the names of their themes.
  private(set) var inSight: [String: Set<String>] = [:]

  /// Sets the themes and the problems that are shown; `problems` is nil if there are none. The themes are as they were but for
  /// `updates`, or anything where that is nil. Returns what is no longer needed.
  func show(
    _ themes: [ServedTheme], after updates: [ServedTheme]?, problems: String?
  ) -> ([ServedTheme], NamedPictures) {
    let released = (self.themes, former)
    (self.themes, self.problems) = (themes, problems)
    (former, pictures) = (pictures, NamedPictures())
    for theme in themes { pictures.add(theme.pictures) }
    (manifest, update, origins, scales, inSight) = (nil, nil, nil, [], [:])
    var digest = SHA256()
    if let updates {
      let new = ServedTheme.manifest(of: updates, since: mark, problems: problems, folder: folder)
      update = (mark, new)
      digest.update(new)
    } else {
      digest.update(whole)
    }
    mark = digest.hex
    return released
  }

  /// The answer to a request. Its path is compared as it is written, without decoding it.
  func answer(to request: LocalRequest) -> LocalAnswer {
    switch request.path {
    case "/": return .content(page, type: "text/html; charset=utf-8")
    case "/manifest": return answer(since: nil)
    case "/origins":
      let found = origins ?? ServedTheme.origins(of: themes)
      origins = found
      return .content(found, type: "application/json", mark: mark)
    case "/events": return .events
    default: break
    }
    if let told = request.path.name(in: "/manifest/") {
      let parts = told.split(separator: "/", omittingEmptySubsequences: false)
      guard 2...3 ~= parts.count, noteInSight(scale: parts[0], parts[1]) else { return .nothing }
      return answer(since: parts.count > 2 ? parts[2] : nil)
    }
    if let name = request.path.name(in: "/images/"), let bitmap = bitmap(name) {
      return .content(encodePNG(bitmap, .fast), type: "image/png", isForever: true)
    }
    // What is in sight together is asked for together.
    if let names = request.path.name(in: "/pixels/")?.split(separator: "+") {
      var packed: [UInt8] = []
      for name in names {
        guard packed.count < Self.mostPacked, let bitmap = bitmap(String(name)) else { return .nothing }
        packed += bitmap.packed
      }
      if !names.isEmpty { return .content(packed, type: "application/octet-stream") }
    }
    return .nothing
  }

  /// Notes what a page has in sight: a scale, such as `2x`, and elements as numbers from 0 of a theme and of an element in its
  /// manifest, such as `0.3+0.12`. False where it says something else. Numbers that nothing has are of what was shown before.
  private func noteInSight(scale: Substring, _ elements: Substring) -> Bool {
    guard let scale = Scale.allCases.first(where: { $0.name == scale }) else { return false }
    var found: [(theme: Int, element: Int)] = []
    for place in elements.split(separator: "+") {
      let numbers = place.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
      guard numbers.count == 2, let theme = numbers[0], let element = numbers[1] else { return false }
      found.append((Int(theme), Int(element)))
    }
    scales.insert(scale)
    for (number, places) in Dictionary(grouping: found, by: \.theme) where themes.indices.contains(number) {
      let elements = themes[number].elements
      let names = places.lazy.map(\.element).filter(elements.indices.contains).map { elements[$0] }
      inSight[themes[number].name, default: []].formUnion(names)
    }
    return true
  }

  private func bitmap(_ name: String) -> Bitmap? { pictures.bitmap(name) ?? former.bitmap(name) }

  /// The manifest, or what is new in it where the page shows what was shown last, which `mark` identifies.
  private func answer(since mark: Substring?) -> LocalAnswer {
    let content = update.flatMap { mark == $0.mark[...] ? $0.manifest : nil } ?? whole
    return .content(content, type: "application/json", mark: self.mark)
  }

  private var whole: [UInt8] {
    let found = manifest ?? ServedTheme.manifest(of: themes, problems: problems, folder: folder)
    manifest = found
    return found
  }

  private var folder: String? { Terminal.currentFolderIfAny?.text }
}

extension String {
  /// What follows the path of a folder; nil for a path elsewhere.
  fileprivate func name(in folder: String) -> String? {
    hasPrefix(folder) ? String(dropFirst(folder.count)) : nil
  }
}

/// The port at which the page is served.
enum ServePort: ExpressibleByArgument {
  /// The usual port.
  case any
  /// This port; 0 stands for any free port.
  case number(UInt16)

  /// The usual port.
  static let usual: UInt16 = 8474
  /// The value that stands for `--serve` without a port.
  static let usualWord = "usual"

  init?(argument: String) {
    if argument == Self.usualWord {
      self = .any
    } else if let number = UInt16(argument) {
      self = .number(number)
    } else {
      return nil
    }
  }
}
