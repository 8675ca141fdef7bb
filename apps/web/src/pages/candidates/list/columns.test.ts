import { expect, it, vi } from "vitest";

// Preferences listen to other tabs, of which there are none here.
vi.stubGlobal("addEventListener", () => {});
const { parseColumns } = await import("./columns.ts");

it("reads columns in the order of the table, and leaves out what is strange", () => {
  expect(parseColumns("stages,height,skills,skills")).toEqual(["skills", "stages"]);
  expect(parseColumns("")).toEqual([]);
});
