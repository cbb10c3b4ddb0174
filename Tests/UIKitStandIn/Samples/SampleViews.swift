import UIKit

// Views that several drivers begin with.

@MainActor func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: x, y: y, width: width, height: height))
}

/// A view in another one, which constraints place.
@MainActor func free(in parent: UIView, _ view: UIView = UIView()) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

/// A view whose constraints leave room around the one inside.
@MainActor func padded(_ inside: UIView) -> UIView {
  let box = UIView()
  let child = free(in: box, inside)
  NSLayoutConstraint.activate([
    child.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 6),
    box.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 4),
    child.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
    box.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 3),
  ])
  return box
}

@MainActor func say(_ views: UIView...) {
  print(views.map { Recorder.text($0.frame) }.joined(separator: " "))
}
