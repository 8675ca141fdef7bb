/** Does what docs/building-agents.md says, and finds what it promises. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { startBole } from "../../../test/start-bole.ts";

const PAGE = new URL("../../../../../docs/building-agents.md", import.meta.url);

it("docs/building-agents.md shows code and commands that work", async () => {
  await using folder = await temporaryFolder();
  const page = await readFile(PAGE, "utf8");
  const blocks = (kind: string) =>
    [...page.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, "gs"))].map(
      ([, code = ""]) => code,
    );
  await writeFile(join(folder.path, "my-agents.ts"), blocks("ts").join("\n"));
  const commands = blocks("sh").flatMap((block) => /^npx bole (.*)$/m.exec(block)?.[1] ?? []);
  const outputs: string[] = [];
  for (const command of commands) {
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word,
    );
    await using bole = startBole(words.map(String), {}, folder.path);
    expect(await bole.exitCode).toBe(0);
    outputs.push(bole.stdout());
  }

  const [planned = "", reached = "", ...more] = outputs;
  expect(more).toEqual([]);
  expect(planned).toContain("▸ publish  post  approved by local");
  expect(planned).toContain('"path": "/adverts/latest.md"');
  expect(await readFile(join(folder.path, "run.svg"), "utf8")).toMatch(/^<svg /);
  expect(reached).toContain(
    "✗ The advert is in plain words: It says Rockstar, Leverage, synergies.",
  );
  expect(reached).toMatch(/^↻ replanned, because .*changes write, check$/m);
  expect(reached).toContain("✓ evaluated: 1 of 1 criteria met");
});
