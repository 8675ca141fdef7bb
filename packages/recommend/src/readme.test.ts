import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const folder = new URL("..", import.meta.url);

async function run(place: number): Promise<string> {
  const text = await readFile(new URL("README.md", folder), "utf8");
  const programs = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, program = ""]) => program);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", programs[place] ?? ""],
    { cwd: folder },
  );
  return stdout;
}

it("the README ranks a list of texts as it stands", async () => {
  const [first, second] = (await run(1)).split("\n");
  expect([first, second].toSorted().join()).toMatch(/Krankenpfleger 1.*enfermera 3/su);
});

it("the README shows code that runs as it stands", async () => {
  const stdout = await run(0);
  expect(stdout).toContain("Counting bicycles with a camera [ 'tag', 'fuzzy' ] 用得上你说的");
  expect(stdout).toMatch(/3 open, \d found, \d judged, \d shown\n给出 \d 个推荐/u);
  expect(stdout).toMatch(/not_found 技能、意思和用词都和你说的对不上/u);
});
