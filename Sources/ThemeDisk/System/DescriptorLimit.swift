import CShims

/// Lets the process open as many files as the system allows it, at most 10,240. On macOS, a process begins with 256, which
/// watching two hundred files and folders takes.
package func allowDescriptors() {
  _ = cdisk_allow_descriptors()
}
