import { describe, expect, it } from "vitest";
import { knownWords, type Records } from "./known-words.ts";

const RECORDS: Records = {
  basic: ["王小明", "Jane Roe"],
  education: ["University of Leeds"],
  work: ["腾讯科技（深圳）有限公司", "St James's Hospital"],
  skills: ["C++", "SQL", "项目管理"],
  lines: ["负责300万日活的支付系统", "Led a team of 12 nurses on a 30-bed ward"],
};
const marked = (message: string) =>
  knownWords(message, RECORDS).map(({ kind, place }) => `${kind}: ${message.slice(...place)}`);

describe("words that name something on record", () => {
  it.each([
    ["把腾讯那段删掉", ["work: 腾讯"]],
    ["騰訊科技的結束時間", ["work: 騰訊科技"]],
    ["小明改成王晓明", ["basic: 小明"]],
    ["drop c++ and sql", ["skills: c++", "skills: sql"]],
    ["how long was I at St James's hospital", ["work: St James's hospital"]],
    ["my Leeds degree", ["education: Leeds"]],
    ["450 not 300", ["lines: 300"]],
    ["the team of 12 was 14", ["lines: team of 12"]],
    ["300万日活的改成450万", ["lines: 300", "lines: 万日活的"]],
    ["公司那段", []],
    ["the ward of my team", []],
  ])("%s", (message, expected) => {
    expect(marked(message)).toEqual(expected);
  });

  it("are found in a long message among many records within bounds", () => {
    const records = { work: Array.from({ length: 2_000 }, (_, at) => `公司${at} Company ${at}`) };
    expect(knownWords("公司7 company 12 ".repeat(500), records).length).toBeGreaterThan(10);
  });
});
