import ThemeDiagnostics

/// A rule looks at one element and reports; a file beside this one holds each.
typealias Rule = @Sendable (ElementContext, inout DiagnosticSink) -> Void

/// Every rule about elements, in the order of the table of codes.
let rules: [Rule] = capsAndStateRules + labelAndBarRules
