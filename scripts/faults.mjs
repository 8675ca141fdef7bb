/**
 * `npm run test:faults`: the fault tests in full, where `npm test` runs a few kills of each; and the
 * property tests on examples of their own, where `npm test` takes the same each time.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { requireNode } from "./node-version.mjs";

requireNode();
const root = path.resolve(import.meta.dirname, "..");
const vitest = path.join(root, "node_modules/.bin/vitest");
const { status } = spawnSync(
  vitest,
  ["run", "--project", "unit", "test/faults", "kill", "property", "pump", "fuzz", "serve-deploy"],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      BOLE_TEST_KILLS: process.env.BOLE_TEST_KILLS ?? "200",
      FAST_CHECK_SEED: process.env.FAST_CHECK_SEED ?? "random",
    },
  },
);
process.exit(status ?? 1);
