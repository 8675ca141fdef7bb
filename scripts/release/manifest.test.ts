import { expect, it } from "vitest";
import { releaseManifest, SourceManifest } from "./manifest.ts";

const source = {
  name: "@bole/x",
  version: "1.2.3",
  description: "An x.",
  license: "Apache-2.0",
  private: true,
  exports: { ".": "./src/index.ts", "./y": "./src/y/index.ts" },
  dependencies: { "@bole/base": "1.2.3", pg: "8.0.1", zod: "4.0.2" },
  devDependencies: { "@bole/testing": "1.2.3" },
};
const x = { folder: "x", peers: ["zod"], optional: ["vitest", "pg"], threads: [] };

it("points to what was built, makes peers of what is shared and is not private", () => {
  expect(releaseManifest(SourceManifest.parse(source), x, { vitest: "5.0.0" })).toEqual({
    name: "@bole/x",
    version: "1.2.3",
    description: "An x.",
    license: "Apache-2.0",
    type: "module",
    engines: { node: ">=22.18" },
    files: ["dist", "docs", "CHANGELOG.md"],
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./y": { types: "./dist/y/index.d.ts", default: "./dist/y/index.js" },
    },
    dependencies: { "@bole/base": "1.2.3" },
    peerDependencies: { pg: "^8.0.1", vitest: "^5.0.0", zod: "^4.0.2" },
    peerDependenciesMeta: { vitest: { optional: true }, pg: { optional: true } },
  });
});

it("refuses a peer whose version the checkout does not know", () => {
  expect(() => releaseManifest(SourceManifest.parse(source), x, {})).toThrow(
    "The checkout does not depend on vitest.",
  );
});

it("refuses an export that is not a source", () => {
  const built = { ...source, exports: { ".": "./dist/index.js" } };
  expect(SourceManifest.safeParse(built).success).toBe(false);
});
