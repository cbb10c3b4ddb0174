"""Themes that Bazel builds: `theme` makes the bundle of a theme, as a folder."""

def _theme_impl(ctx):
    bundle = ctx.actions.declare_directory(ctx.label.name)
    unused = ctx.actions.declare_file(ctx.label.name + ".unused")
    inputs = [ctx.file.src, ctx.file.project] + ctx.files.data
    declared = ctx.actions.declare_file(ctx.label.name + ".declared")
    ctx.actions.write(declared, "".join([file.path + "\n" for file in inputs]))
    ctx.actions.run(
        executable = ctx.executable._compile,
        arguments = [ctx.file._themec.path, ctx.file.src.path, bundle.path, declared.path, unused.path],
        inputs = inputs + [declared],
        outputs = [bundle, unused],
        tools = [ctx.file._themec],
        unused_inputs_list = unused,
        mnemonic = "Theme",
        progress_message = "Compiling theme %s" % ctx.label.name,
    )
    return [DefaultInfo(files = depset([bundle]))]

theme = rule(
    implementation = _theme_impl,
    doc = "The bundle of a theme, in a folder named after the rule.",
    attrs = {
        "src": attr.label(allow_single_file = [".yaml", ".json"], mandatory = True, doc = "The theme, or the brand."),
        "project": attr.label(allow_single_file = True, mandatory = True, doc = "The project file, themec.yaml."),
        "data": attr.label_list(allow_files = True, doc = "Art, tokens, and themes that it extends."),
        "_compile": attr.label(default = "//themec:compile.sh", executable = True, cfg = "exec", allow_single_file = True),
        "_themec": attr.label(default = "@themec//:themec", cfg = "exec", allow_single_file = True),
    },
)

def _themec_repository_impl(ctx):
    tool = ctx.os.environ.get("THEMEC") or str(ctx.path(Label("@themes//:WORKSPACE")).dirname) + "/../../.build/release/themec"
    ctx.symlink(tool, "themec")
    ctx.file("BUILD.bazel", 'exports_files(["themec"])\n')

themec_repository = repository_rule(
    implementation = _themec_repository_impl,
    doc = "The tool on this machine: the one that the variable THEMEC names, or the one that `make` builds above this folder.",
    environ = ["THEMEC"],
    local = True,
)
