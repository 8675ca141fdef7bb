import { describe, expect, it } from "vitest";
import { datesIn } from "./dates.ts";

const TODAY = { year: 2026, month: 11, day: 16 };
const dates = (text: string) => datesIn(text, TODAY).map(({ place: _, ...date }) => date);

describe("the date of a résumé", () => {
  it.each([
    ["2019年3月", { year: 2019, month: 3 }],
    ["二零一三年", { year: 2013 }],
    ["一三年六月", { year: 2013, month: 6 }],
    ["2023年2月28日", { year: 2023, month: 2, day: 28 }],
    ["Mar 2019", { year: 2019, month: 3 }],
    ["Sept. 2019", { year: 2019, month: 9 }],
    ["jan 23", { year: 2023, month: 1 }],
    ["Apr '19", { year: 2019, month: 4 }],
    ["Dec 15, 2020", { year: 2020, month: 12, day: 15 }],
    ["1 January 2022", { year: 2022, month: 1, day: 1 }],
    ["2019.3", { year: 2019, month: 3 }],
    ["02/2021", { year: 2021, month: 2 }],
    ["28/02/2017", { year: 2017, month: 2, day: 28 }],
    ["02/28/2017", { year: 2017, month: 2, day: 28 }],
    ["summer 2020", { year: 2020, months: [6, 8] }],
    ["2021年春", { year: 2021, months: [3, 5] }],
    ["Q3 2020", { year: 2020, months: [7, 9] }],
    ["去年7月", { year: 2025, month: 7 }],
    ["last year", { year: 2025 }],
    ["上个月", { year: 2026, month: 10 }],
    ["three months ago", { year: 2026, month: 8 }],
    ["2014 september", { year: 2014, month: 9 }],
    ["至今", { present: true }],
    ["still going", { present: true }],
    ["present", { present: true }],
  ])("%s", (text, date) => {
    expect(dates(text)).toEqual([date]);
  });

  it("is weak where the figures may be something else", () => {
    expect(dates("19.03")).toEqual([{ year: 2019, month: 3, weak: true }]);
  });

  it.each([
    [
      "2016.09 – 2019.06",
      [
        { year: 2016, month: 9 },
        { year: 2019, month: 6 },
      ],
    ],
    ["2018年9月至今", [{ year: 2018, month: 9 }, { present: true }]],
    ["June 2019 - now", [{ year: 2019, month: 6 }, { present: true }]],
    ["2018-2019", [{ year: 2018 }, { year: 2019 }]],
  ])("may have another beside it: %s", (text, both) => {
    expect(dates(text)).toEqual(both);
  });

  it("is found in a sentence, where it stands", () => {
    const text = "我２０１９年３月入职，made lead in Mar 2021";
    expect(datesIn(text).map(({ place }) => text.slice(...place))).toEqual([
      "２０１９年３月",
      "Mar 2021",
    ]);
  });

  it.each(["I may be late", "35 people", "march on", "第三名"])("is not in: %s", (text) => {
    expect(dates(text)).toEqual([]);
  });
});
