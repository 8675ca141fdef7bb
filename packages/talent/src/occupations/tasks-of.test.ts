import { expect, it } from "vitest";
import { occupationData } from "./data-set.ts";
import { tasksOf } from "./tasks-of.ts";

it("says what somebody of a title does, by any of its names, of any rank", () => {
  const midwife = occupationData().occupations.get("midwife")?.tasks.en;
  expect(midwife).toBeDefined();
  for (const title of ["midwife", "Midwife", "助产士", "Senior Midwife"]) {
    expect(tasksOf(title), title).toEqual(midwife);
  }
  // A name that only the table of titles has.
  expect(tasksOf("birth attendant")).toEqual(midwife);
});

it("says nothing of what it does not know, nor of a sentence", () => {
  expect(tasksOf("keeper of the seals")).toEqual([]);
  expect(tasksOf("I would like to work with a midwife")).toEqual([]);
  expect(tasksOf("")).toEqual([]);
});
