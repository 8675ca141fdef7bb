import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { CHECK_NAMES } from "./contract/verdict.ts";

const folder = new URL("..", import.meta.url);
const text = await readFile(new URL("README.md", folder), "utf8");

it("shows code that runs as it stands", async () => {
  const [, code] = /```ts\n(.*?)```/s.exec(text) ?? [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", code ?? ""],
    { cwd: folder },
  );
  expect(stdout).toBe(
    [
      "blocked: input_injection",
      "stopped at “ignore your instructions”",
      "warning: output_hallucination",
      "Call *** **** ***1 is Call 138 1234 5678",
      "",
    ].join("\n"),
  );
});

it("names every check", () => {
  for (const name of CHECK_NAMES) expect(text).toContain(`\`${name}\``);
});
