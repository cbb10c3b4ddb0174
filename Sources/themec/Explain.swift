import ArgumentParser
import ThemeDiagnostics

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the manual page of a diagnostic; without a code, all codes.")

  @Argument(help: "A diagnostic's code, such as caps-exceed-width.")
  var code: String?

  func run() throws {
    guard let name = code else {
      let width = DiagnosticCode.all.map(\.name.utf8.count).max() ?? 0
      for code in DiagnosticCode.all {
        let padding = String(repeating: " ", count: width - code.name.utf8.count)
        Terminal.write("\(code.name)\(padding)  \(code.severity.rawValue)\n")
      }
      return
    }
    guard let code = DiagnosticCode.named(name) else {
      throw UsageError.unknown(
        "diagnostic", name, among: DiagnosticCode.all.map(\.name), listedBy: "themec explain")
    }
    Terminal.write(page(of: code))
  }

  private func page(of code: DiagnosticCode) -> String {
    let indented = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
    return """
      \(code.name) (\(code.severity.rawValue))

      \(wrapped(code.page.what))

      \(wrapped(code.page.why))

      For example

      \(indented(code.page.example))
      Instead

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
