import { expect, test } from "vitest";
import { inRanges } from "./unicode-range.ts";

test("characters are looked up in single code points and in ranges", () => {
  const range = "U+4E2D, U+6587-6589, U+20000";
  expect(inRanges("中文斈𠀀", range)).toBe(true);
  expect(inRanges("中国", range)).toBe(false);
  expect(inRanges("", range)).toBe(true);
});
