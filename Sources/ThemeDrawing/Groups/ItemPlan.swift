import ThemeCore

/// Layers and groups in pixels: everything that does not depend on the row. Layers that follow each other are drawn together.
enum ItemPlan {
  case layers([LayerPlan])
  case group(GroupPlan)

  /// All pixels that can be changed.
  var bounds: PixelBounds {
    switch self {
    case .layers(let layers): layers.reduce(.empty) { $0.union($1.bounds) }
    case .group(let group): group.bounds
    }
  }
}

struct GroupPlan {
  let items: [ItemPlan]
  let filter: FilterPlan?
  let masks: [(items: [ItemPlan], measure: GroupMask.Measure)]
  let opacity: UInt16
  let blend: BlendMode
  /// The index in the drawing of the item that the group is, or is part of.
  let item: Int
  /// All pixels that the group can change.
  let bounds: PixelBounds
}

extension [ItemPlan] {
  /// The pixels that any of the items can change.
  var bounds: PixelBounds { reduce(.empty) { $0.union($1.bounds) } }

  /// Plans items, which must have been checked. Nothing outside of `sheet` is looked at. `item` is the index in the drawing of the
  /// item that they are part of; nil for those of the drawing itself.
  static func plan(
    _ items: [Drawing.Item], _ placing: Placing, on sheet: PixelBounds, of item: Int? = nil, depth: Int = 0,
    budget: inout Budget
  ) throws(DrawingError) -> [ItemPlan] {
    if let exceeded = Limits().exceeded(.drawingDepth, by: depth) {
      throw DrawingError(problem: .tooMany(exceeded))
    }
    var plans: [ItemPlan] = []
    var run: [LayerPlan] = []
    func flush() {
      if !run.isEmpty { plans.append(.layers(run)) }
      run = []
    }
    for (index, part) in items.enumerated() {
      do throws(DrawingError) {
        switch part {
        case .layer(let layer):
          let plan = try LayerPlan(layer, placing, on: sheet, budget: &budget)
          plan.item = item ?? index
          run.append(plan)
        case .group(let group):
          flush()
          plans.append(
            .group(
              try GroupPlan(
                group, placing, on: sheet, of: item ?? index, depth: depth, budget: &budget)))
        }
      } catch {
        throw DrawingError(problem: error.problem, layer: item ?? index)
      }
    }
    flush()
    return plans
  }
}

extension GroupPlan {
  init(
    _ group: Group, _ placing: Placing, on sheet: PixelBounds, of item: Int, depth: Int,
    budget: inout Budget
  ) throws(DrawingError) {
    self.item = item
    let placing = placing.after(group.transform)
    filter = group.filter.map { FilterPlan($0, placing) }
    // What a filter moves and blurs can lie outside.
    let sheet = filter?.needed(for: sheet) ?? sheet
    items = try .plan(group.items, placing, on: sheet, of: item, depth: depth + 1, budget: &budget)
    var masks: [(items: [ItemPlan], measure: GroupMask.Measure)] = []
    for mask in group.masks {
      let items = try [ItemPlan].plan(
        mask.items, placing, on: sheet, of: item, depth: depth + 1, budget: &budget)
      masks.append((items, mask.measure))
    }
    self.masks = masks
    opacity = UInt16((group.opacity * Double(full)).rounded())
    blend = group.blend
    let reached = filter?.reached(from: items.bounds) ?? items.bounds
    bounds = masks.reduce(reached) { $0.intersection($1.items.bounds) }
  }
}
