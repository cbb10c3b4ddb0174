import Synchronization
import ThemeCore

/// The files of art of a run, each read once and kept as it was read.
///
/// A class because many threads share it.
final class ArtBytes: Sendable {
  /// Files up to this many bytes are read without asking how large they are.
  private static let usual = 4 << 20

  private let inputs: any ThemeInputs
  private let limits: Limits
  private let meter: ArtMeter
  private let gate: AdmissionGate
  private let files = Mutex<[ThemePath: Result<[UInt8], InputError>]>([:])

  init(_ inputs: any ThemeInputs, _ limits: Limits, _ meter: ArtMeter, _ gate: AdmissionGate) {
    self.inputs = inputs
    self.limits = limits
    self.meter = meter
    self.gate = gate
  }

  /// Reads a file if it is not known; whoever asks has not been let in by the gate.
  func read(_ path: ThemePath) -> Result<[UInt8], InputError> {
    if let known = known(path) { return known }
    let limit = limits[.pictureBytes]
    var result = gate.admit(min(Self.usual, limit)) { bytes(of: path, upTo: min(Self.usual, limit)) }
    if case .failure(.tooLarge(let size, _)) = result, limit > Self.usual, !meter.isExceeded {
      result =
        size > limit
        ? .failure(.tooLarge(bytes: size, limit: limit))
        : gate.admit(size) { bytes(of: path, upTo: limit) }
    }
    let read = result
    let (kept, isFirst) = files.withLock { files in
      if let known = files[path] { return (known, false) }
      files[path] = read
      return (read, true)
    }
    if isFirst, case .success(let bytes) = read { meter.count(bytes: bytes.count) }
    return kept
  }

  /// A file that was read.
  func known(_ path: ThemePath) -> Result<[UInt8], InputError>? { files.withLock { $0[path] } }

  private func bytes(of path: ThemePath, upTo limit: Int) -> Result<[UInt8], InputError> {
    Result { () throws(InputError) in try inputs.bytes(of: path, limit: limit) }
  }
}
