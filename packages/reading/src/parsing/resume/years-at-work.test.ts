import { describe, expect, it } from "vitest";
import { ResumeData } from "../../model/resume-data.ts";
import { yearsAtWork } from "./years-at-work.ts";

const today = new Date("2024-07-01");
const data = (...jobs: (readonly [string, string])[]) =>
  ResumeData.parse({
    workExperience: jobs.map(([startDate, endDate], index) => ({
      id: `${index}`,
      startDate,
      endDate,
    })),
  });

describe("years at work", () => {
  it("counts the months of a job, the first and the last included", () => {
    expect(yearsAtWork(data(["2020-01", "2021-12"]), today)).toBe(2);
  });

  it("counts times that overlap once, and leaves gaps out", () => {
    const jobs = data(["2015-01", "2016-12"], ["2016-01", "2017-12"], ["2020-01", "2020-12"]);
    expect(yearsAtWork(jobs, today)).toBe(4);
  });

  it("goes up to today for a job that goes on", () => {
    expect(yearsAtWork(data(["2022-07", "present"]), today)).toBe(2);
  });

  it("takes bare years for the time between them", () => {
    expect(yearsAtWork(data(["2018", "2021"]), today)).toBe(3);
  });

  it("says nothing where most jobs have no dates, or there are no jobs", () => {
    expect(yearsAtWork(data(["2018", "2021"], ["", ""], ["2010", ""]), today)).toBeNull();
    expect(yearsAtWork(data(), today)).toBeNull();
  });
});
