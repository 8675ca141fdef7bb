import { TEXT_LIMITS } from "@bole/base";
import { describe, expect, it } from "vitest";
import { datesIn } from "./dates.ts";
import { durationsIn } from "./durations.ts";
import { fold } from "./fold.ts";
import { languageOf } from "./language-of.ts";
import { matchNames } from "./match-names.ts";
import { numbersIn } from "./numbers.ts";
import { ordinalsIn } from "./ordinals.ts";
import { timesIn } from "./times.ts";

const LONG = TEXT_LIMITS.chat_message;
const pieces = [
  ...["一", "十", "1", "1 ", "1.", "1,", "1:", "12-", "下周", "周", "半", "的", "in ", "the "],
  ...[
    "two ",
    "twenty-",
    "half past ",
    "jan ",
    "before ",
    "next ",
    "from 3 to ",
    "刚刚",
    " ",
    "\u0301",
    "-",
  ],
];

// What backtracks or looks ahead without bound would not end within the time that a test has.
describe("text of any length and kind is read to its end", () => {
  it.each(pieces)("%j, over and over", (piece) => {
    const text = `${piece.repeat(LONG / piece.length)}x`;
    const read = {
      folded: fold(text).text.length,
      numbers: numbersIn(text).length,
      dates: datesIn(text, { year: 2026, month: 11, day: 16 }).length,
      times: timesIn(text, { now: 0, zone: "UTC" }).length,
      durations: durationsIn(text).length,
      places: ordinalsIn(text, 3)?.length ?? 0,
      language: languageOf(text),
      names: matchNames(text, [{ label: text }, { label: "王小明" }]).ranked.length,
    };
    expect(read.folded).toBeGreaterThan(0);
    expect(Object.values(read)).not.toContain(Number.NaN);
  });
});
