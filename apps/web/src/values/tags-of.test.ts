import { expect, it } from "vitest";
import { tagsOf } from "./tags-of.ts";

it("reads tags once each, without the space around them", () => {
  expect(tagsOf(" news , 例子，news,, ")).toEqual(["news", "例子"]);
  expect(tagsOf("")).toEqual([]);
});
