import ArgumentParser
import ThemeDiagnostics
import ThemeTargets

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the manual page of a diagnostic, or lists all diagnostics if no code is given.")

  @Argument(
    help: "The code of a diagnostic, such as caps-exceed-width.",
    completion: .list(DiagnosticCodes.all.all.map(\.name)))
  var code: String?

  func run() throws {
    guard let name = code else { return Terminal.write(list) }
    guard let code = DiagnosticCodes.all[name] else {
      throw UsageError.unknown(
        "diagnostic", name, among: DiagnosticCodes.all.all.map(\.name), listedBy: "themec explain")
    }
    Terminal.write(page(of: code))
  }

  /// A line a code, below the title of its family: name, severity and what is wrong, as far as that fits a terminal.
  private var list: String {
    let names = DiagnosticCodes.all.all.map(\.name.utf8.count).max() ?? 0
    let width = Terminal.outputIsTerminal ? Terminal.width : .max
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
    return DiagnosticCodes.all.families.map { family in
      let lines = family.codes.map { code in
        let what = code.page.what.split(separator: "\n").joined(separator: " ")
        let line = "  \(padded(code.name, to: names))  \(padded(code.severity.rawValue, to: 7))  \(what)"
        return line.count > width ? "\(line.prefix(width - 1))…\n" : "\(line)\n"
      }
      return "\(family.title)\n\(lines.joined())"
    }.joined(separator: "\n")
  }

  private func page(of code: DiagnosticCode) -> String {
    let indented = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
    return """
      \(code.name) (\(code.severity.rawValue))

      \(wrapped(code.page.what))

      \(wrapped(code.page.why))

      For example:

      \(indented(code.page.example))
      Instead:

      \(indented(code.page.instead))
      """
  }

  /// The text in lines of at most 80 characters.
  private func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
