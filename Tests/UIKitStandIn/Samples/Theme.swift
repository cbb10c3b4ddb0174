import UIKit

/// A theme as it could be written by hand: what the stand-in must be able to compile and to run.
enum Sample {
  /// A button's geometry, in points.
  enum Geometry {
    static func width(title: CGFloat) -> CGFloat { max(52, title.rounded(.up) + 20) }

    static func label(in bounds: CGRect) -> CGRect {
      bounds.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 8))
    }
  }

  static var back: UIImage? {
    UIImage(named: "sample/back", in: .main, compatibleWith: nil)?
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 7), resizingMode: .stretch)
  }

  static let label = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : .white
  }

  @MainActor static func apply(to bar: UINavigationBar) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    if #available(iOS 26.0, *) { appearance.backgroundEffect = nil }
    appearance.backgroundImage = UIImage(named: "sample/bar", in: .main, compatibleWith: nil)
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.darkGray
    shadow.shadowOffset = CGSize(width: 0, height: -1)
    appearance.titleTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: label, .shadow: shadow,
    ]
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    if #available(iOS 15.0, *) { bar.compactScrollEdgeAppearance = appearance }
  }

  /// A button whose width follows its title.
  final class BackButton: UIControl {
    private let picture = UIImageView(image: Sample.back)
    private let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .boldSystemFont(ofSize: 12)
      label.textColor = Sample.label
      label.textAlignment = .center
      addSubview(picture)
      addSubview(label)
      isAccessibilityElement = true
      accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("not in a nib") }

    var title = "" {
      didSet {
        UIView.transition(with: self, duration: 0.2, options: [.transitionCrossDissolve]) { [label, title] in
          label.text = title
        }
        accessibilityLabel = title
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.5 : 1 } }

    override var intrinsicContentSize: CGSize {
      CGSize(width: Geometry.width(title: label.intrinsicContentSize.width), height: 30)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = bounds
      label.frame = Geometry.label(in: bounds)
    }
  }

  /// Gives each screen that is pushed a button with the title of the one below.
  final class Navigation: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) {
      self.controller = controller
      super.init()
      controller.delegate = self
      controller.interactivePopGestureRecognizer?.delegate = self
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let screens = navigationController.viewControllers
      guard let index = screens.firstIndex(of: viewController), index > 0,
        viewController.navigationItem.leftBarButtonItem == nil
      else { return }
      let button = BackButton()
      button.title = screens[index - 1].title ?? ""
      if #available(iOS 14.0, *) {
        let pop = UIAction { [weak navigationController] _ in
          navigationController?.popViewController(animated: true)
        }
        button.addAction(pop, for: .touchUpInside)
      }
      let item = UIBarButtonItem(customView: button)
      if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
      viewController.navigationItem.setLeftBarButton(item, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (controller?.viewControllers.count ?? 0) > 1
    }
  }
}
