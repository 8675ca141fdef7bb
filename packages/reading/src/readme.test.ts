import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const folder = new URL("..", import.meta.url);

it("shows code that runs as it stands", async () => {
  const text = await readFile(new URL("README.md", folder), "utf8");
  const [, code] = /```ts\n(.*?)```/s.exec(text) ?? [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", code ?? ""],
    { cwd: folder },
  );
  expect(stdout).toBe(["Li Lei: Acme", "“Acme” at 38", ""].join("\n"));
});
