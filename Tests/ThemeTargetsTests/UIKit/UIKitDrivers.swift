import Foundation

/// Several drivers as one program, which runs the one that its argument names.
struct UIKitDrivers {
  /// The program's folder, which is deleted when this process ends.
  let folder = UIKitModules.scratch.appending(path: "drivers-\(UUID().uuidString)")
  /// The drivers and what starts one of them.
  let files: [String: String]

  /// Creates a program of drivers by their names. Each has `@main @MainActor struct Driver`, and no other declaration that
  /// another driver has as well.
  init(_ drivers: [String: String]) {
    var files: [String: String] = [:]
    var cases = ""
    for (number, (name, text)) in drivers.sorted(by: { $0.key < $1.key }).enumerated() {
      files["\(name).swift"] = text.replacing(/@main\s/, with: "").replacing(
        /\bDriver\b/, with: "Driver\(number)")
      cases += "    case \(String(reflecting: name)): try Driver\(number).main()\n"
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
