import Synchronization
import ThemeDiagnostics

/// A line on the terminal that shows the progress of long work: `slicing 412/900 nav-button`.
///
/// Nothing is shown in the first half second, or if standard error is not a terminal. This is a class because many threads
/// report progress.
final class ProgressLine: Sendable {
  private struct State {
    var nextShow: Double
    var isShown = false
  }

  private static let delay = 0.5
  private static let pace = 0.1

  private let isOn: Bool
  private let state: Mutex<State>

  init(isOn: Bool) {
    self.isOn = isOn && Terminal.errorHasControls
    state = Mutex(State(nextShow: Terminal.seconds + (TestHooks.progressDelay ?? Self.delay)))
  }

  func show(_ stage: String, _ done: Int, of count: Int, _ name: String) {
    guard isOn else { return }
    state.withLock { state in
      let now = Terminal.seconds
      guard now >= state.nextShow else { return }
      state.nextShow = now + Self.pace
      state.isShown = true
      let line = "\(stage) \(done)/\(count) \(VisibleText.escaped(name))".prefix(Terminal.width - 1)
      Terminal.writeControls("\r\u{1B}[K\(line)")
    }
  }

  /// Removes the line from the terminal.
  func clear() {
    state.withLock { state in
      if state.isShown { Terminal.writeControls("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
