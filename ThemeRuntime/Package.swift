// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ThemeRuntime",
  platforms: [.iOS(.v15)],
  products: [.library(name: "ThemeRuntime", targets: ["ThemeRuntime"])],
  targets: [.target(name: "ThemeRuntime")]
)
