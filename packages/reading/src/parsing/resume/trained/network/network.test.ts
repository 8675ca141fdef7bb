import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { featuresOfLines } from "../features/features.ts";
import { REFERENCE_LINES } from "../testing/reference-document.ts";
import type { Rows } from "./layers.ts";
import { runNetwork } from "./network.ts";
import { shippedWeights } from "./weights.ts";

const numbers = z.array(z.array(z.number()));
const Reference = z.object({ sections: numbers, roles: numbers, tags: numbers });

const reference = Reference.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, "fixtures/reference.json"), "utf8")),
);
const farthest = (rows: readonly Rows[], wanted: readonly number[][]) => {
  const said = rows.flatMap(({ values }) => [...values]);
  const wants = wanted.flat();
  expect(said.length).toBe(wants.length);
  return Math.max(...said.map((value, at) => Math.abs(value - (wants[at] ?? Number.NaN))));
};

describe("the network", () => {
  const lines = featuresOfLines(REFERENCE_LINES.text, REFERENCE_LINES.lines);
  const outputs = runNetwork(shippedWeights(), lines);

  it("says of lines what the training's network says", () => {
    expect(farthest([outputs.sections], reference.sections)).toBeLessThan(0.01);
    expect(farthest([outputs.roles], reference.roles)).toBeLessThan(0.01);
  });

  it("says of words what the training's network says", () => {
    const tags = lines.map((_, line) => outputs.tagsOf(line));
    expect(farthest(tags, reference.tags)).toBeLessThan(0.01);
  });
});
