import Platform
import Synchronization
import ThemeBundle
package import ThemeDisk
package import ThemeImage
import ThemeTargets

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

  private static func commitForever(to folder: String, from first: Int, calls: Int, _ way: Way) {
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

/// A bundle that differs from generation to generation in every way that a real one can: files come and go, change or
/// don't, pictures have copies, and what was a file becomes a folder.
package func syntheticTree(_ generation: Int) -> OutputTree {
  var files: [OutputFile] = []
  for number in 0..<8 {
    guard (generation + number) % 4 != 0 else { continue }
    let folder = "images/backButtons/button-\((number + generation / 2) % 5)"
    let age = generation / (number + 1)
    files.append(picture("\(folder)/normal-\(number).png", age))
    files.append(picture("\(folder)/normal-\(number)@2x.png", age + number))
    files.append(picture("copies/normal-\(number).png", age))
  }
  files.append(
    text(generation % 5 == 3 ? "css" : "css/theme.css", "a { generation: \(generation) }\n", times: 40))
  if generation % 3 == 1 { files.append(text("folders/of/one/file.txt", "gone with it\n", times: 3)) }
  files.append(text("constant.txt", "never another\n", times: 100))
  files.append(text("manifest.json", "{ \"generation\": \(generation) }\n", times: 1))
  let lines = files.map { "    \"\($0.path)\": \"\(generation)\"" }.joined(separator: ",\n")
  files.append(
    text("digests.json", "{\n  \"digestsVersion\": 2,\n  \"files\": {\n\(lines)\n  }\n}\n", times: 1))
  return OutputTree(files)
}

private func text(_ path: String, _ line: String, times: Int) -> OutputFile {
  OutputFile(path: path, content: .text([UInt8](String(repeating: line, count: times).utf8)))
}

private func picture(_ path: String, _ age: Int) -> OutputFile {
  let (width, height) = (16 + age % 3, 24)
  let pixels = (0..<width * height).map {
    UInt32(truncatingIfNeeded: $0 &* 2_654_435_761 &+ age) | 0xFF00_0000
  }
  let bitmap = Bitmap(width: width, height: height, pixels: pixels)
  let named = ImagePixels(size: ImagePixels(bitmap).size, digest: bitmap.digest) { bitmap }
  return OutputFile(path: path, content: .image(named))
}

extension ImageCodec {
  /// Pictures as their size and their words, in the machine's order: what a test can read back.
  package static let plain = ImageCodec(encode: plainBytes) { plainBytes($1) == $0 }
}

/// What the plain codec makes of a picture.
package func plainBytes(_ bitmap: Bitmap) -> [UInt8] {
  let pixels = unsafe bitmap.pixels.withUnsafeBytes { unsafe [UInt8]($0) }
  return [UInt8]("plain \(bitmap.width) \(bitmap.height)\n".utf8) + pixels
}

/// What the plain codec makes of the pixels of an image.
package func plainBytes(_ pixels: ImagePixels) -> [UInt8] { plainBytes(pixels.bitmap) }

extension OutputFile {
  /// What a commit with the plain codec writes.
  package var plainContent: [UInt8] {
    switch content {
    case .text(let bytes): bytes
    case .image(let pixels): plainBytes(pixels)
    }
  }
}

/// How a bundle gets into its folder.
package enum Way: CaseIterable, Sendable {
  /// A new folder takes the old one's place.
  case atOnce
  /// As on file systems that can't exchange two folders.
  case byRenaming
  /// As where nothing can be made beside the folder.
  case fileByFile

  /// What fails, before what else a test lets fail.
  package func code(_ operation: Faults.Operation, _ name: String) -> Int32 {
    switch self {
    case .atOnce: 0
    case .byRenaming: operation == .exchange ? ENOSYS : 0
    case .fileByFile: operation == .makeFolder && name.hasSuffix(".stage") ? EACCES : 0
    }
  }
}
