import { describe, expect, it } from "vitest";
import { readPeopleQuery } from "./read-people-query.ts";

const read = (q: string) => {
  const { rest, understood } = readPeopleQuery(q);
  const limits = understood.map(({ filter }) => filter);
  return { rest, limits: Object.assign({}, ...limits) };
};

describe("a search for people in words", () => {
  it.each([
    [
      "Java developer, more than five years, in Munich, not yet contacted",
      "Java developer",
      { min_years: 5, location: "Munich", not_reached: "contacted" },
    ],
    [
      "护士，五年以上、在上海、还没联系过",
      "护士",
      { min_years: 5, location: "上海", not_reached: "contacted" },
    ],
    [
      "more than five years, in Munich, not yet contacted",
      "",
      { min_years: 5, location: "Munich", not_reached: "contacted" },
    ],
    [
      "nurse in berlin with 3-5 years of experience",
      "nurse",
      { min_years: 3, max_years: 5, location: "Berlin" },
    ],
    ["上海的 Java 工程师", "Java 工程师", { location: "上海" }],
    ["Munich, welder", "welder", { location: "Munich" }],
    ["nurse who speaks German, available", "nurse", { skills: ["german"], available: true }],
    ["会说德语的护士", "的护士", { skills: ["german"] }],
    ["teacher, English résumé", "teacher", { language: "en" }],
    ["Rust, rejected", "Rust", { stage: "rejected" }],
  ])("is read: %s", (q, rest, limits) => {
    expect(read(q)).toEqual({ rest, limits });
  });

  it.each([
    "studied at 上海交通大学",
    "experience in reading instruments",
    "contacted suppliers every day",
    "highly available systems",
    "30 years old",
    "Bayern Munich",
    "asdf qwerty",
  ])("stays words where nothing says that it is a limit: %s", (q) => {
    expect(read(q)).toEqual({ rest: q, limits: {} });
  });

  it("says where it was said", () => {
    const q = "护士，在上海";
    const [limit] = readPeopleQuery(q).understood;
    expect(q.slice(limit?.start, limit?.end)).toBe("在上海");
  });
});
