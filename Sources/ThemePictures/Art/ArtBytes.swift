import Synchronization
import ThemeCore

/// The bytes of all art files of a run. Each file is read once, and its bytes are kept.
///
/// A class because many threads share it.
final class ArtBytes: Sendable {
  /// Up to this many bytes, a file is read without asking for its size first.
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

  /// The bytes of a file, which is read unless it is known already. The caller must not be inside the gate, because this
  /// function enters it.
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

  /// The result of reading a file; nil if it was not read yet.
  func known(_ path: ThemePath) -> Result<[UInt8], InputError>? { files.withLock { $0[path] } }

  private func bytes(of path: ThemePath, upTo limit: Int) -> Result<[UInt8], InputError> {
    Result { () throws(InputError) in try inputs.bytes(of: path, limit: limit) }
  }
}
