/** `npm run dev`: the server restarts on each change, the page reloads itself through Vite. */
import { spawn } from "node:child_process";
import path from "node:path";
import { requireNode } from "./node-version.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

requireNode();
stopWithParent();
const root = path.resolve(import.meta.dirname, "..");
const start = (args, cwd) => spawn(process.execPath, args, { cwd, stdio: "inherit" });

const parts = [
  start(["--watch", "--watch-preserve-output", "apps/server/bin/bole.mjs", "serve"], root),
  start([path.join(root, "node_modules/vite/bin/vite.js")], path.join(root, "apps/web")),
];
const stop = () => {
  for (const part of parts) part.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const part of parts) part.on("exit", stop);
