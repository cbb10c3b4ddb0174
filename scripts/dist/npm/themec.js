#!/usr/bin/env node
// Runs the tool of the package for this machine, with the same arguments, streams, signals and exit status.
"use strict";
const { spawn } = require("node:child_process");
const name = `@themec/${process.platform}-${process.arch}`;

let tool;
try {
  tool = require.resolve(`${name}/bin/themec`);
} catch {
  console.error(
    `themec: the package ${name} is not installed. Install again without \`--omit=optional\` and without a node_modules of ` +
      "another machine; if there is no such package, themec has no executable for this system.");
  process.exit(3);
}
const child = spawn(tool, process.argv.slice(2), { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`themec: ${tool} can't be started: ${error.message}`);
  process.exit(3);
});
child.on("exit", (status, signal) => {
  if (!signal) process.exit(status);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
