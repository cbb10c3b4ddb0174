import FixtureSupport
import Foundation

/// The words before a command that make it run as somebody who may not do everything: none when we are nobody special,
/// nil when that can't be had, which is noted.
let runAsNobody: [String]? = {
  guard getuid() == 0 else { return ["/usr/bin/env"] }
  guard let setpriv = installed("setpriv") else {
    Skip.note("files without permission", because: "root may do everything, and there is no setpriv")
    return nil
  }
  return [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]
}()
