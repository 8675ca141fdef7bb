import { writeFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { files } from "./test/files.ts";
import { unneededPackages } from "./unneeded-packages.ts";

//   root ──► node          root ─ ─ dev ─ ─► linter
//   apps/server ──► @bole/base ──► zod, shared@2      @bole/base ─ ─ dev ─ ─► canvas
//   apps/web ──► react ──► shared@1
const PACKAGES = {
  "": { dependencies: { node: "24" }, devDependencies: { linter: "1" } },
  "apps/server": { dependencies: { "@bole/base": "1", hono: "1" } },
  "apps/web": { dependencies: { react: "1" } },
  "packages/base": {
    dependencies: { zod: "1", shared: "2" },
    devDependencies: { canvas: "1" },
  },
  "node_modules/@bole/base": { resolved: "packages/base", link: true },
  "node_modules/@bole/web": { resolved: "apps/web", link: true },
  "node_modules/node": {},
  "node_modules/linter": {},
  "node_modules/hono": {
    optionalDependencies: { "hono-linux": "1", "hono-mac": "1" },
    peerDependencies: { peer: "1", rare: "1" },
    peerDependenciesMeta: { rare: { optional: true } },
  },
  "node_modules/hono-linux": {},
  "node_modules/hono-mac": {},
  "node_modules/peer": {},
  "node_modules/rare": {},
  "node_modules/zod": {},
  "node_modules/canvas": {},
  "node_modules/react": { dependencies: { shared: "1" } },
  "node_modules/shared": {},
  "packages/base/node_modules/shared": { dependencies: { zod: "1" } },
};

it("finds what neither the server nor what it depends on needs, wherever it is installed", async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  const lock = JSON.stringify({ packages: PACKAGES });
  await writeFile(path.join(root, "package-lock.json"), lock);
  const installed = Object.keys(PACKAGES).filter((place) => place !== "node_modules/hono-mac");
  await files(
    root,
    installed.filter((place) => place !== "").map((place) => `${place}/package.json`),
  );
  const gone = unneededPackages(root).map((place) => path.relative(root, place));
  expect(gone.sort()).toEqual([
    "node_modules/canvas",
    "node_modules/linter",
    "node_modules/rare",
    "node_modules/react",
    "node_modules/shared",
  ]);
});
