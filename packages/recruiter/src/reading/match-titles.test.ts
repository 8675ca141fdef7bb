import { expect, it } from "vitest";
import { matchTitles } from "./match-titles.ts";

const job = (id: string, title: string) => ({
  id,
  title,
  organisation: "杉桥科技",
  location: "上海",
});
const JOBS = [
  job("be", "高级后端工程师（支付清结算）"),
  job("fe", "Senior Frontend Engineer"),
  job("ae", "Account Executive, Mid-Market"),
  job("da", "Data Analyst, Mobility"),
];
const best = (words: string) => {
  const [first, second] = matchTitles(words, JOBS);
  return first && first.score >= 0.8 && first.score - (second?.score ?? 0) >= 0.08
    ? first.item.id
    : null;
};

it.each([
  ["the frontend role", "fe"],
  ["account exec", "ae"],
  ["支付那个岗", "be"],
  ["杉桥那个后端岗", "be"],
  ["AE role", "ae"],
  ["FE role", "fe"],
  ["data analysis", "da"],
  // In the other language, by what both are about.
  ["backend", "be"],
  ["前端岗位", "fe"],
  ["数据分析师", "da"],
])("“%s” is one job", (words, id) => {
  expect(best(words)).toBe(id);
});

it("is no job where a word speaks against each of them", () => {
  expect(best("plumbing engineer")).toBeNull();
  expect(best("the warehouse job")).toBeNull();
});
