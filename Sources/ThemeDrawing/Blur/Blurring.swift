extension Mask {
  /// The mask blurred, within `target`; beyond its bounds nothing is covered.
  func blurred(by gaussian: Gaussian?, in target: PixelBounds) -> Mask {
    guard let gaussian else { return cropped(to: target) }
    guard gaussian.block > 1 else { return convolved(with: gaussian.weights, in: target) }
    let blocks = target.expanded(by: gaussian.block).coarse(gaussian.block)
    return averaged(over: gaussian.block).convolved(with: gaussian.weights, in: blocks)
      .interpolated(between: gaussian.block, in: target)
  }

  /// A pixel for each block of pixels. Blocks begin at the artboard's corner, so that it does not matter which part of a
  /// picture is drawn.
  private func averaged(over side: Int) -> Mask {
    let coarse = bounds.coarse(side)
    var sums = [UInt64](repeating: 0, count: coarse.width * coarse.height)
    for y in bounds.top..<bounds.bottom {
      let row = (floorDivision(y, side).quotient - coarse.top) * coarse.width - coarse.left
      let from = (y - bounds.top) * bounds.width - bounds.left
      var x = bounds.left
      while x < bounds.right {
        let column = floorDivision(x, side).quotient
        let end = min((column + 1) * side, bounds.right)
        var sum: UInt64 = 0
        for value in values[from + x..<from + end] { sum &+= UInt64(value) }
        sums[row + column] += sum
        x = end
      }
    }
    let area = UInt64(side * side)
    return Mask(coarse, values: sums.map { UInt16(($0 + area / 2) / area) })
  }

  /// The mask between the middles of blocks, straight from one to the next both ways.
  private func interpolated(between side: Int, in target: PixelBounds) -> Mask {
    var fine = Mask(target)
    // In halves of a pixel from a block's middle to a pixel's; the whole way is twice the side.
    func place(_ pixel: Int) -> (block: Int, weight: Int) {
      let place = floorDivision(2 * pixel + 1 - side, 2 * side)
      return (place.quotient, place.remainder)
    }
    let columns = (target.left..<target.right).map(place)
    let whole = 2 * side
    var index = 0
    for y in target.top..<target.bottom {
      let (row, down) = place(y)
      let above = (row - bounds.top) * bounds.width - bounds.left
      for (column, right) in columns {
        let upper = above + column
        let lower = upper + bounds.width
        let top = Int(values[upper]) * (whole - right) + Int(values[upper + 1]) * right
        let bottom = Int(values[lower]) * (whole - right) + Int(values[lower + 1]) * right
        let sum = top * (whole - down) + bottom * down
        fine.values[index] = UInt16((sum + whole * whole / 2) / (whole * whole))
        index += 1
      }
    }
    return fine
  }
}

extension PixelBounds {
  /// The blocks that have pixels of it.
  fileprivate func coarse(_ side: Int) -> PixelBounds {
    if isEmpty { return .empty }
    func block(_ pixel: Int) -> Int { floorDivision(pixel, side).quotient }
    return PixelBounds(
      left: block(left), top: block(top), right: block(right - 1) + 1, bottom: block(bottom - 1) + 1)
  }
}
