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

it("runs in a browser: nothing of it loads Node's modules or LangGraph", async () => {
  const entry = new URL("index.ts", import.meta.url).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", LISTING, entry],
    { cwd: new URL(".", import.meta.url) },
  );
  const foreign = stdout.split("\n").filter((name) => /^[^./]/.test(name) && name !== entry);
  expect(new Set(foreign)).toEqual(new Set(["zod", "@bole/base"]));
});
