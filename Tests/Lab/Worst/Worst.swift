import FixtureSupport
import Foundation

/// Runs the tool on the worst inputs and prints what they cost: `lab worst THEMEC [NAME…]`, where THEMEC is the release tool
/// and a NAME one of the kinds. Ends with 1 when one costs more than is promised, or the tool crashed.
enum Worst {
  static func run(_ arguments: [String]) throws {
    let known = WorstInput.all.map(\.name)
    guard let themec = arguments.first, arguments.dropFirst().allSatisfy(known.contains) else {
      print("usage: lab worst THEMEC [NAME…], where a NAME is one of \(known.joined(separator: ", "))")
      exit(2)
    }
    print(Figures.header)
    let wanted = arguments.dropFirst()
    var broken: [String] = []
    for input in WorstInput.all where wanted.isEmpty || wanted.contains(input.name) {
      let figures = try figures(of: input, by: URL(filePath: themec).path)
      print(figures.line)
      fflush(nil)
      if figures.isBroken { broken.append(input.name) }
    }
    guard broken.isEmpty else {
      print(
        "\nover \(Figures.maxSeconds) s of CPU or \(Figures.maxMebibytes) MiB, or crashed: \(broken.joined(separator: ", "))"
      )
      exit(1)
    }
  }

  private static func figures(of input: WorstInput, by themec: String) throws -> Figures {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "themec-worst-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let folder = scratch.appending(path: "input")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try input.write(to: WorstFolder(folder.path), .full)
    let child = try LimitedChild(themec, input.arguments, in: folder.path, scratch: scratch.path)
    return Figures(name: input.name, child: child)
  }
}
