import ThemeCore

// Variables of Figma in the forms that have no tree of tokens.

/// One variable, with its value in each mode.
private struct FigmaVariable {
  let name: String
  let type: String?
  let scopes: [String]
  let comment: String?
  let line: Int
  let collection: String
  /// The values by the names of modes, the default first.
  var settings: [(mode: String, value: FoundValue)]
}

/// Variables of collections as tokens: a collection is a list of modes. Two collections may have variables of one name, which
/// then begin with the name of their collection.
private func tokens(of variables: [FigmaVariable], source: Int, path: (FigmaVariable) -> [String])
  -> FoundTokens
{
  var found = FoundTokens()
  for variable in variables {
    for mode in variable.settings.map(\.mode) where variable.settings.count > 1 {
      found.note(mode: mode, of: variable.collection)
    }
  }
  for variable in variables {
    var usual: String?
    for (mode, value) in variable.settings {
      var token = FoundToken(path: path(variable), value: value, source: source, line: variable.line)
      token.type = variable.type
      if variable.type == "number" { token.type = figmaType(scopes: variable.scopes) ?? "dimension" }
      token.comment = variable.comment
      // What holds by default also holds in modes that lack a value.
      found.add(token, usual == nil ? [:] : [variable.collection: [mode]])
      usual = usual ?? mode
    }
  }
  return found
}

private func paths(of variables: [FigmaVariable]) -> (FigmaVariable) -> [String] {
  var collections: [String: Set<String>] = [:]
  for variable in variables { collections[variable.name, default: []].insert(variable.collection) }
  return { variable in
    let parts = variable.name.split(separator: "/").map { String($0).trimmed }
    return (collections[variable.name]?.count ?? 0) > 1 ? [variable.collection] + parts : parts
  }
}

private func type(of word: String?) -> String? {
  switch word?.uppercased() {
  case "COLOR": "color"
  case "FLOAT", "NUMBER": "number"
  case "STRING": "string"
  case "BOOLEAN": "boolean"
  default: word
  }
}

private func alias(_ path: [some StringProtocol], line: Int) -> FoundValue {
  FoundValue(reference: path.joined(separator: "."), line: line)
}

/// Reads the answer of Figma's REST to `variables/local`.
func figmaREST(_ root: FoundValue, source: Int) -> FoundTokens {
  guard let meta = root["meta"], let all = meta["variables"]?.members,
    let collections = meta["variableCollections"]?.members
  else {
    return FoundTokens()
  }
  var modes: [String: [(id: String, name: String)]] = [:]
  var names: [String: String] = [:]
  for member in collections {
    let usual = member.value["defaultModeId"]?.text
    let own = (member.value["modes"]?.items ?? []).compactMap { mode -> (id: String, name: String)? in
      guard let id = mode["modeId"]?.text, let name = mode["name"]?.text else { return nil }
      return (id, name)
    }
    modes[member.key] = own.filter { $0.id == usual } + own.filter { $0.id != usual }
    names[member.key] = member.value["name"]?.text ?? member.key
  }
  var variables: [FigmaVariable] = []
  var ids: [String: Int] = [:]
  for member in all {
    let collection = member.value["variableCollectionId"]?.text ?? ""
    let values = modes[collection, default: []].compactMap { mode in
      member.value["valuesByMode"]?[mode.id].map { (mode: mode.name, value: $0) }
    }
    guard let name = member.value["name"]?.text, !values.isEmpty else { continue }
    ids[member.key] = variables.count
    variables.append(
      FigmaVariable(
        name: name, type: type(of: member.value["resolvedType"]?.text),
        scopes: member.value["scopes"]?.items?.compactMap(\.text) ?? [],
        comment: member.value["description"]?.text,
        line: member.line, collection: names[collection] ?? collection, settings: values))
  }
  let path = paths(of: variables)
  let targets = ids.mapValues { path(variables[$0]) }
  for index in variables.indices {
    for place in variables[index].settings.indices {
      let value = variables[index].settings[place].value
      guard value["type"]?.text == "VARIABLE_ALIAS", let id = value["id"]?.text else { continue }
      variables[index].settings[place].value = alias(targets[id] ?? [id], line: value.line)
    }
  }
  return tokens(of: variables, source: source, path: path)
}

/// Reads what the plugins Export/Import Variables and variables2json write.
func figmaPlugin(_ root: FoundValue, source: Int) -> FoundTokens {
  var variables: [FigmaVariable] = []
  for collection in root["collections"]?.items ?? [] {
    let name = collection["name"]?.text ?? "collection"
    let found = (collection["modes"]?.items ?? []).flatMap { mode in
      (mode["variables"]?.items ?? []).compactMap { item -> FigmaVariable? in
        guard let own = item["name"]?.text, let value = item["value"] else { return nil }
        let target = (value["name"]?.text ?? value.text)?.split(separator: "/")
        let shown = item["isAlias"]?.isTrue == true ? target.map { alias($0, line: value.line) } : nil
        return FigmaVariable(
          name: own, type: type(of: item["type"]?.text), scopes: [], comment: nil, line: item.line,
          collection: name, settings: [(mode["name"]?.text ?? "mode", shown ?? value)])
      }
    }
    for (_, modes) in found.groups(by: \.name) {
      variables.append(modes[0])
      variables[variables.count - 1].settings = modes.flatMap(\.settings)
    }
  }
  // The other plugin writes a file for each collection.
  let modes = root["modes"]?.members ?? []
  for item in root["variables"]?.items ?? [] {
    guard let name = item["name"]?.text else { continue }
    let values = modes.compactMap { mode -> (mode: String, value: FoundValue)? in
      guard let modeName = mode.value.text else { return nil }
      if let resolved = item["resolvedValuesByMode"]?[mode.key] {
        if let target = resolved["aliasName"]?.text {
          return (modeName, alias(target.split(separator: "/"), line: resolved.line))
        }
        if let value = resolved["resolvedValue"] { return (modeName, value) }
      }
      return item["valuesByMode"]?[mode.key].map { (modeName, $0) }
    }
    guard !values.isEmpty else { continue }
    variables.append(
      FigmaVariable(
        name: name, type: type(of: (item["resolvedType"] ?? item["type"])?.text),
        scopes: item["scopes"]?.items?.compactMap(\.text) ?? [],
        comment: item["description"]?.text, line: item.line, collection: root["name"]?.text ?? "mode",
        settings: values))
  }
  return tokens(of: variables, source: source, path: paths(of: variables))
}
