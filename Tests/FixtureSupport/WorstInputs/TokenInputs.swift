extension WorstInput {
  /// References, and what they stand for.
  static let tokens = [
    WorstInput(
      "token-references", "following references through each other, in chains and in trees", run: "check .",
      answer: "limit-exceeded"
    ) { folder, size in
      let count = size(45_000)
      let chain = repeated(count) { "  t\($0): $t\(($0 + 1) % (count + 1))\n" }
      try folder.write(head("a") + "tokens:\n\(chain)  t\(count): 1\n", to: "a.theme.yaml")
      let floors = size(40, atLeast: 4)
      let tree = repeated(floors) { "  t\($0): { a: $t\($0 + 1), b: $t\($0 + 1) }\n" }
      let use = "buttons: { ok: { title: $t0 } }\n"
      try folder.write(
        head("b") + "tokens:\n\(tree)  t\(floors): { color: white }\n" + use, to: "b.theme.yaml")
    },
    WorstInput(
      "design-token-groups", "groups of token files that extend each other, and aliases across them",
      run: "check a.theme.yaml", answer: "reference-cycle"
    ) { folder, size in
      let floors = size(25, atLeast: 4)
      let groups = repeated(floors, separator: ",\n") { floor in
        let tokens =
          "\"x\": { \"$extends\": \"{g\(floor + 1)}\" }, \"y\": { \"$extends\": \"{g\(floor + 1)}\" }"
        return "\"g\(floor)\": { \(tokens) }"
      }
      let last = "\"g\(floors)\": { \"$type\": \"number\", \"t\": { \"$value\": 1 } }"
      let aliases = repeated(size(15_000), separator: ",\n") {
        "\"a\($0)\": { \"$value\": \"{a\(($0 + 1) % size(15_000))}\" }"
      }
      try folder.write("{ \(groups),\n\(last),\n\(aliases) }\n", to: "b.json")
      try folder.write(head("a") + "tokenFiles: [ b.json ]\n", to: "a.theme.yaml")
    },
    WorstInput(
      "contexts-of-resolvers", "writing tokens that differ in each of 1,000 combinations of contexts",
      run: "check a.theme.yaml"
    ) { folder, size in
      let systems = size(330, atLeast: 3)
      func context(_ number: Int) -> String {
        let tokens = repeated(45, separator: ", ") { token in
          "\"t\(token)\": { \"$type\": \"number\", \"$value\": \(number * 100 + token) }"
        }
        return "\"c\(number)\": [{ \(tokens) }]"
      }
      let contexts = repeated(systems, separator: ",\n", context)
      let modes = repeated(systems - 1, separator: ", ") { "c\($0 + 1): systems.ios-\($0 + 1)" }
      let order =
        "{ \"type\": \"modifier\", \"name\": \"system\", \"default\": \"c0\", \"contexts\": { \(contexts) } },\n"
        + "{ \"type\": \"modifier\", \"name\": \"theme\", \"contexts\": "
        + "{ \"light\": [], \(context(1_000)), \(context(1_001)) } }"
      try folder.write(
        "{ \"version\": \"2025.10\", \"resolutionOrder\": [\n\(order) ] }\n", to: "b.resolver.json")
      let themes = "c1000: appearances.dark, c1001: appearances.light"
      try folder.write(
        head("a")
          + "tokenFiles: { resolver: b.resolver.json, modes: { system: { \(modes) }, theme: { \(themes) } } }\n",
        to: "a.theme.yaml")
    },
    WorstInput(
      "recipes-of-many-parameters", "putting 10,000 parameters into a recipe for each of its uses",
      run: "check a.theme.yaml"
    ) { folder, size in
      let count = size(10_000)
      let layers = repeated(min(250, count)) { "      - { shape: rectangle, fill: $p\($0) }\n" }
      let parameters = repeated(count) { "      p\($0): \"#\(100_000 + $0)\"\n" }
      let recipe =
        "  r:\n    size: { width: 8, height: 8 }\n    parameters:\n\(parameters)    layers:\n\(layers)"
      let images = repeated(size(5_000)) { "  i\($0): { art: { use: r, with: { p1: white } } }\n" }
      try folder.write(head("a") + "art:\n\(recipe)images:\n\(images)", to: "a.theme.yaml")
    },
  ]
}
