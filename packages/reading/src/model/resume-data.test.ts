import { describe, expect, it } from "vitest";
import { fromJsonResume, toJsonResume } from "../parsing/formats/index.ts";
import { yearsAtWork } from "../parsing/resume/index.ts";
import { isOpenEnd, ResumeData, ResumeDate } from "./resume-data.ts";

describe("a résumé's data", () => {
  it("keeps the fields that are not known, at every level, and no way to a prototype", () => {
    const given: unknown = JSON.parse(`{
      "basic": { "name": "Li", "wechat": "li", "__proto__": { "polluted": 1 } },
      "workExperience": [{ "id": "w", "team": { "size": 3 } }],
      "languages": ["English"]
    }`);
    const data = ResumeData.parse(given);
    expect(data).toMatchObject({ basic: { wechat: "li" }, languages: ["English"] });
    expect(data.workExperience).toMatchObject([{ id: "w", company: "", team: { size: 3 } }]);
    expect(Reflect.get(data.basic, "polluted")).toBeUndefined();
    const back = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(data))));
    expect(back.workExperience).toEqual(data.workExperience);
    expect(back.basic).toEqual(data.basic);
  });

  it.each(["present", "Present", "至今"])("may have an end that is open: %s", (endDate) => {
    expect([ResumeDate.safeParse(endDate).success, isOpenEnd(endDate)]).toEqual([true, true]);
    const data = ResumeData.parse({ workExperience: [{ id: "w", startDate: "2022-07", endDate }] });
    expect(yearsAtWork(data, new Date("2024-07-15T00:00:00Z"))).toBe(2);
  });

  it.each(["", "2019", "2019-03", "2019-03-31"])(
    "may have the date “%s”, which is no open end",
    (date) => {
      expect([ResumeDate.safeParse(date).success, isOpenEnd(date)]).toEqual([true, false]);
    },
  );

  it.each(["now", "2019.3", "PRESENT", "19"])("has no date “%s”", (date) => {
    expect(ResumeDate.safeParse(date).success).toBe(false);
  });
});
