/// A part of an element for which there can be art.
package enum PartName: String, CaseIterable, Comparable, Sendable {
  // The cases are in alphabetical order.
  case backIndicator, backIndicatorMask, background, icon, image, shadowImage

  /// Whether the part is the element's main picture, as opposed to an icon, a shadow or a back indicator.
  package var isMain: Bool { self == .background || self == .image }

  package static func < (left: PartName, right: PartName) -> Bool { left.place < right.place }

  /// The position of the part among all parts, from 0.
  package var place: Int {
    switch self {
    case .backIndicator: 0
    case .backIndicatorMask: 1
    case .background: 2
    case .icon: 3
    case .image: 4
    case .shadowImage: 5
    }
  }
}
