import Foundation

// Where the content of a button stands.
extension UIButton {
  /// Where something of a size is in a room, by the button's alignments.
  func place(_ size: CGSize, in room: CGRect, _ isRightToLeft: Bool, fills: Bool) -> CGRect {
    var rect = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    switch contentHorizontalAlignment {
    case .left: rect.origin.x = room.minX
    case .right: rect.origin.x = room.maxX - size.width
    case .leading: rect.origin.x = isRightToLeft ? room.maxX - size.width : room.minX
    case .trailing: rect.origin.x = isRightToLeft ? room.minX : room.maxX - size.width
    case .fill where fills: rect = CGRect(x: room.minX, y: rect.minY, width: room.width, height: rect.height)
    default: break
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = room.minY
    case .bottom: rect.origin.y = room.maxY - size.height
    default: break
    }
    return rect
  }

  /// What is seen without a configuration, and with one.
  func layOut() {
    if #available(iOS 15.0, *), let configuration { return layOut(configuration) }
    if let styled = currentAttributedTitle {
      label.attributedText = styled
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    label.shadowColor = currentTitleShadowColor
    picture.image = currentImage
    background.image = currentBackgroundImage
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }
}
