#!/usr/bin/env node
/**
 * The `bole` command. Plain JavaScript that also older Nodes can read: it makes sure that the rest
 * runs on Node 24, by starting the one that npm installed beside us if this one is too old.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST = 24;
/** Set for the second try, so that a wrong `node` beside us cannot start itself for ever. */
const SECOND_TRY = "_BOLE_ON_NODE";
const self = fileURLToPath(import.meta.url);

function nodeBesideUs() {
  const path = process.platform === "win32" ? "node/bin/node.exe" : ".bin/node";
  for (let folder = dirname(self); ; folder = dirname(folder)) {
    const node = join(folder, "node_modules", path);
    if (existsSync(node)) return node;
    if (folder === dirname(folder)) return undefined;
  }
}

function startAgainOn(node) {
  const child = spawn(node, [self, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, [SECOND_TRY]: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("error", explain);
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function explain() {
  process.stderr.write(
    `Bole needs Node ${OLDEST} or newer, and this is ${process.version}: run npm install in Bole's folder, which brings the right one.\n`,
  );
  process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) >= OLDEST) {
  // Reading TypeScript and compiling it takes longer than most commands; the second time it needn't.
  nodeModule.enableCompileCache?.();
  await import("../src/cli/main.ts");
} else {
  const node = process.env[SECOND_TRY] === undefined ? nodeBesideUs() : undefined;
  if (node === undefined) explain();
  else startAgainOn(node);
}
