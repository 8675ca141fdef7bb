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
  expect(stdout.trimEnd().split("\n")).toEqual([
    "waiting { text: 'Horses run fast; Horses are loyal.' }",
    "completed { '2': { text: 'Horses run fast; Horses are loyal.' } }",
    "1 run_started null",
    "2 step_started 1",
    "3 step_completed 1",
    "4 step_started 2",
    "5 gate_opened 2",
    "6 run_waiting null",
    "7 run_resumed null",
    "8 gate_answered 2",
    "9 step_completed 2",
    "10 run_completed null",
    "{ text: 'Horses run fast; Horses are loyal!' }",
  ]);
});
