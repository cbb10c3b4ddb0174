/// The first lines of a theme.
func head(_ name: String) -> String { "themec: 1\nname: \(name)\n" }

/// A text with so many of what is before it in parentheses: its number.
func repeated(_ count: Int, separator: String = "", _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined(separator: separator)
}

/// So many combining marks, of which normalizing puts every second one elsewhere.
func marks(_ count: Int) -> String { repeated(count) { $0.isMultiple(of: 2) ? "\u{301}" : "\u{316}" } }

/// A name as long as one may be, of letters that have twenty combining marks each; the number makes it another.
func markedName(_ number: Int) -> String { "x\(number)" + repeated(24) { _ in "a\(marks(20))" } }

/// A drawing of one layer, `size` points wide and high.
func drawing(_ size: Int, _ layer: String) -> String {
  "{ draw: { size: { width: \(size), height: \(size) }, layers: [ \(layer) ] } }"
}
