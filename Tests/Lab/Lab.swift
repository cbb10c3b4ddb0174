/// What is run by hand, and by CI where its data is at hand: `lab bench`, `lab worst`, `lab conformance` and `lab svgs`.
@main
struct Lab {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "bench": try Bench.run(rest)
    case "worst": try Worst.run(rest)
    case "conformance": Conformance.run(rest)
    case "svgs": SVGFolder.run(rest)
    // What the tools above start themselves as, to measure or limit another program.
    case PeakMemory.argument: try PeakMemory.report(rest)
    case LimitedChild.argument: try LimitedChild.report(rest)
    default:
      print("usage: lab bench|worst|conformance|svgs …")
      exit(2)
    }
  }
}
