import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Prints every module that an import loads, and what asked for it. */
const LISTING = `
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(specifier, context, next) {
      console.log(specifier);
      return next(specifier, context);
    },
  });
  await import(process.argv[1]);
`;

async function loadedBy(file: string): Promise<Set<string>> {
  const entry = new URL(file, import.meta.url).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", LISTING, entry],
    { cwd: new URL(".", import.meta.url) },
  );
  return new Set(stdout.split("\n").filter((name) => /^[^./]/.test(name) && name !== entry));
}

it("runs in a browser: nothing of it loads Node's modules or LangGraph", async () => {
  expect(await loadedBy("index.ts")).toEqual(new Set(["zod", "@bole/base"]));
});

it("needs no package at all to draw a graph that somebody sends", async () => {
  expect(await loadedBy("svg/render-svg.ts")).toEqual(new Set());
});
