import { expect, it } from "vitest";
import { insertPlace } from "./insert-place.ts";

it("a place takes that of what is selected, and one goes on writing behind it", () => {
  expect(insertPlace("Dear X, hello", "name", { from: 5, to: 6 })).toEqual({
    text: "Dear {{name}}, hello",
    caret: 13,
  });
});
