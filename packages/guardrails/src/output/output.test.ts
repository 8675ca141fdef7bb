import { openStore } from "@bole/store";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createGuardrails, findUnbacked, findWording, guardrailMigrations } from "../index.ts";
import { RECRUITER } from "../testing/describe-guardrails.suite.ts";
import { chineseNumber, englishNumber } from "./claims/numerals.ts";

const RESUME =
  "张伟，2018.03 – 2021.06 在阿里巴巴（中国）有限公司任后端工程师，浙江大学本科。带 5 人团队，月薪 1.2万 元，他说：“我喜欢把复杂的事做简单”。";
const CV =
  "Jane Doe worked at Acme Corp from March 2019 to June 2023. B.Sc., Leeds University. Led six engineers, salary $120,000, cut costs by 30 %.";
const unbacked = (text: string, facts: Parameters<typeof findUnbacked>[1]) =>
  findUnbacked(text, facts).map(({ kind, text: claim }) => `${kind} ${claim}`);

describe("a claim", () => {
  it.each([
    "张伟毕业于浙江大学，本科学历。",
    "他在阿里巴巴工作三年，带领五人团队。",
    "2018年3月入职，二〇二一年六月离开，月薪12000元。",
    "他自称“我喜欢把复杂的事做简单”。",
    "张伟拥有39个月的后端经验。",
  ])("is backed, whatever form its words have: %s", (text) => {
    expect(unbacked(text, [RESUME])).toEqual([]);
  });

  it.each([
    ["李雷毕业于清华大学。", ["person 李雷", "organisation 清华大学"]],
    ["他是硕士，在腾讯工作十年。", ["degree 硕士", "organisation 腾讯", "number 十"]],
    ["他2022年12月离职，十二月入职新公司。", ["date 2022年12月", "date 十二月"]],
    [
      "带领三十五人团队，薪资1.5万元，提升百分之三十。",
      ["number 三十五", "number 1.5万", "number 百分之三十"],
    ],
    ["他说：“我精通所有编程语言”。", ["quote 我精通所有编程语言"]],
  ])("is found when nothing backs it: %s", (text, claims) => {
    expect(unbacked(text, [RESUME])).toEqual(claims);
  });

  it.each([
    ["Jane Doe spent four years at Acme and led 6 engineers.", []],
    ["She has a bachelor's degree and cut costs by 30%.", []],
    ["She earned 120k dollars until June 2023.", []],
    [
      "John Smith holds a PhD from Stanford University.",
      ["person John Smith", "degree PhD", "organisation Stanford"],
    ],
    [
      "Jane joined Globex in May 2024 and led forty people.",
      ["organisation Globex", "date May 2024", "number forty"],
    ],
  ])("is read in English: %s", (text, claims) => {
    expect(unbacked(text, [CV])).toEqual(claims);
  });

  it("may rest on a record instead of a text", () => {
    const record = { name: "王芳", years: 7, skills: ["SQL"], school: { name: "武汉大学" } };
    expect(unbacked("王芳毕业于武汉大学，有七年经验。", [record])).toEqual([]);
    expect(unbacked("王芳有八年经验。", [record])).toEqual(["number 八"]);
  });

  it("is not what points to a source", () => {
    expect(unbacked("张伟毕业于浙江大学[2]，本科学历【17】。", [RESUME])).toEqual([]);
    expect(unbacked("Jane Doe led [9 engineers].", [CV])).toEqual(["number 9"]);
  });

  it("points into the text", () => {
    const text = "候选人李雷有十年经验";
    for (const claim of findUnbacked(text, [])) {
      expect(text.slice(claim.start, claim.end)).toBe(claim.text);
    }
  });
});

describe("numerals", () => {
  it.each([
    ["三十五", 35],
    ["一万二千", 12_000],
    ["二〇二一", 2021],
    ["三点五", 3.5],
    ["十", 10],
    ["两亿", 200_000_000],
  ])("%s is %d", (text, value) => {
    expect(chineseNumber(text)).toBe(value);
  });

  it("are read in English", () => {
    expect(englishNumber("twenty-five")).toBe(25);
    expect(englishNumber("hello")).toBeUndefined();
  });
});

describe("wording", () => {
  it.each([
    ["招聘前台，女性优先，形象气质佳", ["gender", "appearance"]],
    ["年龄35岁以下，未婚，仅限985毕业", ["age", "family", "school"]],
    ["本地户口优先，限汉族，无宗教信仰", ["residence", "origin", "religion"]],
    ["乙肝携带者勿扰；入职需缴纳服装费", ["disability", "fees"]],
    ["Young candidates preferred, male only, under 35", ["age", "gender", "age"]],
    ["An attractive waitress without children", ["appearance", "gender", "family"]],
    ["Ivy League only, no foreigners, able-bodied", ["school", "residence", "disability"]],
    ["Native German speaker, no chronic illness, no moms", ["residence", "disability", "family"]],
    ["Pay a training fee, or else you will regret it", ["fees", "threat"]],
  ])("that excludes or harms people is found: %s", (text, categories) => {
    expect(findWording(text).map(({ rule }) => rule.category)).toEqual(categories);
  });

  it.each([
    "男女不限，年龄不限，欢迎残障人士投递。",
    "不得以性别、年龄、民族为由拒绝录用。",
    "We hire regardless of age, gender, religion or disability.",
    "Attractive salary package; handle under 30 employees; 25 to 30 people in the team.",
    "三年以上经验，本科及以上学历，熟悉 Java。",
  ])("that includes people passes: %s", (text) => {
    expect(findWording(text)).toEqual([]);
  });
});

describe("a German sentence", () => {
  const facts = ["Maya Lindqvist, 12 years, Interview"];
  const claims = (text: string) => findUnbacked(text, facts).map((claim) => claim.text);

  it("names nobody by its nouns", () => {
    expect(
      claims("Frau Lindqvist ist im Gespräch, die Zusage Ende November ist noch offen."),
    ).toEqual([]);
  });

  it("is held to its numbers, organisations and whom it addresses", () => {
    expect(claims("Herr Krüger hat 20 Jahre bei der Nordsee Logistik GmbH gearbeitet.")).toEqual([
      ...["Krüger", "20", "Nordsee Logistik GmbH"],
    ]);
  });
});

describe("the output check", () => {
  async function open() {
    const store = await openStore({ file: ":memory:", migrations: [guardrailMigrations] });
    onTestFinished(() => store.close());
    return createGuardrails({ store });
  }

  it("names what to write instead, in the reader's language", async () => {
    const guardrails = await open();
    const en = await guardrails.checkOutput("Male only.", {}, RECRUITER);
    const zh = await guardrails.checkOutput("限男性。", {}, { ...RECRUITER, language: "zh" });
    expect(en.verdicts).toMatchObject([
      {
        check_name: "output_safety",
        severity: "warning",
        message: "limits people by gender.",
        suggestion: "Use neutral words, such as “salesperson” or “they”.",
        spans: [{ start: 0, end: 9, text: "Male only" }],
      },
    ]);
    expect(zh.verdicts).toMatchObject([{ message: "出现性别限制。" }]);
  });

  it("holds an answer to a zod schema or a JSON Schema", async () => {
    const guardrails = await open();
    const schema = z.object({ score: z.number().max(10) });
    const check = async (text: string, given: z.ZodType | Record<string, unknown>) =>
      (await guardrails.checkOutput(text, { schema: given }, RECRUITER)).verdicts.map(
        ({ message }) => message,
      );
    expect(await check('```json\n{"score": 7}\n```', schema)).toEqual([]);
    expect(await check('{"score": 70}', schema)).toEqual([
      "The format does not fit: score: Too big: expected number to be <=10",
    ]);
    expect(await check("seven", schema)).toEqual(["The format does not fit: not JSON"]);
    const json = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
    expect(await check('{"name": "Jane"}', json)).toEqual([]);
    expect(await check("{}", json)).toHaveLength(1);
  });

  it("refuses facts that are no facts", async () => {
    const guardrails = await open();
    const wrong = JSON.parse('{"facts": [42]}');
    await expect(guardrails.checkOutput("x", wrong, RECRUITER)).rejects.toMatchObject({
      code: "guardrail-request-invalid",
      issues: [{ path: "0" }],
    });
  });
});

describe("the input check", () => {
  it("stops what is too long", async () => {
    const store = await openStore({ file: ":memory:", migrations: [guardrailMigrations] });
    onTestFinished(() => store.close());
    const guardrails = createGuardrails({ store });
    await guardrails.putPolicy("acme", { limits: { input_length: 5 } }, { author: "rosa" });
    const { verdicts } = await guardrails.checkInput("123456", RECRUITER);
    expect(verdicts).toMatchObject([
      { check_name: "input_length", severity: "blocked", spans: [{ start: 5, end: 6 }] },
    ]);
    expect((await guardrails.checkInput("12345", RECRUITER)).verdicts).toEqual([]);
  });
});
