/** Builds the page when there is none, or when its sources are newer than it. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const web = path.join(root, "apps/web");
const built = path.join(web, "dist/index.html");

/** What the page is made of. A change of the lock file may be a new library. */
const sources = [
  path.join(web, "src"),
  path.join(web, "public"),
  path.join(web, "index.html"),
  path.join(web, "vite.config.ts"),
  path.join(web, "compress-assets.ts"),
  // The page draws with the engine's own code, and that stands on the base.
  path.join(root, "packages/engine/src"),
  path.join(root, "packages/base/src"),
  path.join(root, "package-lock.json"),
];

function newest(place) {
  if (!existsSync(place)) return 0;
  const info = statSync(place);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(
    info.mtimeMs,
    ...readdirSync(place).map((name) => newest(path.join(place, name))),
  );
}

function isFresh() {
  return existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map(newest));
}

/** @returns {boolean} whether there is a page now */
export function ensurePage() {
  const vite = path.join(root, "node_modules/vite/bin/vite.js");
  // After `npm run slim` the page cannot be built any more: the one that is there was built before.
  if (isFresh() || (existsSync(built) && !existsSync(vite))) return true;
  process.stderr.write("Building the page …\n");
  const build = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: web,
    // Whoever builds it (a test, say), the page is the one that users get.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return build.status === 0;
}
