import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

/// What `--watch` keeps from one build to the next: the files and folders that the result depends on, so that it builds again if one
/// of them changes, and the themes that need no build then.
struct BuildChanges {
  /// A theme without diagnostics whose bundle was written, or which has none.
  private struct Theme {
    let name: String?
    let isOnlyExtended: Bool
    let inputs: [ThemePath]
    /// The absolute paths of the inputs.
    let places: Set<String>
  }

  /// The paths that the builds so far have read or looked for; nil before the first build.
  private(set) var list: WatchList?
  /// Whether `list` is what is watched now; false after each build.
  private(set) var isFollowed = true
  /// The absolute paths that have changed since the last build.
  var changed: [String] = []
  private var themes: [ThemePath: Theme] = [:]
  /// The bundles of the themes, by the files of the themes.
  private(set) var bundles: [ThemePath: WrittenBundle] = [:]

  /// The themes of a run that the changes don't concern and whose bundles are as they were written. All others are forgotten.
  mutating func known(of run: Run) -> [ThemePath: CompiledTheme] {
    // A changed file that is not an input of any theme may concern every theme.
    let isOfThemes = changed.allSatisfy { path in themes.values.contains { $0.places.contains(path) } }
    var known: [ThemePath: CompiledTheme] = [:]
    for path in run.workspace.themes where isOfThemes {
      guard let theme = themes[path], theme.places.isDisjoint(with: changed),
        theme.isOnlyExtended || bundles[path]?.files.isUnchanged(at: .present) == true
      else { continue }
      known[path] = CompiledTheme(
        known: path, name: theme.name, isOnlyExtended: theme.isOnlyExtended, inputs: theme.inputs)
    }
    themes = themes.filter { known[$0.key] != nil }
    bundles = bundles.filter { known[$0.key] != nil }
    return known
  }

  /// Keeps the themes that a build has compiled, and the bundles that it has written.
  mutating func note(_ compiled: [CompiledTheme], _ written: [ThemePath: WrittenBundle], _ run: Run) {
    for theme in compiled where !theme.isKnown && theme.isSilent {
      guard theme.isOnlyExtended || written[theme.path] != nil else { continue }
      themes[theme.path] = Theme(
        name: theme.name?.value, isOnlyExtended: theme.isOnlyExtended, inputs: theme.inputs,
        places: Set(run.workspace.inputs(of: theme).map(run.workspace.absolute)))
      bundles[theme.path] = written[theme.path]
    }
  }

  /// Adds what a build has read or looked for, and the file that `--baseline` names. With `hasKnown`, the build skipped themes
  /// that an earlier build had read, so what that had read is kept.
  mutating func note(_ run: Run, hasKnown: Bool, baseline: String?) {
    var found = run.workspace.watchList
    if let baseline, let current = try? Terminal.currentFolder() {
      found.add(FolderPath(baseline, from: current).text)
    }
    if hasKnown, let list { found.add(list) }
    list = found
    isFollowed = false
  }

  /// The paths to watch from now on; nil if these are watched already.
  mutating func next() -> WatchList? {
    defer { isFollowed = true }
    return isFollowed ? nil : list
  }
}

/// The part of a build that implements `--watch`.
extension Build {
  /// Throws for options that make no sense for many builds.
  func refuseWithWatch() throws {
    if verify != nil {
      throw ValidationError(
        "--watch writes bundles and --verify writes nothing, so they can't be used together")
    }
    if arguments.baselineRecord {
      throw ValidationError(
        "--watch and --baseline-record can't be used together; record with a build without --watch")
    }
    if arguments.format.isForMachines {
      throw ValidationError(
        "--watch builds many times, so it does not support --format \(arguments.format.rawValue)")
    }
  }

  /// Builds, and builds again whenever something changes that was read, until a signal ends the process. Wrong usage and system
  /// errors end it only in the first build.
  func buildOnChanges() throws {
    var watch = InputWatch()
    var changes = BuildChanges()
    var isFirst = true
    while true {
      do {
        try timing.measured { try build($0, &changes) }
      } catch ExitStatus.themeHasErrors {
        if !arguments.quiet {
          Terminal.report("nothing was written; themec builds again when something changes")
        }
      } catch let error as UsageError where !isFirst {
        Terminal.report(error.sentence)
      } catch ExitStatus.machineFailed where !isFirst {
        // The build has reported the error. A later build may succeed, for example once the disk has space again.
      }
      if isFirst, !arguments.quiet { Terminal.report("watching what was read; Ctrl-C ends it") }
      isFirst = false
      Workspace.forgetSessions()
      if let list = changes.next() { watch.follow(list) }
      changes.changed = watch.wait()
    }
  }
}
