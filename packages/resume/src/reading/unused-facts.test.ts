/** What is named exactly has to be on the résumé, before the edit or after it. */
import { expect, it } from "vitest";
import { asResumeData } from "../model/document.ts";
import { RESUME } from "./testing/hear.ts";
import { unusedFacts } from "./unused-facts.ts";

const before = asResumeData(RESUME);
const after = { ...before, basic: { ...before.basic, phone: "(419) 555-0184", location: "Lyon" } };
const unused = (message: string) => unusedFacts(message, before, after);

it.each([
  ["a number", "there are 260 beds and 72 nurses", ["260", "72"]],
  ["a number in Chinese", "现在一共七十二个人", ["七十二"]],
  ["an address", "it's d.roe@example.org now", ["d.roe@example.org"]],
  ["a quotation", "add “Chaired the works council”", ["Chaired the works council"]],
])("finds %s that the edit leaves out", (_, message, left) => {
  expect(unused(message)).toEqual(left);
});

it.each([
  ["digits that end a number", "the last four digits are 0184"],
  ["what the résumé says now", "I live in Lyon"],
  ["numbers that count or point", "put the 2nd line in place 3"],
])("takes %s for used", (_, message) => {
  expect(unused(message)).toEqual([]);
});
