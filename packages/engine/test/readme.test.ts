import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const folder = new URL("..", import.meta.url);

/** The lines that the nth whole program of the README prints. */
async function printedBy(nth: number): Promise<string[]> {
  const text = await readFile(new URL("README.md", folder), "utf8");
  const programs = [...text.matchAll(/```ts\n(import .*?)```/gs)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", programs[nth]?.[1] ?? ""],
    { cwd: folder },
  );
  return stdout.trimEnd().split("\n");
}

describe("the README shows code that runs as it stands", () => {
  it("of a plan", async () => {
    expect(await printedBy(0)).toEqual([
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

  it("of a graph", async () => {
    expect(await printedBy(1)).toEqual([
      "{",
      "  '1': {",
      "    draft: 'Horses!!',",
      "    messages: [",
      "      'wrote',",
      "      'Horses: 6',",
      "      'wrote',",
      "      'Horses!: 7',",
      "      'wrote',",
      "      'Horses!!: 8'",
      "    ]",
      "  }",
      "}",
      "1/write",
      "1/judge",
      "1/write#1",
      "1/judge#1",
      "1/write#2",
      "1/judge#2",
      "1",
    ]);
  });

  it("of a goal", async () => {
    expect(await printedBy(2)).toEqual([
      "plan: the first; 3 agents, 0 issues",
      "approve: @approve@1 draft",
      "plan: no source is named; 3 agents, 0 issues",
      "approve: @approve@2 draft, cite",
      "completed { cite: { text: 'Horses run fast. [1]' } } pass",
      "rubric_failed no source is named { kept: [ 'draft' ], added: [ 'cite' ] }",
    ]);
  });

  it("of a test", async () => {
    expect(await printedBy(3)).toEqual(["completed { '1': { hits: [ 'one' ] } }"]);
  });

  it("of a plain LangGraph graph", async () => {
    expect(await printedBy(4)).toEqual(["{ text: 'Horses!' }", "{ text: 'Horses!!' }"]);
  });
});
