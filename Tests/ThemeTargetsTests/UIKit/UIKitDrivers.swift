import Foundation

/// Several drivers as one program, which runs the one that its argument names.
struct UIKitDrivers {
  /// The program's folder, which is deleted when this process ends.
  let folder = UIKitModules.scratch.appending(path: "drivers-\(UUID().uuidString)")
  /// The drivers and what starts one of them.
  let files: [String: String]

  /// Creates a program of drivers by their names. Each has `@main @MainActor struct Driver`; its declarations become members of
  /// an enumeration, so that drivers may declare the same names.
  init(_ drivers: [String: String]) {
    var files: [String: String] = [:]
    var cases = ""
    for (number, (name, text)) in drivers.sorted(by: { $0.key < $1.key }).enumerated() {
      let lines = text.replacing(/@main\s/, with: "").split(separator: "\n", omittingEmptySubsequences: false)
      let imports = lines.filter { $0.hasPrefix("import ") }.joined(separator: "\n")
      let rest = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      files["\(name).swift"] = "\(imports)\n\nenum Drivers\(number) {\n\(rest)\n}\n"
      cases += "    case \(String(reflecting: name)): try Drivers\(number).Driver.main()\n"
    }
    files["Drivers.swift"] = """
      @main @MainActor struct Drivers {
        static func main() throws {
          switch CommandLine.arguments[1] {
      \(cases)    case let name: fatalError("no driver \\(name)")
          }
        }
      }
      """
    self.files = files
  }
}
