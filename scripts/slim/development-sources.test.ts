import path from "node:path";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { developmentSources } from "./development-sources.ts";
import { files } from "./test/files.ts";

it("finds tests, training and measurements, and keeps what runs", async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await files(root, [
    "apps/server/src/serve.ts",
    "apps/server/src/serve.test.ts",
    "apps/server/test/api.ts",
    "apps/web/dist/test/index.js",
    "bench/run.ts",
    "packages/language/data/career/tools.json",
    "packages/language/data/career/en/en-a1.jsonl",
    "packages/language/model/reader.onnx",
    "packages/language/training/train.py",
    "packages/guardrails/node_modules/ajv/test/a.js",
  ]);
  const gone = developmentSources(root).map((place) => path.relative(root, place));
  expect(gone.sort()).toEqual([
    "apps/server/src/serve.test.ts",
    "apps/server/test/api.ts",
    "bench",
    "packages/language/data/career/en/en-a1.jsonl",
    "packages/language/training/train.py",
  ]);
});
