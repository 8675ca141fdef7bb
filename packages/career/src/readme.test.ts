import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("shows code that runs as it stands", async () => {
  const folder = new URL("..", import.meta.url);
  const text = await readFile(new URL("README.md", folder), "utf8");
  const [, code] = /```ts\n(.*?)```/s.exec(text) ?? [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", code ?? ""],
    { cwd: folder },
  );
  expect(stdout.split("\n")).toEqual([
    "user_feedback 4 occupations",
    "Remote work",
    "0 issues in the plan",
    "1 done",
    "",
  ]);
});
