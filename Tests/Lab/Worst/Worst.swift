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
    try TemporaryFolder.with { scratch in
      let folder = scratch.appending(path: "input")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try input.write(to: WorstFolder(folder.path), .full)
      let child = try LimitedChild(themec, input.arguments, in: folder.path, scratch: scratch.path)
      return Figures(name: input.name, child: child)
    }
  }
}

/// What an input cost, as a line of the table.
struct Figures {
  /// What any input may cost.
  static let maxSeconds = 5.0
  static let maxMebibytes = 512.0

  let name: String
  let child: LimitedChild

  static let header = row("kind", "CPU s", "peak MiB", "exit", "answer")

  /// Whether it cost more than is promised, or the tool crashed.
  var isBroken: Bool {
    child.cpu > Self.maxSeconds || mebibytes > Self.maxMebibytes || child.status < 0 || child.status == 70
  }

  var line: String {
    Self.row(
      name, String(format: "%.2f", child.cpu), String(format: "%.0f", mebibytes),
      child.status < 0 ? "SIG\(-child.status)" : "\(child.status)", answer) + (isBroken ? "   <- OVER" : "")
  }

  private var mebibytes: Double { Double(child.peak) / Double(1 << 20) }

  /// The limit that refused it, else the first line that was said.
  private var answer: String {
    if let name = child.said.firstMatch(of: /--limit ([a-z-]+)=/)?.1 { return "limit \(name)" }
    if let name = child.said.firstMatch(of: /the limit `([a-z-]+)`/)?.1 { return "limit \(name)" }
    let line = child.said.prefix { !$0.isNewline }
    return line.unicodeScalars.count > 70 ? String(line.unicodeScalars.prefix(70)) + "…" : String(line)
  }

  private static func row(_ name: String, _ cpu: String, _ peak: String, _ status: String, _ answer: String)
    -> String
  {
    func left(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return "\(left(name, 34))\(right(cpu, 8))\(right(peak, 10))\(right(status, 6))   \(answer)"
  }
}
