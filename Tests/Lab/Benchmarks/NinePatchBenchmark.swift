import Foundation
import ThemeCore
import ThemeImage

extension Benchmark {
  /// 300 nine-patches of the android target beside aapt2, which compiles the same files.
  static let ninePatches = Benchmark(
    name: "nine-patches", title: "300 nine-patches, beside aapt2 compile"
  ) { themec in
    guard let aapt2 = Peer.named("aapt2") else { return [Peer.missing("aapt2")] }
    let scratch = try Scratch()
    var theme = "themec: 1\nname: patches\nscales: [2]\nbuttons:\n"
    for index in 0..<300 {
      let color = Color(red: UInt8(index % 200), green: UInt8(index / 2), blue: UInt8(200 - index / 2))
      let art = Drawings.plate((96, 44), at: .x2, color: color, radius: 8)
      try scratch.write(encodePNG(art), to: "art/\(index)@2x.png")
      theme += "  button-\(index): { art: { file: art/\(index)@2x.png }, caps: { left: 12, right: 12 } }\n"
    }
    try scratch.write(theme, to: "patches.theme.yaml")
    func build(_ turn: Int, _ options: [String]) throws -> Cost {
      let words = [
        "build", "patches.theme.yaml", "-o", "out-\(turn)", "-q", "--no-cache", "--compression", "fast",
      ]
      let child = try Child(themec, words + options, in: scratch.path)
      precondition(child.status == 0, "the build failed")
      return child.cost
    }
    let costs = try turns(
      5,
      [
        { try build($0, ["--target", "android"]) },
        { turn in
          let child = try Child(
            aapt2, ["compile", "--dir", "out-\(turn)/android/res", "-o", "compiled-\(turn).zip"],
            in: scratch.path)
          precondition(child.status == 0, "aapt2 failed")
          return child.cost
        },
      ])
    let resources = scratch.path("out-0/android/res")
    let names = FileManager.default.enumerator(atPath: resources)?.compactMap { $0 as? String } ?? []
    let bytes = try names.filter { $0.hasSuffix(".9.png") }
      .reduce(0) { try $0 + Data(contentsOf: URL(filePath: "\(resources)/\($1)")).count }
    let compiled = try Data(contentsOf: URL(filePath: scratch.path("compiled-0.zip"))).count
    return [
      Row("fast, cold / aapt2", wall(costs[0], over: costs[1]), goal: 1),
      Row(
        "bytes of the nine-patches / aapt2's archive of them", Ratio(Double(bytes) / Double(compiled)),
        goal: 1),
    ]
  }
}
