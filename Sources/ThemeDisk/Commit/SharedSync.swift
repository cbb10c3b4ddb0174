import Synchronization
import ThemeCore

/// Brings what several commits have written to the disk with one call for all of them, on file systems that can do that
/// (`cdisk_synchronize_all`). Bringing a file there by itself takes about as long as bringing a thousand.
///
/// Commits take more threads than may work at a time: one that waits for the disk lets another one work, and the call is made when all of
/// them wait for it. A class because the commits share it.
package final class SharedSync: Sendable {
  /// With fewer files to write, each is brought to the disk by itself, and nobody waits for what other programs write.
  package static let leastFiles = 32
  /// How many commits may be under way at a time: as many wait for one call.
  package static let commits = 20

  private let bundles: Int
  private let turns: AdmissionGate
  private let gathering = Gathering()
  private let fileSystems = Mutex<[UInt64: FileSystemSync]>([:])

  /// For the commits of a number of bundles, of which `workers` work at a time.
  package init(bundles: Int, workers: Int) {
    self.bundles = bundles
    turns = AdmissionGate(capacity: max(1, workers))
  }

  /// How many threads may bring files and folders of one commit to the disk by themselves.
  var waiters: Int { bundles == 1 ? 16 : 3 }

  /// Whether bundles of so many files to write are brought to the disk together.
  func serves(files: Int) -> Bool { files * bundles >= Self.leastFiles }

  /// Does a commit when it is its turn.
  func inTurn<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    gathering.join()
    defer { gathering.leave() }
    return try turns.admit(1, body)
  }

  /// Does something within a commit that may take long because of another process; meanwhile the others don't wait for it. That
  /// process may wait for them.
  func aside(_ body: () -> Void) {
    gathering.leave()
    turns.stepOut(1, body)
    gathering.join()
  }

  /// What brings everything to the disk that is written to the file system of a folder from now on.
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

/// Brings everything that is written to one file system to the disk.
final class FileSystemSync: Sendable {
  private struct State {
    /// The number of the last request that a call answers.
    var answered = 0
    var isPossible = true
    /// What could not be written belongs to any of the commits, so all that come later fail, too.
    var failure: SystemError?
  }

  /// The system tells whoever has opened it before the writing began of what could not be written.
  private let folder: Folder
  private let turns: AdmissionGate
  private let gathering: Gathering
  private let requests = Atomic(0)
  private let state = Mutex(State())

  fileprivate init(_ folder: Folder, _ turns: AdmissionGate, _ gathering: Gathering) {
    (self.folder, self.turns, self.gathering) = (folder, turns, gathering)
  }

  /// Returns when everything that was written before is on the disk; false where the file system can't do that. A call that
  /// begins after several have asked answers all of them.
  func synchronize() throws(SystemError) -> Bool {
    let number = requests.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
    return try turns.stepOut(1) { () throws(SystemError) -> Bool in
      // What the others will ask for next, the same call answers.
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
