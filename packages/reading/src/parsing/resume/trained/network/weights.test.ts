import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readWeights } from "./weights.ts";

const folder = path.join(import.meta.dirname, "../../../../../model");
const read = (name: string) => readFileSync(path.join(folder, name));

describe("the weights that ship", () => {
  it("are those that the manifest tells of, and at most 4 MB", () => {
    const { weights } = z
      .object({ weights: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read("manifest.json").toString()));
    const hashes = Object.keys(weights).map((name) => [
      name,
      createHash("sha256").update(read(name)).digest("hex"),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(weights);
    expect(read("lines.bin").length).toBeLessThan(4_000_000);
  });

  it("are refused if a part is missing", () => {
    const layers: unknown = JSON.parse(read("layers.json").toString());
    expect(() => readWeights(read("lines.bin").subarray(0, -4), layers)).toThrow(
      "bytes of weights",
    );
  });
});
