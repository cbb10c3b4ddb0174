import ThemeCore
import ThemeImage
import ThemeModel
import ThemeResolution

/// A cap with which other lines stretch at one scale than with the same cap at the first scale.
struct CapsDifference {
  let axis: Axis
  let isLeading: Bool
  let image: ImageContext
}

extension PartContext {
  /// The first cap that differs visibly between scales. Nil if no cap does, and for caps in points, which are the same at every
  /// scale.
  var capsDifference: CapsDifference? {
    let isByScale: Bool
    switch slicing.form?.value {
    case .stretchable: isByScale = false
    case .capsByScale: isByScale = true
    case nil where stretches: isByScale = true
    case nil, .caps, .auto, .unstretched: return nil
    }
    return firstDifference { first, image -> CapsDifference? in
      for axis in Axis.allCases {
        for isLeading in [true, false] {
          let (range, other) = (
            first.sameCaps(isLeading, along: axis), image.sameCaps(isLeading, along: axis)
          )
          let difference = max(range.lowerBound, other.lowerBound) - min(range.upperBound, other.upperBound)
          // For `stretchable`, half a pixel at this scale counts as a difference. One pixel at every scale, as of a hairline,
          // does not: the second condition excludes equal numbers of pixels.
          let limit =
            isByScale ? Points(1) : Points(units: Points.unitsPerPoint / 2 / Int64(image.scale.rawValue))
          if difference >= limit, first.cap(isLeading, along: axis) != image.cap(isLeading, along: axis) {
            return CapsDifference(axis: axis, isLeading: isLeading, image: image)
          }
        }
      }
      return nil
    }?.found
  }
}

extension ImageContext {
  /// The leading or the trailing cap along an axis, in pixels.
  func cap(_ isLeading: Bool, along axis: Axis) -> Pixels {
    isLeading ? caps.leading(along: axis) : caps.trailing(along: axis)
  }

  /// The range of caps on one side that draw the same picture: the cap may end anywhere in the run of lines that are equal to
  /// the center.
  fileprivate func sameCaps(_ isLeading: Bool, along axis: Axis) -> ClosedRange<Points> {
    let run = plainRun(along: axis)
    guard caps.hasCaps(along: axis), run != core(along: axis) else {
      let cap = Points(cap(isLeading, along: axis), at: scale)
      return cap...cap
    }
    let length = lengthPx(along: axis)
    let (least, most) =
      isLeading
      ? (run.lowerBound, run.upperBound - 1) : (length - run.upperBound, length - run.lowerBound - 1)
    return Points(Pixels(least), at: scale)...Points(Pixels(most), at: scale)
  }
}
