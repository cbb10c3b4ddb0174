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
    Terminal.write("\(code.name) (\(code.severity.rawValue))\n\n\(code.page.text)\n")
  }

  /// A list of all codes, below the titles of their families. Each line has the name, the severity and what is wrong, and is
  /// shortened to the width of a terminal.
  private var list: String {
    let names = DiagnosticCodes.all.all.map(\.name.utf8.count).max() ?? 0
    let width = Terminal.outputIsTerminal ? Terminal.width : .max
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
    return DiagnosticCodes.all.families.map { family in
      let lines = family.codes.map { code in
        let columns = [padded(code.name, to: names), padded(code.severity.rawValue, to: 7), code.page.what]
        let line = "  " + columns.joined(separator: "  ")
        return line.count > width ? "\(line.prefix(width - 1))…\n" : "\(line)\n"
      }
      return "\(family.title)\n\(lines.joined())"
    }.joined(separator: "\n")
  }
}
