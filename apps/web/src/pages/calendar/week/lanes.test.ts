import { expect, it } from "vitest";
import { withLanes } from "./lanes.ts";

//  9    10    11    12    13
//  ├ a ──┼─────┤
//        ├ b ──┼─────┤
//              ├ c ──┤ ├ d ┤
it("appointments that overlap stand beside each other; one that is alone has the whole width", () => {
  const a = { from: 540, to: 660 };
  const b = { from: 600, to: 720 };
  const c = { from: 660, to: 720 };
  const d = { from: 730, to: 760 };
  expect(withLanes([d, b, c, a])).toEqual([
    { ...a, lane: 0, lanes: 2 },
    { ...b, lane: 1, lanes: 2 },
    { ...c, lane: 0, lanes: 2 },
    { ...d, lane: 0, lanes: 1 },
  ]);
});
