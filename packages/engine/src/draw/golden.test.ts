import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { renderSvg } from "./svg/render-svg.ts";
import { samples } from "./testing/samples/index.ts";
import { seed } from "./testing/samples/newsroom.ts";

/**
 * Pictures to look at, and to see a change of the drawing in. `BOLE_GOLDEN=write` draws them anew;
 * look at them before they are committed.
 */
async function expectGolden(file: URL, svg: string): Promise<void> {
  if (process.env.BOLE_GOLDEN === "write") await writeFile(file, svg);
  expect(svg).toBe(await readFile(file, "utf8"));
}

const golden = (name: string) => new URL(`golden/${name}.svg`, import.meta.url);

describe("the golden pictures", () => {
  it.each(Object.entries(samples))("%s", async (name, graph) => {
    await expectGolden(golden(name), renderSvg(graph, { theme: "light" }));
  });

  it.each(["fan-out-unfolded", "approval", "composite"])("%s, dark and Chinese", async (name) => {
    const svg = renderSvg(samples[name] ?? seed, { theme: "dark", language: "zh" });
    await expectGolden(golden(`${name}.dark.zh`), svg);
  });

  it("the picture in the documentation", async () => {
    const file = new URL("../../../../docs/images/plan.svg", import.meta.url);
    await expectGolden(file, renderSvg(seed, { title: "researcher → writer → reviewer" }));
  });
});
