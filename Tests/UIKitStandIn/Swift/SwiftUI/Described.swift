import Foundation
import UIKit

/// Not Apple's: a view of which is known what it comes to.
@MainActor @preconcurrency public protocol DescribedView: View {
  var simulatedText: String { get }
}

/// What a view comes to in the environment that is simulated: that of its body where it has one.
@MainActor @preconcurrency public func text<V: View>(of view: V) -> String {
  if let view = view as? any DescribedView { return view.simulatedText }
  if let view = view as? any UIViewControllerRepresentable {
    HostedControllers.current?.show(view)
  } else if let view = view as? any UIViewRepresentable {
    HostedControllers.current?.show(view)
  }
  if V.Body.self == Never.self { return String(describing: V.self) }
  simulatedStateChanged = false
  let first = text(of: view.body)
  guard simulatedStateChanged else { return first }
  let second = text(of: view.body)
  simulatedStateChanged = false
  return second
}

extension View {
  /// Not Apple's: what the view comes to in an environment.
  public func simulatedText(in environment: EnvironmentValues) -> String {
    let outer = EnvironmentValues.simulated
    EnvironmentValues.simulated = environment
    defer { EnvironmentValues.simulated = outer }
    guard HostedControllers.current == nil, let controller = environment.simulatedController else {
      return text(of: self)
    }
    var said = ""
    HostedControllers.of(controller).update { said = text(of: self) }
    return said
  }
}

/// Not Apple's: the arguments of a modifier that are given, with their names.
nonisolated func given(_ values: (String, Any?)...) -> String {
  values.compactMap { name, value in
    let said = Recorder.text(value)
    return said == "nil" ? nil : name.isEmpty ? said : "\(name): \(said)"
  }.joined(separator: ", ")
}

/// Not Apple's: a view with a modifier.
struct Modified<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let modifier: String
  nonisolated(unsafe) let other: (any View)?

  nonisolated init(_ content: Content, _ name: String, _ values: Any?..., other: (any View)? = nil) {
    let said = values.map { Recorder.text($0) }.joined(separator: ", ")
    self.init(content, name, said: said, other: other)
  }

  nonisolated init(_ content: Content, _ name: String, said: String, other: (any View)? = nil) {
    self.content = content
    modifier = "\(name)(\(said))"
    self.other = other
  }

  var simulatedText: String {
    "\(text(of: content)).\(modifier)\(other.map { " { \(text(of: $0)) }" } ?? "")"
  }
}

/// Not Apple's: a view that tells whether a pointer is above it.
struct Hovered<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let tell: (Bool) -> Void

  nonisolated init(_ content: Content, _ tell: @escaping (Bool) -> Void) {
    (self.content, self.tell) = (content, tell)
  }

  var simulatedText: String {
    if EnvironmentValues.simulated.simulatesPointer { tell(true) }
    return text(of: content)
  }
}

/// Not Apple's: a view that does something when it is first seen.
struct Appeared<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (() -> Void)?

  nonisolated init(_ content: Content, _ action: (() -> Void)?) {
    (self.content, self.action) = (content, action)
  }

  var simulatedText: String {
    action?()
    return text(of: content)
  }
}

/// Not Apple's: a view in an environment that differs from the one around it.
struct Surrounded<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

  nonisolated init(_ content: Content, _ change: @escaping (inout EnvironmentValues) -> Void) {
    (self.content, self.change) = (content, change)
  }

  var simulatedText: String {
    var environment = EnvironmentValues.simulated
    change(&environment)
    return content.simulatedText(in: environment)
  }
}

/// Not Apple's: views in one that places them.
struct Arranged<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let arrangement: @MainActor () -> String

  nonisolated init(_ content: Content, _ arrangement: @escaping @MainActor () -> String) {
    (self.content, self.arrangement) = (content, arrangement)
  }

  var simulatedText: String { "\(arrangement()) { \(text(of: content)) }" }
}

@available(iOS 16.0, *)
extension Layout {
  /// What it makes of two subviews: one that keeps its size, and one that takes the width of a short or of a long text, if it
  /// is given that.
  func simulatedArrangement() -> String {
    var all: [String] = []
    for width in [7.3, 400.3] {
      for proposed in [nil, 50, 300] as [CGFloat?] {
        let views = [
          StandInSubview { _ in CGSize(width: 20, height: 22) },
          StandInSubview { CGSize(width: min(width, $0.width ?? width), height: 17) },
        ]
        let subviews = LayoutSubviews(standIns: views)
        let proposal = ProposedViewSize(width: proposed, height: nil)
        var cache = makeCache(subviews: subviews)
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        placeSubviews(
          in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), subviews: subviews,
          cache: &cache)
        all.append("\(Recorder.text(size)): \(views.map { Recorder.text($0.frame) }.joined(separator: " "))")
      }
    }
    return all.joined(separator: "; ")
  }
}
