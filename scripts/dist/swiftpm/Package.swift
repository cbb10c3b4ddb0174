// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "themec-swiftpm",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "ThemeRuntime", targets: ["ThemeRuntime"]),
    .plugin(name: "ThemecBuild", targets: ["ThemecBuild"]),
    .plugin(name: "ThemecDiff", targets: ["ThemecDiff"]),
    .plugin(name: "ThemecFix", targets: ["ThemecFix"]),
  ],
  targets: [
    // What themes for UIKit and SwiftUI share. It is empty where there is no UIKit.
    .target(name: "ThemeRuntime"),
    .binaryTarget(name: "themec", path: "themec.artifactbundle"),
    .plugin(name: "ThemecBuild", capability: .buildTool(), dependencies: ["themec"]),
    .plugin(
      name: "ThemecDiff",
      capability: .command(
        intent: .custom(verb: "themec-diff", description: "Says what changed in the themes of the package.")),
      dependencies: ["themec"]),
    .plugin(
      name: "ThemecFix",
      capability: .command(
        intent: .custom(verb: "themec-fix", description: "Fixes mistakes in the themes of the package."),
        permissions: [.writeToPackageDirectory(reason: "It writes the fixes into the themes.")]),
      dependencies: ["themec"]),
  ]
)
