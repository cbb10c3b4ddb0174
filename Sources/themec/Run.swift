import ThemeCompiler
import ThemeDiagnostics
import ThemeDisk
import ThemeGeometry
import ThemeModel
import ThemeSlicing
import ThemeSource
import ThemeSyntax

/// One run over themes: compile, judge, print.
struct Run {
  let workspace: Workspace
  let arguments: CompileArguments
  let workers: Int
  let progress: ProgressLine

  init(themes: [String], _ arguments: CompileArguments) throws {
    self.arguments = arguments
    workspace = try Workspace(themes: themes, arguments.input)
    workers = arguments.threads ?? Terminal.cores
    progress = ProgressLine(isOn: !arguments.quiet)
  }

  /// Compiles every theme and prints what is wrong; throws when something is.
  func compile(emits: Bool) throws -> [CompiledTheme] {
    var sink = workspace.sink
    var options = CompileOptions()
    options.scales = arguments.scales.isEmpty ? nil : arguments.scales.compactMap(Scale.init(rawValue:))
    options.workers = workers
    options.emits = emits
    if let project = workspace.project {
      options.allow = project.allow.map(\.value.name)
      if let interface = project.interface {
        options.interface = ThemePath(interface.value.text)
        if options.interface == nil {
          sink.report(.pathLeavesRoot(interface.value.text, at: interface.range))
        }
      }
      for target in project.targets {
        sink.report(.unknownTarget(target.value.string, at: target.range))
      }
    }
    let compiled: CompiledThemes
    do throws(ProofFailed) {
      compiled = try compileAll(workspace.themes, in: workspace.session, options) {
        stage, done, count, name in
        progress.show(stage, done, of: count, name)
      }
    } catch {
      progress.clear()
      Terminal.complain("themec: a slice doesn't stretch to its art: \(error.message)\n")
      Terminal.complain("themec: this is a bug in themec; please report it with the theme and its art\n")
      throw ExitStatus.bug
    }
    progress.clear()
    try judge(sink.diagnostics + compiled.diagnostics)
    return compiled.themes
  }

  /// Prints diagnostics; throws when one is an error.
  private func judge(_ diagnostics: [Diagnostic]) throws {
    let sources = workspace.session.sources
    var diagnostics = diagnostics
    if let baseline = arguments.baseline {
      if arguments.baselineRecord {
        let text = Baseline(recording: diagnostics, in: sources).text
        do throws(CommitError) {
          try writeAtomically(Array(text.utf8), to: baseline)
        } catch {
          Terminal.complain("themec: \(error.sentence)\n")
          throw ExitStatus.machineFailed
        }
      }
      diagnostics = try recorded(in: baseline).filter(diagnostics, in: sources)
    }
    if arguments.strict || workspace.project?.isStrict == true {
      diagnostics = diagnostics.map { $0.asError }
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if arguments.quiet { diagnostics.removeAll { $0.severity == .warning } }
    let options = RenderOptions(
      pathPrefix: workspace.prefix, width: Terminal.width, color: arguments.usesColor,
      toolVersion: themecVersion)
    let text = render(diagnostics, as: arguments.format.rendered, in: sources, options: options)
    if arguments.format.isForMachines {
      Terminal.write(text)
    } else if !text.isEmpty {
      Terminal.complain(text)
      if arguments.format == .human, let line = summary(of: diagnostics, in: sources) {
        Terminal.complain("\(line)\n")
      }
    }
    if hasErrors { throw ExitStatus.themeHasErrors }
  }

  private func recorded(in path: String) throws -> Baseline {
    do throws(InputError) {
      let bytes = try readFile(path, limit: 16 << 20)
      do throws(BaselineError) {
        return try Baseline(parsing: bytes)
      } catch {
        Terminal.complain("themec: `\(path)` is no baseline: \(error)\n")
      }
    } catch {
      Terminal.complain("themec: there is no baseline `\(path)`; --baseline-record writes one\n")
    }
    throw ExitStatus.wrongUsage
  }
}

extension Diagnostic {
  fileprivate static func unknownTarget(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownValue, "there is no target `\(name.shortened)` in this version", at: range)
      .helping("take it out of `targets`: PNGs, manifest and digests are always built")
  }
}
