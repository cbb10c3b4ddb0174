import Platform

/// Hooks in a work tree that `git worktree` made are told by `GIT_DIR` where their repository is. Then git takes the folder in which it
/// is asked for the topmost one, though it may be below. Where the variable says what git finds by itself, it is taken away.
func forgetNeedlessGitDirectory(in folder: String) throws(GitProblem) {
  guard let named = Terminal.environment("GIT_DIR"), Terminal.environment("GIT_WORK_TREE") == nil else {
    return
  }
  let told = try repository(of: folder)
  unsafe unsetenv("GIT_DIR")
  let found = try repository(of: folder)
  if let told, told != found { unsafe setenv("GIT_DIR", named, 1) }
}

/// The folder of git's own files, without links; nil where there is none.
private func repository(of folder: String) throws(GitProblem) -> String? {
  do throws(GitProblem) {
    return try gitLine(["rev-parse", "--absolute-git-dir"], in: folder)
  } catch .failed {
    return nil
  }
}
