import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { writeReadme } from "./linked-docs.ts";

it("takes along what a README links to, and leaves no link that leads nowhere", async () => {
  await using folder = await temporaryFolder();
  const [source, staged] = [join(folder.path, "packages/a"), join(folder.path, "staged")];
  for (const one of [source, staged, join(folder.path, "docs")])
    await mkdir(one, { recursive: true });
  await writeFile(
    join(source, "README.md"),
    "See [why](../../docs/why.md), ![a plan](../../docs/plan.svg), [us](https://example.com), [below](#below).",
  );
  await writeFile(join(folder.path, "docs/why.md"), "Because of [another](other.md).");
  await writeFile(join(folder.path, "docs/plan.svg"), "<svg/>");
  await writeReadme(source, staged);
  expect(await readFile(join(staged, "README.md"), "utf8")).toBe(
    "See [why](docs/why.md), ![a plan](docs/plan.svg), [us](https://example.com), [below](#below).",
  );
  expect(await readdir(join(staged, "docs"))).toEqual(["plan.svg", "why.md"]);
  expect(await readFile(join(staged, "docs/why.md"), "utf8")).toBe("Because of another.");
});
