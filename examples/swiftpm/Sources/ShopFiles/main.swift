import Foundation
import Shop

// Lists the pictures of the themes, for those who have no Simulator.
for path in try FileManager.default.subpathsOfDirectory(atPath: Shop.resources.bundlePath).sorted()
where path.hasSuffix(".png") {
  print(path)
}
