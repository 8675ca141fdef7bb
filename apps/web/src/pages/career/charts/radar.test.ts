import { describe, expect, it } from "vitest";
import { anchorAt, linesOf, owned, pointAt, polygon } from "./radar.ts";

const axis = (core: boolean, have: boolean) => ({ name: "", core, have });

describe("the radar", () => {
  //        0
  //    3  ─┼─  1
  //        2
  it("goes clockwise from the top", () => {
    const at = (place: number) => pointAt(place, 4, 1, 10);
    expect([at(0).y, at(1).x, at(2).y, at(3).x].map(Math.round)).toEqual([-10, 10, 10, -10]);
    expect([at(0), at(1), at(3)].map(anchorAt)).toEqual(["middle", "start", "end"]);
  });

  it("covers no more of a skill than is asked for, and next to nothing of one that is missing", () => {
    expect(owned(axis(true, true))).toBeGreaterThan(owned(axis(false, true)));
    expect(owned(axis(true, false))).toBeLessThan(0.1);
    expect(polygon([axis(true, true), axis(true, true)], owned, 10)).toBe("0.0,-10.0 0.0,10.0");
  });

  it("breaks long names near their middle", () => {
    expect(linesOf("SQL", 12)).toEqual(["SQL"]);
    expect(linesOf("Requirements analysis", 12)).toEqual(["Requirements", "analysis"]);
    expect(linesOf("跨部门沟通与协作能力", 8)).toEqual(["跨部门沟通", "与协作能力"]);
  });
});
