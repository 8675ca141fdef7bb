import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { INJECTION_RULES } from "./rules-id.ts";

const ROOT = path.join(import.meta.dirname, "..");

/** Of everything that decides what is found. */
function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["injection", "normalise"]) {
    const files = globSync("**/*.ts", { cwd: path.join(ROOT, folder) });
    for (const file of files.toSorted().filter((name) => !/\.test\.ts$|rules-id/u.test(name))) {
      hash.update(readFileSync(path.join(ROOT, folder, file)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

// When this fails: do the rules find something else now? Then INJECTION_RULES gets the next number.
it("is the id of these very rules, so that what was read by others is read again", () => {
  expect([INJECTION_RULES, sourcesHash()]).toEqual(["injection@2", "d12e716960f24689"]);
});
