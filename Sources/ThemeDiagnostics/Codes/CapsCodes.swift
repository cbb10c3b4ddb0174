/// Problems of caps, centres and tiles.
extension DiagnosticCode {
  static let capsCodes: [DiagnosticCode] = [capNegative]

  package static let capNegative = DiagnosticCode(
    "cap-negative", .error,
    ManualPage(
      what: "A cap is less than nothing.",
      why: "A cap is a margin inside the picture.",
      example: "caps: { left: -5 }",
      instead: "caps: { left: 5 }"))
}
