import { describe, expect, it } from "vitest";
import { readClaim } from "./read-claim.ts";

const today = { year: 2026, month: 11, day: 17 };
/** What the words in brackets are claimed as. */
const claimOf = (marked: string) => {
  const [start, end] = [marked.indexOf("["), marked.indexOf("]") - 1];
  return readClaim({ text: marked.replaceAll(/[[\]]/gu, ""), place: [start, end], today });
};

describe("what a line claims", () => {
  it.each([
    ["[ACLS], expired 2026-05, American Heart Association", "lapsed"],
    ["[BLS], valid through 2027-08, American Heart Association", "held"],
    ["[ACLS] 高级心血管生命支持（有效期至2025-05）, 2023-05", "lapsed"],
    ["[叉车证]N1, 2019-06, 2023年6月到期没去复审", "lapsed"],
    ["[B证]，有效期至2028-05", "held"],
    ["[Safeguarding] Level 2, local authority, 2026-04", "held"],
    ["BLS, valid through 2027-08; [ACLS], expired 2026-05", "lapsed"],
    ["[BLS], valid through 2027-08; ACLS, expired 2026-05", "held"],
    ["Power BI (basic), [Excel], SQL", "held"],
    ["[Power BI] (basic), Excel", "basic"],
    ["[Coursework toward BA], 96 credits, not completed", "pending"],
    ["Spanish, conversational, not a certified medical [interpreter]", "denied"],
    ["高压[电工作业证]，2023-04到期 没换", "lapsed"],
    ["[英语]，口语一般", "basic"],
    ["[电焊]（没证）", "denied"],
    ["大[程序]是厂家来改", "others"],
    ["独立完成[CRRT]上机260余例次", "held"],
  ])("of “%s” is %s", (line, claim) => {
    expect(claimOf(line)).toBe(claim);
  });
});
