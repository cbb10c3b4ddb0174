// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(path: "themec-swiftpm")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "ThemeRuntime", package: "themec-swiftpm")],
      exclude: ["Themes"],
      plugins: [.plugin(name: "ThemecBuild", package: "themec-swiftpm")]),
    .executableTarget(name: "ShopFiles", dependencies: ["Shop"]),
  ]
)
