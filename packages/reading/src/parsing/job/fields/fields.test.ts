import { describe, expect, it } from "vitest";
import { parseJob } from "../index.ts";
import { findDegrees, lowestDegree } from "./degree.ts";
import { countryOf } from "./places.ts";
import { findYears } from "./years.ts";

describe("years of experience", () => {
  it.each<[string, number, number | null]>([
    ["3-5年经验", 3, 5],
    ["三年以上工作经验", 3, null],
    ["5年及以上", 5, null],
    ["至少两年管理经验", 2, null],
    ["经验2年以下", 0, 2],
    ["5+ years of Java", 5, null],
    ["3 to 5 years' experience", 3, 5],
    ["minimum of two (2) years in sales", 2, null],
    ["7 years building data platforms", 7, null],
  ])("are read from %j", (text, min, max) => {
    expect(findYears(text)[0]).toMatchObject({ min, max });
  });

  it.each([
    "成立10年",
    "founded 12 years ago",
    "年满18周岁",
    "40 years of history",
    "12 months",
    "a 5 year old",
  ])("are not meant by %j", (text) => expect(findYears(text)).toEqual([]));
});

describe("a degree", () => {
  it.each([
    ["本科及以上学历，硕士优先", "bachelor"],
    ["大专以上", "associate"],
    ["学历不限", "none"],
    ["高中及以上", "none"],
    ["Bachelor's or Master's degree", "bachelor"],
    ["PhD in physics", "doctor"],
    ["BS/MS in CS", "bachelor"],
    ["High school diploma", "none"],
  ])("is read from %j", (text, degree) => {
    expect(lowestDegree(findDegrees(text))?.degree).toBe(degree);
  });

  it.each(["初中数学教师", "Scrum Master", "MS Office", "master the craft", "a Basic idea"])(
    "is not meant by %j",
    (text) => expect(findDegrees(text)).toEqual([]),
  );
});

describe("where one works", () => {
  it.each([
    ["Location: Remote (Germany)", "remote", "Germany"],
    ["Location: Berlin (hybrid)", "hybrid", "Berlin"],
    ["是否远程：否\n工作地点：上海", "onsite", "上海"],
    ["工作地点：上海·杨浦（每周可远程两天）", "hybrid", "上海·杨浦"],
    ["每周可远程办公两天", "hybrid", ""],
    ["This is an onsite role in Bangalore.", "onsite", "Bangalore"],
    ["接口测试工程师（远程面试）", null, ""],
    ["Skills\n- Hybrid 应用开发、remote procedure calls", null, ""],
  ])("is read from %j", (text, remote, location) => {
    expect(parseJob(`Baker\n${text}`).draft).toMatchObject({ remote, location });
  });

  it.each([
    ["上海浦东", "CN"],
    ["Cambridge, MA, USA", "US"],
    ["Europe", null],
    ["nowhere", null],
  ])("lies, if it is %j, in %j", (place, country) => expect(countryOf(place)).toBe(country));
});

describe("a title", () => {
  it.each([
    ["职位：嵌入式工程师（C++）　深圳宝安", "嵌入式工程师（C++）"],
    ["嵌入式软件工程师 C/C++　深圳宝安", "嵌入式软件工程师 C/C++"],
  ])("ends before the place in %j", (text, title) => {
    expect(parseJob(text).draft).toMatchObject({ title, location: "深圳宝安" });
  });
});

describe("how one is employed", () => {
  it.each([
    ["市场实习生\n要求\n有兼职经验", "internship"],
    ["Writer\nEmployment type: Contract", "contract"],
    ["Writer\nWe offer a permanent position.", "full_time"],
    ["Contract Software Engineer\nAcme Ltd", "contract"],
    ["Writer\nAcme makes contract software for law firms.", null],
    ["Contract Manager\nAcme Ltd", null],
    ["Writer\nYou manage contractors and interns.", null],
  ])("is read from %j", (text, employment) => {
    expect(parseJob(text).draft.employment).toBe(employment);
  });
});

describe("the last day to apply", () => {
  it.each([
    ["截止日期：2026年9月30日", "2026-09-30"],
    ["Apply by May 3, 2027.", "2027-05-03"],
    ["Deadline: soon", null],
  ])("is read from %j", (text, day) => {
    expect(parseJob(`Baker\n${text}`).draft.closes_on).toBe(day);
  });
});
