import Platform
import Synchronization
import ThemeDisk

/// Commits synthetic bundles until it kills itself. Calls that would change the disk are counted, not seconds: so it dies
/// where it is told to, however busy the machine is.
///
/// `CommitCrasher FOLDER GENERATION CALLS` commits one generation, and dies without cleaning up before the call number CALLS;
/// it exits with 0 when there are no more so many. Words may follow: `sigterm` sends itself that signal there instead, and
/// exits as the command line would. `sigkill` commits one generation after another with two threads, prints the number of
/// each that is done, and is killed before the call number CALLS of all of them, whatever the other thread is at.
/// `by-renaming` commits as where folders can't be exchanged, `file-by-file` as where nothing can be made beside the folder.
@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let generation = Int(arguments[2]), let calls = Int(arguments[3]) else {
      exit(2)
    }
    let words = arguments[4...]
    let way: Way =
      words.contains("by-renaming") ? .byRenaming : words.contains("file-by-file") ? .fileByFile : .atOnce
    if words.contains("sigkill") {
      commitForever(to: arguments[1], from: generation, calls: calls, way)
    } else {
      commitOnce(to: arguments[1], generation, calls: calls, isInterrupted: words.contains("sigterm"), way)
    }
  }

  private static func commitForever(
    to folder: String, from first: Int, calls: Int, _ way: Way
  ) {
    let counter = Counter()
    var options = CommitOptions(codec: .plain, rules: OwnershipRules { _ in true })
    options.workers = 2
    options.faults = Faults { operation, name in
      if counter.next() == calls { kill(getpid(), SIGKILL) }
      return way.code(operation, name)
    }
    for generation in first... {
      guard (try? commit(syntheticTree(generation), to: BundlePlace(folder), options)) != nil else { exit(3) }
      let line = [UInt8]("\(generation)\n".utf8)
      unsafe write(1, line, line.count)
    }
  }

  private static func commitOnce(
    to folder: String, _ generation: Int, calls: Int, isInterrupted: Bool, _ way: Way
  ) {
    // Tests start it from threads that block signals, and that is inherited.
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe sigprocmask(SIG_UNBLOCK, &all, nil)
    let counter = Counter()
    var options = CommitOptions(codec: .plain, rules: OwnershipRules { _ in true })
    options.faults = Faults { operation, name in
      if counter.next() == calls {
        guard isInterrupted else { _exit(86) }
        raise(SIGTERM)
      }
      return way.code(operation, name)
    }
    do {
      _ = try commit(syntheticTree(generation), to: BundlePlace(folder), options)
    } catch {
      if case .interrupted(let signal) = error { exit(128 + signal) }
      exit(3)
    }
    if let signal = Interrupt.signal { exit(128 + signal) }
  }
}

/// A class because the commit's threads share it.
private final class Counter: Sendable {
  private let value = Atomic(0)

  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
