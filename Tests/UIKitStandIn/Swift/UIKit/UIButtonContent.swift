import Foundation

// What a button with a configuration is laid out like.
@available(iOS 15.0, *)
extension UIButton {
  /// The sizes of what is inside, in a width where there is one.
  private struct Content {
    var (image, title, subtitle) = (CGSize.zero, CGSize.zero, CGSize.zero)
    var isVertical = false
    var (gap, titleGap) = (CGFloat(0), CGFloat(0))

    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    }
    var size: CGSize {
      isVertical
        ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
        : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }
  }

  private func measured(_ configuration: Configuration, room: CGFloat?) -> Content {
    var content = Content()
    content.isVertical = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    let picture = configuration.image ?? currentImage
    content.image =
      configuration.showsActivityIndicator ? CGSize(width: 20, height: 20) : picture?.size ?? .zero
    let hasText = !(label.text ?? "").isEmpty || !(subtitle.text ?? "").isEmpty
    content.gap = content.image != .zero && hasText ? configuration.imagePadding : 0
    content.titleGap = (subtitle.text ?? "").isEmpty ? 0 : configuration.titlePadding
    let rest = room.map { max(content.isVertical ? $0 : $0 - content.image.width - content.gap, 0) }
    func size(_ label: UILabel) -> CGSize {
      let wanted = label.intrinsicContentSize
      guard let rest, wanted.width > rest else { return wanted }
      let fitting = label.sizeThatFits(CGSize(width: rest, height: .greatestFiniteMagnitude))
      return CGSize(width: min(fitting.width, rest), height: fitting.height)
    }
    (content.title, content.subtitle) = (size(label), size(subtitle))
    return content
  }

  private func dress(_ label: UILabel, _ text: NSAttributedString?, _ mode: NSLineBreakMode) {
    if label.attributedText != text { label.attributedText = text }
    label.lineBreakMode = mode
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }

  private func dress(_ configuration: Configuration) {
    dress(label, configuration.shownTitle(self), configuration.titleLineBreakMode)
    dress(subtitle, configuration.shownSubtitle(self), configuration.subtitleLineBreakMode)
  }

  func contentSize(_ configuration: Configuration, width: CGFloat? = nil) -> CGSize {
    dress(configuration)
    let insets = configuration.contentInsets
    let sides = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let size = measured(configuration, room: width.map { $0 - sides.0 }).size
    return CGSize(width: size.width + sides.0, height: size.height + sides.1)
  }

  private func inset(_ rect: CGRect, by insets: NSDirectionalEdgeInsets, _ isRightToLeft: Bool) -> CGRect {
    rect.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
  }

  func layOut(_ configuration: Configuration) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    dress(configuration)
    layOutBackground(configuration, isRightToLeft)
    picture.image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
    let color = configuration.foreground(of: self)
    picture.tintColor = configuration.imageColorTransformer?(color) ?? color
    let room = inset(bounds, by: configuration.contentInsets, isRightToLeft)
    let content = measured(configuration, room: room.width)
    let block = place(content.size, in: room, isRightToLeft, fills: true)
    let imageFirst = configuration.imagePlacement.isDisjoint(with: [.trailing, .bottom])
    if content.isVertical {
      let imageY = imageFirst ? block.minY : block.maxY - content.image.height
      let textY = imageFirst ? block.maxY - content.text.height : block.minY
      picture.frame = CGRect(
        origin: CGPoint(x: block.midX - content.image.width / 2, y: imageY), size: content.image)
      layOutText(
        content, configuration,
        CGRect(x: block.minX, y: textY, width: block.width, height: content.text.height), isRightToLeft)
    } else {
      let imageAtLeft = imageFirst != isRightToLeft
      let used = content.image.width + content.gap
      picture.frame = CGRect(
        origin: CGPoint(
          x: imageAtLeft ? block.minX : block.maxX - content.image.width,
          y: block.midY - content.image.height / 2), size: content.image)
      layOutText(
        content, configuration,
        CGRect(
          x: imageAtLeft ? block.minX + used : block.minX, y: block.midY - content.text.height / 2,
          width: max(block.width - used, 0), height: content.text.height), isRightToLeft)
    }
  }

  private func layOutBackground(_ configuration: Configuration, _ isRightToLeft: Bool) {
    background.image = configuration.background.image
    background.backgroundColor = configuration.shownBackgroundColor(self)
    background.contentMode = configuration.background.imageContentMode
    background.simulatedCornerRadius = configuration.background.cornerRadius
    background.frame = inset(bounds, by: configuration.background.backgroundInsets, isRightToLeft)
    let effect = configuration.shownEffect
    if effect == nil {
      effectView?.removeFromSuperview()
      effectView = nil
    } else if effectView == nil {
      let view = UIVisualEffectView(effect: effect)
      view.isUserInteractionEnabled = false
      effectView = view
      insertSubview(view, at: 0)
    }
    effectView?.effect = effect
    effectView?.frame = background.frame
    if let own = configuration.background.customView {
      if own.superview !== background { background.addSubview(own) }
      own.frame = background.bounds
    } else {
      for view in background.subviews { view.removeFromSuperview() }
    }
  }

  private func layOutText(
    _ content: Content, _ configuration: Configuration, _ room: CGRect, _ isRightToLeft: Bool
  ) {
    let alignment = configuration.titleAlignment
    let isCentered = alignment == .center || alignment == .automatic && content.isVertical
    let atLeft = (alignment != .trailing) != isRightToLeft
    var y = room.minY
    if (subtitle.text ?? "").isEmpty {
      subtitle.removeFromSuperview()
    } else if subtitle.superview !== self {
      addSubview(subtitle)
    }
    for (label, size) in [(label, content.title), (subtitle, content.subtitle)] {
      let x = isCentered ? room.midX - size.width / 2 : atLeft ? room.minX : room.maxX - size.width
      label.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      label.textAlignment =
        alignment == .automatic && !content.isVertical
        ? .natural : isCentered ? .center : atLeft ? .left : .right
      y += size.height + content.titleGap
    }
  }
}
