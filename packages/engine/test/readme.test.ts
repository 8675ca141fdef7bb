import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const folder = new URL("..", import.meta.url);

interface Program {
  readonly code: string;
  /** What stands below it. */
  readonly prints: string;
}

async function programs(): Promise<Program[]> {
  const text = await readFile(new URL("README.md", folder), "utf8");
  const found = text.matchAll(/```ts\n(import .*?)```\n\nIt prints:\n\n```text\n(.*?)```/gs);
  return [...found].map(([, code = "", prints = ""]) => ({ code, prints }));
}

describe("the README shows code that runs as it stands, and what it prints", () => {
  it.each([...["a plan", "a graph", "a goal", "a test", "a plain LangGraph graph"].entries()])(
    "program %i, of %s",
    async (index) => {
      const all = await programs();
      expect(all).toHaveLength(5);
      const { code = "", prints } = all[index] ?? {};
      const args = ["--input-type=module-typescript", "--eval", code];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
      expect(stdout).toBe(prints);
    },
  );
});
