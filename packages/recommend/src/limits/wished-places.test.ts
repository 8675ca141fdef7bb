import { describe, expect, it } from "vitest";
import { wishedPlaces } from "./wished-places.ts";

const wanted = (wish: string) =>
  wishedPlaces(wish)
    .filter(({ is_avoided }) => !is_avoided)
    .map(({ said }) => said);
const avoided = (wish: string) =>
  wishedPlaces(wish)
    .filter(({ is_avoided }) => is_avoided)
    .map(({ said }) => said);

describe("where somebody wants to work", () => {
  it.each([
    ["moving from Leeds to Ohio", ["Ohio"]],
    ["I live in Leeds and want to move to Glasgow", ["Glasgow"]],
    ["nurse, living in Shanghai, wants a quiet ward", ["Shanghai"]],
    ["US citizen, embedded developer, Toronto", ["Toronto"]],
    ["在武汉做了四年嵌入式，不打算离开武汉", ["武汉"]],
    ["人在硅谷，想找湾区的工作", ["湾区"]],
    ["人在西安，月薪一万五以上", ["西安"]],
    ["在英国做了三年数据分析，想去杭州", ["杭州"]],
    ["我在德国读硕士，想回上海", ["上海"]],
    ["Norfolk/Suffolk, or northeast of Oxford", ["Norfolk", "Suffolk", "Oxford"]],
    ["希望在大连的日资企业工作，沈阳也可以", ["大连", "沈阳"]],
    ["I studied in Munich and look for a job in Berlin", ["Berlin"]],
  ])("is read from: %s", (wish, places) => {
    expect([...new Set(wanted(wish))]).toEqual(places);
  });

  it.each([
    ["日语N1，想用日语，不想去昆山", ["昆山"]],
    ["game producer, done with LA, anything in Canada", ["LA"]],
    ["paramedic in Glasgow, I can't move to England", ["England"]],
  ])("is kept apart from where they do not: %s", (wish, places) => {
    expect(avoided(wish)).toEqual(places);
  });
});
