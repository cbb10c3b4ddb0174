import ArgumentParser
import ThemeDiagnostics
import ThemeDisk

/// The files and folders that the result of a build depends on: if one of them changes, `--watch` builds again.
struct BuildChanges {
  /// The paths that the builds so far have read or looked for; nil before the first build.
  private(set) var list: WatchList?
  /// Whether `list` is what is watched now; false after each build.
  private(set) var isFollowed = true

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
      throw ValidationError("--watch writes and --verify does not, so they exclude each other")
    }
    if arguments.baselineRecord {
      throw ValidationError(
        "--watch and --baseline-record exclude each other; record with a build without --watch")
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
      _ = watch.wait()
    }
  }
}
