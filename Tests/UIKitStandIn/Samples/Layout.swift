import UIKit

/// What decides how large views are and where they stand, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor () -> Void)] = [
      ("constraints place what does not translate its mask", constraints),
      ("a frame stays where the mask is translated", frames),
      ("a size of its own is met by its priorities", intrinsic),
      ("what changes its size is laid out again", invalidated),
      ("a required constraint comes before a size of its own", required),
      ("guides are the parts inside", guides),
      ("leading is right where people read from the right", leading),
      ("constraints align rectangles inside of frames", alignment),
      ("a fitting size is that of what is inside", fitting),
      ("a mask shares a change of size", masks),
    ]
    for (name, part) in parts {
      print("# \(name)")
      part()
    }
  }

  private static func constraints() {
    let parent = view(0, 0, 200, 100)
    let (a, b) = (free(in: parent), free(in: parent))
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      a.heightAnchor.constraint(equalToConstant: 30), gap,
      b.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    parent.layoutIfNeeded()
    say(a, b)
    gap.constant = 40
    parent.layoutIfNeeded()
    say(a, b)
    gap.isActive = false
    b.removeFromSuperview()
    print(parent.constraints.count)
  }

  private static func frames() {
    let parent = view(0, 0, 200, 100)
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 140, height: 40))
    parent.addSubview(label)
    label.text = "Menu"
    parent.layoutIfNeeded()
    say(label)
    label.sizeToFit()
    say(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Menu Menu"
    parent.layoutIfNeeded()
    say(label)
  }

  private static func pair(_ width: CGFloat) -> (UIView, UILabel, UILabel) {
    let parent = view(0, 0, width, 100)
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.font = .systemFont(ofSize: 10)
      label.text = "abcd"
      _ = free(in: parent, label)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
    return (parent, a, b)
  }

  private static func intrinsic() {
    let (parent, a, b) = pair(100)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    parent.layoutIfNeeded()
    say(a, b)
    let (narrow, c, d) = pair(30)
    d.setContentCompressionResistancePriority(.required, for: .horizontal)
    narrow.layoutIfNeeded()
    say(c, d)
  }

  private static func invalidated() {
    let parent = view(0, 0, 200, 100)
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd"
    _ = free(in: parent, label)
    label.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
    parent.layoutIfNeeded()
    say(label)
    label.text = "abcdefgh"
    parent.layoutIfNeeded()
    say(label)
  }

  private static func required() {
    let (parent, a, b) = pair(100)
    a.widthAnchor.constraint(equalToConstant: 70).isActive = true
    let wish = b.widthAnchor.constraint(equalToConstant: 90)
    wish.priority = .defaultHigh
    wish.isActive = true
    parent.layoutIfNeeded()
    say(a, b)
  }

  private static func guides() {
    let parent = view(0, 0, 200, 100)
    let child = free(in: parent)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor),
      child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
    ])
    parent.layoutIfNeeded()
    say(child)
  }

  private static func leading() {
    let (parent, a, b) = pair(100)
    for label in [a, b] { label.semanticContentAttribute = .forceRightToLeft }
    parent.semanticContentAttribute = .forceRightToLeft
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let child = free(in: parent)
    child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 30).isActive = true
    child.widthAnchor.constraint(equalToConstant: 5).isActive = true
    parent.layoutIfNeeded()
    say(a, b, child)
  }

  private static func alignment() {
    StandIn.images["art"] = .init(width: 40, height: 20, scale: 1)
    let art = UIImage(named: "art")?.withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 3))
    let parent = view(0, 0, 200, 100)
    let picture = UIImageView(image: art)
    _ = free(in: parent, picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      picture.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 32),
      picture.heightAnchor.constraint(equalToConstant: 17),
    ])
    parent.layoutIfNeeded()
    say(picture)
  }

  private static func fitting() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd"
    let box = padded(label)
    print(Recorder.text(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
    box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    print(Recorder.text(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
    print(
      Recorder.text(
        box.systemLayoutSizeFitting(
          CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)), Recorder.text(UIView().intrinsicContentSize))
  }

  private static func masks() {
    for mask: UIView.AutoresizingMask in [
      [], .flexibleWidth, .flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin],
      [.flexibleWidth, .flexibleRightMargin],
    ] {
      let parent = view(0, 0, 100, 10)
      let child = view(20, 0, 40, 10)
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size.width = 160
      say(child)
    }
  }
}
