import FixtureSupport
import Foundation
import Testing

/// What machines share by a cache behind HTTP.
struct RemoteCacheTests {
  let scratch: Scratch
  /// The bundle as it is built without a cache.
  let wanted: [String: [UInt8]]

  init() throws {
    scratch = try Scratch()
    try scratch.copy(Fixture.named("a-good-project", kind: "cli-input"))
    #expect(try scratch.themec("build", "-o", "clean", "--no-cache").status == 0)
    wanted = scratch.files("clean")
  }

  /// Builds on a machine of which nothing is known, and gives what was said.
  private func build(on machine: String, _ address: String) throws -> String {
    try scratch.remove("out", ifThere: true)
    let outcome = try run(
      executable, ["build", "-o", "out", "--cache", address, "--timings"], in: scratch.path,
      cache: scratch.path(machine))
    #expect(outcome.status == 0)
    #expect(scratch.files("out") == wanted)
    return outcome.errors
  }

  /// How many pictures were encoded, and how many came from a cache.
  private func counts(_ text: String) throws -> (encoded: Int, cache: Int) {
    let pattern = /: (\d+) encoded, \d+ known from this run, (\d+) from the cache/
    let match = try #require(text.firstMatch(of: pattern))
    return (try #require(Int(match.1)), try #require(Int(match.2)))
  }

  private func warnings(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("themec: ") }
  }

  @Test func `a second machine encodes nothing`() throws {
    let server = try #require(LoopbackServer())
    let address = "http://127.0.0.1:\(server.port)/themes/"
    let first = try build(on: "one", address)
    let count = try counts(first).encoded
    #expect(count > 0 && server.kept.count == count && warnings(first).isEmpty)
    let paths = server.requests.map { $0.split(separator: " ")[1] }
    #expect(
      paths.count == 2 * count && paths.allSatisfy { $0.wholeMatch(of: /\/themes\/ac\/[0-9a-f]{64}/) != nil })
    server.answer(.rightly)
    let second = try build(on: "two", address)
    #expect(try counts(second) == (0, count) && warnings(second).isEmpty)
    #expect(server.requests.count == count && server.requests.allSatisfy { $0.hasPrefix("GET ") })
    // What came from the server is in the machine's own folder from then on.
    server.answer(.rightly)
    try FileManager.default.removeItem(atPath: scratch.path("two/themec/states"))
    #expect(try counts(build(on: "two", address)) == (0, count))
    #expect(server.requests.isEmpty)
  }

  @Test func `bazel-remote is such a server where it validates no actions`() throws {
    let server = try #require(LoopbackServer(.bazelRemote))
    // It takes any path above as the name of an instance.
    let address = "http://127.0.0.1:\(server.port)/themes"
    let first = try build(on: "one", address)
    let count = try counts(first).encoded
    #expect(count > 0 && server.kept.count == count && warnings(first).isEmpty)
    let second = try build(on: "two", address)
    #expect(try counts(second) == (0, count) && warnings(second).isEmpty)
  }

  @Test func `bazel-remote says how to start it where it refuses`() throws {
    let server = try #require(LoopbackServer(.validatingBazelRemote))
    let text = try build(on: "one", "http://127.0.0.1:\(server.port)")
    #expect(server.kept.isEmpty && warnings(text).count == 1)
    #expect(text.contains("status 400; bazel-remote needs the option --disable_http_ac_validation"))
  }

  private static let failing: [LoopbackServer.Manner] = [.otherBytes, .half, .closing, .failing, .nonsense]

  @Test(arguments: failing)
  func `a server that fails is told once, and asked no more`(manner: LoopbackServer.Manner) throws {
    let server = try #require(LoopbackServer())
    let address = "http://127.0.0.1:\(server.port)"
    let count = try counts(build(on: "one", address)).encoded
    server.answer(manner)
    let text = try run(
      executable, ["build", "-o", "other", "-j", "1", "--cache", address, "--timings"], in: scratch.path,
      cache: scratch.path("two"))
    #expect(text.status == 0 && scratch.files("other") == wanted)
    #expect(try counts(text.errors) == (count, 0))
    #expect(
      warnings(text.errors).count == 1 && text.errors.contains("`\(address)` failed: "))
    #expect(server.requests.count == 1)
  }

  @Test func `a server that is gone costs nothing else`() throws {
    let port = try #require(LoopbackServer()).port
    let text = try build(on: "one", "http://127.0.0.1:\(port)")
    #expect(warnings(text).count == 1 && text.contains("Connection refused"))
    #expect(try counts(text).encoded > 0)
    let quiet = try run(
      executable, ["build", "-o", "quiet", "-q", "--cache", "http://127.0.0.1:\(port)"], in: scratch.path,
      cache: scratch.path("two"))
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
  }

  @Test func `nginx is such a server`() throws {
    guard let nginx = installed("nginx") else {
      return Skip.note("the cache behind nginx", because: "there is no nginx")
    }
    // A port that nobody listens at just now.
    let port = try #require(LoopbackServer()).port
    try scratch.makeFolder("served")
    try scratch.write(
      """
      daemon off; master_process off; pid nginx.pid; error_log errors;
      events {}
      http {
        access_log off; client_body_temp_path body; proxy_temp_path t1; fastcgi_temp_path t2; uwsgi_temp_path t3;
        scgi_temp_path t4; client_max_body_size 300m;
        server { listen 127.0.0.1:\(port); location / { root served; dav_methods PUT; create_full_put_path on; } }
      }
      """, to: "nginx.conf")
    let server = process(
      nginx, ["-p", scratch.path, "-c", "nginx.conf", "-e", "errors"], in: scratch.path)
    try server.run()
    defer {
      // Who runs tests may block the signals that ask politely, and that is inherited.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    // It writes the number of its process when it listens.
    while server.isRunning, scratch.text("nginx.pid")?.isEmpty ?? true { sched_yield() }
    let address = "http://127.0.0.1:\(port)/themes"
    let count = try counts(build(on: "one", address)).encoded
    #expect(scratch.files("served").count == count)
    let second = try build(on: "two", address)
    #expect(try counts(second) == (0, count) && warnings(second).isEmpty)
  }
}
