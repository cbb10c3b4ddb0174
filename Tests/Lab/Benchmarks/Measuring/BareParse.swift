import libyaml

/// The events of a text, made and deleted by libyaml and not looked at: what no reader of YAML can do without.
func countEvents(of text: [UInt8]) -> Int {
  var parser = unsafe yaml_parser_t()
  guard unsafe yaml_parser_initialize(&parser) != 0 else { return 0 }
  defer { unsafe yaml_parser_delete(&parser) }
  return unsafe text.withUnsafeBufferPointer { text in
    unsafe yaml_parser_set_input_string(&parser, text.baseAddress, text.count)
    var event = unsafe yaml_event_t()
    var count = 0
    while unsafe yaml_parser_parse(&parser, &event) != 0 {
      count += 1
      let isEnd = unsafe event.type == YAML_STREAM_END_EVENT
      unsafe yaml_event_delete(&event)
      if isEnd { break }
    }
    return count
  }
}
