import { isBoleError } from "@bole/base";
import type { ParsedJob } from "@bole/reading/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareCriteria, compareFields, labelledAds } from "../../../test/labelled-ads.ts";
import { parseJob } from "./parse-job.ts";

const ADS = labelledAds().map((ad) => ({ ad, parsed: parseJob(ad.text) }));
const share = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 1_000;

describe("32 advertisements, half of them Chinese, read without a model", () => {
  it("have 95 of 100 fields right", async ({ annotate }) => {
    const results = ADS.flatMap(({ ad, parsed }) =>
      compareFields(ad, parsed).map((result) => ({ ad: ad.name, ...result })),
    );
    const wrong = results.filter(({ right }) => !right);
    const right = share(results.length - wrong.length, results.length);
    await annotate(`fields right: ${right} of ${results.length}; wrong: ${JSON.stringify(wrong)}`);
    expect(right, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
  });

  it("have 95 of 100 criteria found, and few that are none", async ({ annotate }) => {
    const results = ADS.map(({ ad, parsed }) => ({ ad: ad.name, ...compareCriteria(ad, parsed) }));
    const sum = (count: (result: (typeof results)[number]) => number) =>
      results.reduce((total, result) => total + count(result), 0);
    const both = sum((result) => result.both);
    const recall = share(both, both + sum(({ missed }) => missed.length));
    const precision = share(both, both + sum(({ extra }) => extra.length));
    await annotate(`criteria: recall ${recall}, precision ${precision}`);
    expect(recall, JSON.stringify(results, null, 1)).toBeGreaterThanOrEqual(0.95);
    expect(precision, JSON.stringify(results, null, 1)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(ADS.map(({ ad, parsed }) => [ad.name, parsed] as const))(
    "say where each value of %s stands",
    (_, parsed) => expectSourcesToHold(parsed),
  );
});

function expectSourcesToHold({ draft, sources }: ParsedJob): void {
  const quoted = (path: string) =>
    sources[path]?.map(({ start, end }) => draft.description.slice(start, end)).join("");
  for (const field of ["title", "organisation", "location"] as const) {
    if (sources[field] !== undefined) expect(quoted(field)).toBe(draft[field]);
  }
  draft.criteria.forEach(({ text, skill, min_years }, index) => {
    expect(quoted(`criteria[${index}].text`)).toBe(text);
    expect(quoted(`criteria[${index}].skill`) === undefined).toBe(skill === null);
    expect(quoted(`criteria[${index}].min_years`) === undefined).toBe(min_years === null);
  });
  for (const field of [
    "remote",
    "employment",
    "salary",
    "degree",
    "min_years",
    "closes_on",
  ] as const) {
    expect([field, sources[field] === undefined]).toEqual([field, draft[field] === null]);
  }
}

const criteria = (text: string) =>
  parseJob(text).draft.criteria.map(({ text: words, need, skill }) => [need, words, skill]);

describe("criteria", () => {
  it("are split where a list names one skill after the other", () => {
    expect(criteria("Cook\nRequirements\n- Proficient in Python, SQL and Git")).toEqual([
      ["must", "Proficient in Python", "python"],
      ["must", "SQL", "sql"],
      ["must", "Git", "git"],
    ]);
  });

  it("are one where any of several skills will do, with the first as its concept", () => {
    expect(criteria("厨师\n任职要求：\n1、熟悉 Java、Go 中的一种")).toEqual([
      ["must", "熟悉 Java、Go 中的一种", "java"],
    ]);
  });

  it.each([
    ["5+ years of Java, Kotlin preferred", ["must", "nice"]],
    ["Bachelor's degree in CS (Master's a plus)", ["must", "nice"]],
    ["Docker, Kubernetes and AWS are a plus", ["nice"]],
    ["本科及以上学历，硕士优先", ["must", "nice"]],
    ["有电商、零售经验者优先", ["nice"]],
  ])("of %j are told apart by what is only a wish", (line, needs) => {
    expect(criteria(`Cook\nRequirements\n- ${line}`).map(([need]) => need)).toEqual(needs);
  });

  it("are no benefits, statements about equal chances, or ways to apply", () => {
    const text = `Cook
Requirements
- Fluent French
- Health insurance and paid time off
- We are an equal opportunity employer, regardless of race, color or religion
- Send your CV to chef@example.com`;
    expect(criteria(text).map(([, words]) => words)).toEqual(["Fluent French"]);
  });

  it("weigh more where the words are strong", () => {
    const { draft } = parseJob(
      "厨师\n要求：\n1、必须持有证书\n2、精通法语\n3、了解英语\n4、会做饭",
    );
    expect(draft.criteria.map(({ weight }) => weight)).toEqual([5, 4, 2, 3]);
  });
});

describe("any text", () => {
  it("is a job whose spans hold, or is refused for having no words", () => {
    const words = fc.constantFrom(
      "要求：",
      "\n",
      "- ",
      "5年",
      "$1",
      "k",
      "Java",
      "<li>",
      "&lt;p&gt;",
      "优先",
      "(",
      "🔥",
      "Berlin",
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(words).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          expectSourcesToHold(parseJob(text));
        } catch (error) {
          if (!isBoleError(error)) throw error;
          expect(error.code).toBe("job-text-empty");
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(["", " \n ", "12 34", "<p></p>"])("such as %j is refused", (text) => {
    expect(() => parseJob(text)).toThrow("has no words");
  });
});
