/// The settings of a repository that make themec its driver for diffs.
struct GitSettings {
  let entries: [(key: String, value: String)]
  /// The folder in which git is run.
  private let folder: String

  /// `tool` is the word with which a shell starts themec.
  init(tool: String, in folder: String) {
    entries = [
      ("diff.themec.command", "\(tool) git-diff --")
    ]
    self.folder = folder
  }

  /// The settings that the repository doesn't have yet. Throws if a setting has another value, which `--undo` could not
  /// restore.
  func missing() throws -> [(key: String, value: String)] {
    try entries.filter { entry in
      guard let value = try value(of: entry.key) else { return true }
      guard value == entry.value else {
        throw UsageError(
          "git's configuration already says `\(entry.key) = \(value)`; `themec git-setup --undo` or "
            + "`git config --unset-all \(entry.key)` removes it")
      }
      return false
    }
  }

  func add(_ missing: [(key: String, value: String)]) throws {
    for entry in missing { try ask(.set(entry.key, to: entry.value)) }
  }

  /// Removes those of the settings that the repository has, and returns their keys.
  func remove() throws -> [String] {
    let keys = try entries.map(\.key).filter { try value(of: $0) != nil }
    for key in keys { try ask(.unset(key)) }
    return keys
  }

  private func value(of key: String) throws -> String? {
    do throws(GitProblem) {
      return try gitLine(.setting(key), in: folder)
    } catch .failed {
      return nil
    } catch {
      throw error.usage(of: nil)
    }
  }

  private func ask(_ command: GitCommand) throws {
    do throws(GitProblem) {
      _ = try git(command, in: folder)
    } catch .failed {
      throw UsageError("git can't write to the configuration of this repository")
    } catch {
      throw error.usage(of: nil)
    }
  }
}
