import Synchronization
import ThemeCore

/// Flushes the files of several commits to the disk with one call for all of them, on file systems that support that
/// (`cdisk_synchronize_all`). Flushing one file by itself takes about as long as flushing a thousand.
///
/// More commits are under way than may work at a time: a commit that waits for the disk lets another one work, and the call is
/// made when all of them wait for it. A class, because the commits share it.
package final class SharedSync: Sendable {
  /// The least number of files for which commits use the shared call. With fewer files, each is flushed by itself, so that the
  /// build does not wait for data that other programs have written.
  package static let leastFiles = 32
  /// How many commits may be under way at a time, and so share one call.
  package static let commits = 20

  private let bundles: Int
  private let turns: AdmissionGate
  private let gathering = Gathering()
  private let fileSystems = Mutex<[UInt64: FileSystemSync]>([:])

  /// Serves the commits of `bundles` bundles, of which at most `workers` work at a time.
  package init(bundles: Int, workers: Int) {
    self.bundles = bundles
    turns = AdmissionGate(capacity: max(1, workers))
  }

  /// How many threads of one commit may flush files and folders that are not flushed by the shared call.
  var waiters: Int { bundles == 1 ? 16 : 3 }

  /// Whether bundles with this number of files to write each are flushed together.
  func serves(files: Int) -> Bool { files * bundles >= Self.leastFiles }

  /// Runs a commit when fewer than `workers` others are working.
  func inTurn<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    gathering.join()
    defer { gathering.leave() }
    return try turns.admit(1, body)
  }

  /// Runs a part of a commit that may take long because of another process. The other commits don't wait for it in the
  /// meantime, because that process may itself wait for one of them.
  func aside(_ body: () -> Void) {
    gathering.leave()
    turns.stepOut(1, body)
    gathering.join()
  }

  /// The shared flush for the file system that a folder is on. It covers everything that is written from now on.
  func fileSystem(of folder: Folder) throws(SystemError) -> FileSystemSync {
    let device = try folder.descriptor.status().identity.device
    return fileSystems.withLock { known in
      if let found = known[device] { return found }
      let made = FileSystemSync(folder, turns, gathering)
      known[device] = made
      return made
    }
  }
}

/// Flushes everything that was written to one file system.
final class FileSystemSync: Sendable {
  private struct State {
    /// The number of the last request that a call has answered.
    var answered = 0
    var isPossible = true
    /// The error of a call. Any commit may have written the data that was lost, so all later requests fail, too.
    var failure: SystemError?
  }

  /// A folder that was opened before the writing began: the system reports data that it could not write only to such
  /// descriptors.
  private let folder: Folder
  private let turns: AdmissionGate
  private let gathering: Gathering
  private let requests = Atomic(0)
  private let state = Mutex(State())

  fileprivate init(_ folder: Folder, _ turns: AdmissionGate, _ gathering: Gathering) {
    (self.folder, self.turns, self.gathering) = (folder, turns, gathering)
  }

  /// Returns when everything that was written before the call is on the disk; false where the file system can't do that. A
  /// system call that begins after several requests answers all of them.
  func synchronize() throws(SystemError) -> Bool {
    let number = requests.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
    return try turns.stepOut(1) { () throws(SystemError) -> Bool in
      // The other commits will ask for the same soon, and one call answers all of them.
      gathering.meet()
      return try state.withLock { state throws(SystemError) in
        if state.answered < number, state.isPossible, state.failure == nil {
          state.answered = requests.load(ordering: .acquiring)
          do throws(SystemError) {
            state.isPossible = try folder.synchronizeAll()
          } catch {
            state.failure = error
          }
        }
        if let failure = state.failure { throw failure }
        return state.isPossible
      }
    }
  }
}
