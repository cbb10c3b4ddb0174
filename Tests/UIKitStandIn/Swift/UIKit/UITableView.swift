import Foundation

// What an example of an app is made of; declared, and not laid out.

@available(iOS 14.0, *)
public protocol UIContentConfiguration {}

@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark
  }

  public let reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  open private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
  open private(set) lazy var contentView = UIView(frame: .zero)
  open var accessoryType = UITableViewCell.AccessoryType.none
  open var accessoryView: UIView?
  open var backgroundView: UIView? { didSet { show(backgroundView, behind: oldValue) } }
  open var selectedBackgroundView: UIView? {
    didSet { if isSelected || isHighlighted { show(selectedBackgroundView, behind: oldValue) } }
  }
  open var isSelected = false { didSet { showSelection() } }
  open var isHighlighted = false { didSet { showSelection() } }

  /// It is there while the cell is selected or highlighted, above the other background.
  private func showSelection() {
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      show(selectedBackgroundView, behind: nil)
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  private func show(_ view: UIView?, behind old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    guard let view else { return }
    insertSubview(view, at: view === backgroundView ? 0 : 1)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
  }

  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration as? any UIContentConfiguration }
    set { configuration = newValue }
  }
  private var configuration: Any?

  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

// Optional in Objective-C, but for two of them.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = 44
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator

  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  open func reloadData() {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

@MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  open private(set) lazy var tableView: UITableView! = UITableView(frame: .zero, style: .plain)

  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = tableView }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A tap on a row.
  public func simulateSelect(row: Int, section: Int = 0) {
    tableView(tableView, didSelectRowAt: IndexPath(row: row, section: section))
  }
}
