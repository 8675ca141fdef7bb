import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ONLY_WAY = "apps/web/src/design/use-act.ts";

const sources = globSync("apps/web/src/**/*.{ts,tsx}").map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

it("changes nothing from a page but by useAct, which shows that it works and how it failed", () => {
  const beside = sources.filter(
    ({ file, text }) => file !== ONLY_WAY && /\buseMutation\b/.test(text),
  );
  expect(beside.map(({ file }) => file)).toEqual([]);
  expect(sources.filter(({ text }) => text.includes("useAct(")).length).toBeGreaterThan(50);
});
