import ThemeCore
import WorstInputs

/// A table that is made from the sources, in a page that is else written by hand: it stands between two marks.
package struct MadeTable: Sendable {
  /// The page, from the checkout's folder.
  package let file: String
  /// What the marks call it.
  package let name: String
  private let rows: [[String]]

  /// Every table.
  package static var all: [MadeTable] { [limits, worstInputs] }

  private static var limits: MadeTable {
    MadeTable(
      file: "SECURITY.md", name: "limits",
      rows: [["limit", "what is limited", "at most", "`--limit` raises it up to"]]
        + Limit.all.map { limit in
          [
            "`\(limit.name)`", "\(limit.unit) \(limit.owner)", grouped(limit.standard),
            limit.isFixed ? "fixed" : grouped(limit.most),
          ]
        })
  }

  private static var worstInputs: MadeTable {
    MadeTable(
      file: "Tests/README.md", name: "worst inputs",
      rows: [["kind", "what it attacks"]] + WorstInput.all.map { ["`\($0.name)`", $0.attacks] })
  }

  /// The page with this table in place of the one that it has; nil when it has not both marks.
  package func page(_ text: String) -> String? {
    let (begin, end) = ("<!-- \(name): made by `make docs` -->\n", "<!-- end of \(name) -->\n")
    guard let start = text.firstRange(of: begin)?.upperBound, let rest = text[start...].firstRange(of: end)
    else {
      return nil
    }
    return "\(text[..<start])\n\(markdown)\n\(text[rest.lowerBound...])"
  }

  private var markdown: String {
    var lines = rows.map { "| \($0.joined(separator: " | ")) |\n" }
    lines.insert("|\(String(repeating: "---|", count: rows[0].count))\n", at: 1)
    return lines.joined()
  }
}
