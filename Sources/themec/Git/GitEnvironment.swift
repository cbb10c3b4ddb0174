import Platform

/// Removes `GIT_DIR` from the environment if git finds the same repository without it.
///
/// Git sets the variable for hooks in a work tree that `git worktree` created. If it is set, git takes the folder in which it
/// is run for the top folder of the work tree, even if the top folder is above.
func forgetNeedlessGitDirectory(in folder: String) throws(GitProblem) {
  guard let named = Terminal.environment("GIT_DIR"), Terminal.environment("GIT_WORK_TREE") == nil else {
    return
  }
  let told = try repository(of: folder)
  unsafe unsetenv("GIT_DIR")
  let found = try repository(of: folder)
  if let told, told != found { unsafe setenv("GIT_DIR", named, 1) }
}

/// The absolute path of git's own folder for the repository around `folder`, with links resolved; nil if there is no
/// repository.
private func repository(of folder: String) throws(GitProblem) -> String? {
  do throws(GitProblem) {
    return try gitLine(.absoluteGitFolder, in: folder)
  } catch .failed {
    return nil
  }
}
