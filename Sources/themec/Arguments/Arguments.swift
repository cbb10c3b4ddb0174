import CShims
import ThemeCompiler
import ThemeCore
import ThemeDisk
import ThemeReview

/// The arguments, rewritten into the forms that the parser knows: `-j4` becomes `-j 4`, `--verify` without a value becomes
/// `--verify=all`, and `--serve` without a port becomes `--serve=usual`. Everything after `--` is left as it is.
func plainArguments(_ arguments: [String]) -> [String] {
  var plain: [String] = []
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument == "--" { return plain + [argument] + rest }
    if argument.hasPrefix("-j"), argument.utf8.count > 2 {
      plain += ["-j", String(argument.dropFirst(argument.hasPrefix("-j=") ? 3 : 2))]
    } else if argument == "--verify" {
      let word = rest.first.flatMap(VerifyMode.init(rawValue:))
      if word != nil { rest.removeFirst() }
      plain.append("--verify=\((word ?? .all).rawValue)")
    } else if argument == "--serve" {
      let isPort = rest.first.map { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) } ?? false
      plain.append("--serve=\(isPort ? rest.removeFirst() : ServePort.usualWord)")
    } else {
      plain.append(argument)
    }
  }
  return plain
}

/// The build command that corresponds to a command with `--verify`: the same words, quoted for a shell, without `--verify` and
/// `--timings`. You can paste it into a shell to update the files that `--verify` found to be out of date.
func buildCommand(verifying arguments: [String]) -> String {
  let words = plainArguments(arguments).filter { !$0.hasPrefix("--verify=") && $0 != "--timings" }
  return shellCommand(words)
}

/// The command line as it was typed.
enum CommandWords {
  /// The arguments after the program's name, converted from bytes by ``SystemName``, which keeps bytes that are not UTF-8.
  ///
  /// `CommandLine.arguments` is not used because it repairs such bytes, so that its paths name other files, and because it is
  /// empty where /proc is missing or no file descriptor is free to read it.
  static let typed: [String] = {
    var typed: [String] = []
    var place = unsafe cstartup_words() ?? CommandLine.unsafeArgv
    guard unsafe place.pointee != nil else { return typed }
    unsafe place += 1
    while let word = unsafe place.pointee {
      typed.append(unsafe SystemName.text(ofCString: word))
      unsafe place += 1
    }
    return typed
  }()

  /// The folder that `-C` before the command names, which is the current folder of the run; nil without it.
  static var folder: String? { typed.first == "-C" ? typed.dropFirst().first : nil }

  /// The arguments from the command on.
  static var command: [String] {
    // A slice would need types that the runtime looks up at every start.
    folder == nil ? typed : Array(typed.dropFirst(2))
  }
}

/// The parser's help page in the wording of this project, with one newline at its end. Text that is not a help page is only
/// given that newline.
func helpText(_ text: String) -> String {
  var text = text[...]
  let heading = "OVERVIEW: "
  let isHelp = text.hasPrefix(heading)
  if isHelp { text = text.dropFirst(heading.count) }
  while text.last == "\n" { text.removeLast() }
  guard isHelp else { return text + "\n" }
  let words = [
    ("SUBCOMMANDS:", "COMMANDS:"),
    ("  See 'themec help <subcommand>' for detailed help.", "`themec help COMMAND` describes a command."),
    // The parser has no options whose value is optional, so it shows the value of `--verify` as required.
    ("--verify <what>       ", "--verify[=<what>]     "),
  ]
  return words.reduce(String(text)) { $0.replacing($1.0, with: $1.1) } + "\n"
}

/// Reads a file of at most `limit` bytes by its path as typed. The file is not part of a theme, so it may be anywhere on the
/// disk.
func readFile(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  let current: FolderPath
  do throws(ExitStatus) { current = try Terminal.currentFolder() } catch { throw .notFound }
  let file = FolderPath(path, from: current)
  guard let folder = file.parent, let name = file.path(below: folder) else { throw .wrongKind }
  return try DiskInputs(root: folder.text, trustLinks: true).bytes(of: name, limit: limit)
}

/// Reads a file that the user names and that has to be a `noun`, such as a baseline. Throws a ``UsageError`` that names the
/// file, or reports a system error and throws the exit status.
///
/// `limits` are the limits of the run; nil if the command line can't raise `limit`. `missing` is the message if there is no
/// such file.
func readFile(
  _ path: String, as noun: String, _ limit: Limit, _ limits: Limits? = nil, ifMissing missing: String
) throws -> [UInt8] {
  do throws(InputError) {
    return try readFile(path, limit: (limits ?? Limits())[limit])
  } catch .notFound {
    throw UsageError(missing)
  } catch .unreadable(let reason) {
    throw UsageError("the \(noun) `\(path)` can't be read: \(reason)")
  } catch .machineFailed(let reason) {
    throw unreadable(path, reason)
  } catch .tooLarge(let bytes, let allowed) {
    let exceeded = LimitExceeded(limit, allowed: allowed, measured: bytes)
    throw UsageError(
      "the \(noun) `\(path)` has \(exceeded.words)\(limits == nil ? "" : "; \(exceeded.advice)")")
  } catch {
    throw UsageError("`\(path)` is not a \(noun)")
  }
}

/// Reads the manifest of a bundle. `typed` is the bundle's folder or the path of its `manifest.json`; `known` holds the
/// manifests that were read before, so that equal ones are parsed only once.
func readManifest(_ typed: String, _ known: KnownFacts = KnownFacts()) throws -> (
  facts: ManifestFacts, bytes: [UInt8]
) {
  let current = try Terminal.currentFolder()
  guard let isFolder = try isFolder(FolderPath(typed, from: current).text, typed: typed) else {
    throw UsageError("there is no bundle `\(typed)`")
  }
  if !isFolder, isThemeFile(typed) {
    throw UsageError(
      "`\(typed)` is a theme and not a bundle; `themec build` says where it writes the bundle, a folder with a manifest.json"
    )
  }
  let path = isFolder ? typed + (typed.hasSuffix("/") ? "" : "/") + "manifest.json" : typed
  let bytes = try readFile(
    path, as: "manifest", .manifestBytes, ifMissing: "`\(typed)` is not a bundle: it has no manifest.json")
  do throws(ManifestProblem) {
    return (try known.manifest(bytes), bytes)
  } catch {
    throw UsageError("`\(path)` can't be used: \(error.words)")
  }
}

extension Workspace {
  /// Throws a usage error if a file that `option` writes is also an input of the run, be it under the same path, through a link
  /// or under another spelling.
  func refuseInputs(_ files: [String], for option: String, _ themes: [CompiledTheme]) throws {
    let inputs = InputFiles(readFrom: disk)
    var paths: Set<ThemePath> = []
    for file in files {
      var input = inputs.input(at: file)
      if input == nil, let path = try path(ofFile: file) {
        if paths.isEmpty { paths = themes.reduce(into: []) { $0.formUnion(self.inputs(of: $1)) } }
        input = paths.contains(path) ? path : nil
      }
      guard let input else { continue }
      let itself = typed(input).utf8.elementsEqual(file.utf8) ? "" : ", `\(typed(input))`"
      throw UsageError("\(option) would overwrite `\(file)`, which is an input\(itself); choose another file")
    }
  }
}

/// Reports that the system can't read `path`, and returns the status with which to end the run.
func unreadable(_ path: String, _ reason: String) -> ExitStatus {
  Terminal.report("can't read `\(path)`: \(reason)")
  return .machineFailed
}

/// Whether there is a folder at a path, after following symbolic links; nil if nothing is there. `typed` is the path as the
/// user knows it, for messages.
func isFolder(_ path: String, typed: String) throws(ExitStatus) -> Bool? {
  do throws(SystemError) {
    return try isFolder(atPath: path)
  } catch {
    throw unreadable(typed, error.words)
  }
}
