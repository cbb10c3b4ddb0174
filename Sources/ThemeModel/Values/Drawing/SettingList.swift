/// A list whose items are values or references, in the order of the file. Another list takes its place whole.
package struct SettingList<Item: Sendable>: Overlaying {
  package var items: [Setting<Item>]

  package init(_ items: [Setting<Item>]) {
    self.items = items
  }

  package func overlaid(by overlay: SettingList) -> SettingList { overlay }
}
