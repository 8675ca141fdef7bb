import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { alignSlices } from "./slices.ts";

const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/noto-sans-sc/wght.css"),
  "utf8",
);
const count = (css: string, part: string) => css.split(part).length - 1;

test("each slice has the weights of Bole Han and blocks while it is loaded", () => {
  const faces = count(SOURCE, "@font-face");
  const aligned = alignSlices(SOURCE);
  expect(faces).toBeGreaterThan(0);
  expect(count(aligned, "font-weight: 400;")).toBe(faces);
  expect(count(aligned, "font-weight: 600;")).toBe(faces);
  expect(count(aligned, "font-display: block;")).toBe(2 * faces);
  expect(aligned).not.toContain("swap");
});
