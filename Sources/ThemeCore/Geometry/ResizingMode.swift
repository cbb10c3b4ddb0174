/// How the center of a slice fills what its caps leave: UIKit's `resizingMode`.
package enum ResizingMode: String, CaseIterable, Hashable, Sendable {
  case stretch
  case tile
}
