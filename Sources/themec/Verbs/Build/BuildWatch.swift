import ArgumentParser
import ThemeDiagnostics
import ThemeDisk

/// What decides whether another build would come to something else.
struct BuildChanges {
  /// What the builds so far have looked at; nil before the first has begun.
  private(set) var list: WatchList?
  /// Whether the last build has looked at something.
  private(set) var isFollowed = true

  /// Notes what a build has looked at; with `hasKnown`, it has left out themes that an earlier one had looked at.
  mutating func note(_ run: Run, hasKnown: Bool, baseline: String?) {
    var found = run.workspace.watchList
    if let baseline, let current = try? Terminal.currentFolder() {
      found.add(FolderPath(baseline, from: current).text)
    }
    if hasKnown, let list { found.add(list) }
    list = found
    isFollowed = false
  }

  /// What to watch from now on; nil when it is what is watched.
  mutating func next() -> WatchList? {
    defer { isFollowed = true }
    return isFollowed ? nil : list
  }
}

/// Building again and again.
extension Build {
  /// Refuses what means nothing when there are many builds.
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

  /// Builds, and again whenever something changes that was read, until a signal ends the process.
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
        // It has said why; the next change may come when there is room again.
      }
      if isFirst, !arguments.quiet { Terminal.report("watching what was read; Ctrl-C ends it") }
      isFirst = false
      Threads.giveBack()
      Workspace.forgetSessions()
      if let list = changes.next() { watch.follow(list) }
      _ = watch.wait()
    }
  }
}
