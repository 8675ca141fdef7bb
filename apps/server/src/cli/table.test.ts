import { expect, it } from "vitest";
import { table } from "./table.ts";

it("aligns columns by what a terminal shows, where Chinese is twice as wide", () => {
  expect(table([["a", "端口", "x"], ["bbb", "port", "y"], ["cc"]])).toBe(
    "a    端口  x\nbbb  port  y\ncc\n",
  );
});
