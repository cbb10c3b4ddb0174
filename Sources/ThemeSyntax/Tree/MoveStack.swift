/// A stack of values that are not yet part of their list or map, which removes them from the stack as one array.
///
/// It manages its own memory, because removing values from the end of an `Array` copies each of them.
@safe struct MoveStack<Element>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    unsafe storage = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe storage.deinitialize(count: count)
    unsafe storage.deallocate()
  }

  mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    unsafe (storage + count).initialize(to: element)
    count += 1
  }

  /// Removes and returns the last value.
  mutating func pop() -> Element {
    precondition(count > 0, "nothing is on the stack")
    count -= 1
    return unsafe (storage + count).move()
  }

  /// Removes and returns all values from the index `base` on.
  mutating func pop(from base: Int) -> [Element] {
    precondition(base <= count, "a stack is shorter than its frames")
    var taken: [Element] = []
    taken.reserveCapacity(count - base)
    for index in base..<count { taken.append(unsafe (storage + index).move()) }
    count = base
    return taken
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: storage, count: count)
    unsafe storage.deallocate()
    unsafe storage = larger
    capacity *= 2
  }
}
