/// The version of the tool, which packages, archives and messages take from here. `CHANGELOG.md` has a section for it. The
/// contents of bundles don't depend on it.
let themecVersion = "0.2.0"
