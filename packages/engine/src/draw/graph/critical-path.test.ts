import { describe, expect, it } from "vitest";
import { criticalPath } from "./critical-path.ts";
import type { GraphNode } from "./graph-json.ts";

//  a ──► b ──► d        e stands alone
//  └───► c ────┘
const layers = { a: 0, b: 1, c: 1, d: 2, e: 0 };
const edges = ["ab", "ac", "bd", "cd"].map(([from = "", to = ""]) => ({ from, to, map: {} }));
const pathFor = (times: Readonly<Record<string, number>>, skipped = "") =>
  criticalPath(
    Object.entries(layers).map(([id, layer]): GraphNode => {
      const ms = times[id];
      return {
        id,
        label: id,
        layer,
        io: { in: [], out: [] },
        ...(ms !== undefined && { ms }),
        ...(id === skipped && { status: "skipped" }),
      };
    }),
    edges,
  ).join("");

describe("the critical path", () => {
  it("is the longest chain where nothing has been measured", () => {
    expect(pathFor({})).toBe("abd");
  });

  it("is the slowest chain where it has", () => {
    expect(pathFor({ a: 5, b: 1, c: 9, d: 1, e: 1 })).toBe("acd");
    expect(pathFor({ a: 5, b: 1, c: 9, d: 1, e: 100 })).toBe("e");
  });

  it("guesses what has no time yet from the rest", () => {
    expect(pathFor({ a: 10, b: 4 })).toBe("acd");
  });

  it("does not count what was skipped", () => {
    expect(pathFor({}, "b")).toBe("acd");
  });
});
