/// Values that wait for the list or map that they belong to, which takes them off as one array.
///
/// Memory of its own, because taking values off an array's end copies each of them.
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

  /// Takes off the last value.
  mutating func pop() -> Element {
    precondition(count > 0, "nothing is on the stack")
    count -= 1
    return unsafe (storage + count).move()
  }

  /// Takes off everything from a depth on.
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
