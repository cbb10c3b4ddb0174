import Foundation

@available(iOS 16.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

@available(iOS 16.0, *)
public struct ViewDimensions: Equatable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
}

/// Not Apple's: a subview whose size is what a closure says, and which remembers where it was placed last.
@available(iOS 16.0, *)
public final class StandInSubview: @unchecked Sendable {
  public let size: (ProposedViewSize) -> CGSize
  public fileprivate(set) var frame = CGRect.null

  public init(size: @escaping (ProposedViewSize) -> CGSize) { self.size = size }
}

@available(iOS 16.0, *)
public struct LayoutSubview: Equatable {
  fileprivate let standIn: StandInSubview

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { standIn.size(proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    precondition(anchor == .topLeading, "the stand-in places by the corner alone")
    standIn.frame = CGRect(origin: position, size: standIn.size(proposal))
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.standIn === right.standIn }
}

@available(iOS 16.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int

  fileprivate let standIns: [StandInSubview]

  /// Not Apple's.
  public init(standIns: [StandInSubview]) { self.standIns = standIns }

  public var layoutDirection: LayoutDirection { .leftToRight }
  public var startIndex: Int { 0 }
  public var endIndex: Int { standIns.count }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(standIn: standIns[index]) }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.elementsEqual(right)
  }
}

@available(iOS 16.0, *)
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

@available(iOS 16.0, *)
extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews) {}
}

@available(iOS 16.0, *)
extension Layout {
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {}

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Arranged(content()) { simulatedArrangement() }
  }
}
