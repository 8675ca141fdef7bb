import { describe, expect, it } from "vitest";
import { BOX, layoutOf } from "./map-layout.ts";

const node = (id: string, role: "current" | "match" | "beyond") => ({ id, name: id, role });
const edge = (from: string, to: string) => ({
  from,
  to,
  via: "course" as const,
  carries: 1,
  missing: 1,
});

describe("the transition map", () => {
  //  ┌─────┐   ┌───┐   ┌───┐
  //  │ now ├──►│ a ├──►│ c │
  //  └─────┘   ├───┤   └───┘
  //            │ b │
  //            └───┘
  it("has a column for each role, and lines between what is drawn", () => {
    const { boxes, lines, height } = layoutOf({
      nodes: [node("now", "current"), node("a", "match"), node("b", "match"), node("c", "beyond")],
      edges: [edge("now", "a"), edge("a", "c"), edge("a", "gone")],
    });
    const x = (id: string) => boxes.find((box) => box.id === id)?.x ?? -1;
    expect(x("now")).toBeLessThan(x("a"));
    expect(x("a")).toBe(x("b"));
    expect(x("b")).toBeLessThan(x("c"));
    expect(lines.map(({ key }) => key)).toEqual(["now a", "a c"]);
    expect(boxes.every(({ y }) => y >= 0 && y + BOX.height <= height)).toBe(true);
  });

  it("leaves no empty column where nobody knows where somebody is", () => {
    const { boxes, width } = layoutOf({ nodes: [node("a", "match")], edges: [] });
    expect([boxes[0]?.x, width]).toEqual([0, BOX.width]);
  });
});
