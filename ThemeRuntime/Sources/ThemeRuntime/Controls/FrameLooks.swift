import UIKit

/// How panels and cards look: a picture behind the content of a view, whose layout margins are the space around its content.
public struct PanelLook: FrameControlLook {
  public var background: FrameLook?

  public init() {}
}

/// How the bubbles of a conversation look: a picture behind a text.
public struct BubbleLook: FrameControlLook {
  public var background: FrameLook?

  public init() {}
}

/// How a view looks that is shown behind content of the app.
@MainActor
public protocol FrameControlLook: ControlLook where Control == UIView {
  var background: FrameLook? { get }
}

extension FrameControlLook {
  public func dress(_ view: UIView, for traits: UITraitCollection) {
    guard let facts = background?.facts(for: ThemeTraits(traits)) else { return }
    let current = view.subviews.lazy.compactMap { $0 as? PictureView }.first
    guard facts.image?.art != nil || facts.material != nil else {
      current?.removeFromSuperview()
      return
    }
    let picture = current ?? PictureView(frame: view.bounds)
    if current == nil { view.insertSubview(picture, at: 0) }
    picture.show(facts.image?.art, for: traits)
    picture.show(facts.material, cornerRadius: facts.cornerRadius ?? 0)
    view.layoutMargins = facts.content.sides
  }
}

/// Shows a picture behind content. What lies outside the rectangle that layout aligns, such as a shadow, lies outside the view.
final class PictureView: UIView {
  private let picture = UIImageView()
  private let line = UIImageView()
  private var effect: UIVisualEffectView?
  private var lineHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    addSubview(line)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// Shows art, and a line at the bottom.
  func show(_ art: ThemeArt?, line: ThemeArt? = nil, for traits: UITraitCollection) {
    for (view, art) in [(picture, art), (self.line, line)] {
      view.image = art?.color == nil ? art?.image(compatibleWith: traits) : nil
      view.backgroundColor = art?.color
      view.isHidden = art == nil
    }
    picture.contentMode = art?.resizing == nil ? .center : .scaleToFill
    lineHeight = line?.image(compatibleWith: traits)?.size.height ?? 0
    setNeedsLayout()
  }

  /// Shows a material in place of the art.
  func show(_ material: ThemeMaterial?, cornerRadius: CGFloat) {
    effect?.removeFromSuperview()
    effect = nil
    guard let material else { return }
    picture.isHidden = true
    let view = UIVisualEffectView(effect: material.effect)
    if !material.isGlass { view.contentView.backgroundColor = material.tint }
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = true
    insertSubview(view, at: 0)
    effect = view
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effect?.frame = bounds
    let outside = picture.image?.alignmentRectInsets ?? .zero
    picture.frame = bounds.inset(
      by: UIEdgeInsets(
        top: -outside.top, left: -outside.left, bottom: -outside.bottom, right: -outside.right))
    line.frame = CGRect(x: 0, y: bounds.height - lineHeight, width: bounds.width, height: lineHeight)
  }
}
