import { expect, it } from "vitest";
import { f1, scoreEntries } from "./score-entries.ts";

const FIELDS = ["company", "position", "start", "end"];
const job = (company: string, position: string, start: string, end: string) => ({
  ...{ company, position, start, end },
});

it("counts what is right, whatever its spelling and order", () => {
  const truth = [
    job("Jurys Inn", "Duty Manager", "2008", "2011"),
    job("Lodge", "Clerk", "2011-03", "present"),
  ];
  const read = [
    job("LODGE", "clerk", "2011-03", "至今"),
    job("Jurys Inn", "Duty Manager", "2008", "2011"),
  ];
  expect(f1(scoreEntries(truth, read, FIELDS))).toBe(1);
});

it("counts what is missed, wrong, or not there", () => {
  const truth = [job("Lodge", "Clerk", "2011-03", "present")];
  expect(scoreEntries(truth, [], FIELDS)).toEqual({ right: 0, wrong: 0, missed: 4 });
  expect(scoreEntries([], truth, FIELDS)).toEqual({ right: 0, wrong: 4, missed: 0 });
  expect(scoreEntries(truth, [job("Lodge", "Cork", "2011-03", "")], FIELDS)).toEqual({
    ...{ right: 2, wrong: 1, missed: 2 },
  });
});
