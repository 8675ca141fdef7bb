import { ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { withModelQuestions } from "./ask-model.ts";
import { askQuestions } from "./ask-questions.ts";
import { checkAnswer } from "./check-answer.ts";
import { compareFacts } from "./compare-facts.ts";
import { giveFeedback } from "./give-feedback.ts";
import type { Question } from "./preparation.ts";

const TODAY = new Date("2026-11-15T00:00:00Z");
const DATA = ResumeData.parse({
  basic: { name: "Ada Byrne" },
  workExperience: [
    {
      ...{ id: "a", company: "Harbour Foods", position: "Analyst" },
      ...{ startDate: "2023-01", endDate: "present" },
      description: "- Built forecasts in Python\n- Cut report time from 3 days to 4 hours",
    },
    { id: "b", company: "Bolt", position: "Analyst", startDate: "2021-01", endDate: "2021-06" },
  ],
});
const requirement = {
  ...({ id: "r1", text: "Python", need: "must", verdict: "meets", reason: "" } as const),
  proofs: [{ path: "workExperience[0].description", line: "Built forecasts in Python" }],
  closest: [],
};
const missing = {
  ...requirement,
  id: "r2",
  text: "Kubernetes",
  verdict: "unknown" as const,
  proofs: [],
};
const tailoring = { title: "Data Analyst", requirements: [missing, requirement], missing: ["r2"] };
const ask = (language: "en" | "zh") =>
  askQuestions({ data: DATA, tailoring, language, today: TODAY });

describe("questions of an interview", () => {
  it("aim at what is proven, missing, counted, short or not accounted for", () => {
    expect(
      ask("en").map(({ kind, aims_at, requirement: asked }) => [kind, aims_at, asked]),
    ).toEqual([
      ["opening", null, null],
      ["proof", "Built forecasts in Python", "Python"],
      ["missing", null, "Kubernetes"],
      ["figure", "Cut report time from 3 days to 4 hours", null],
      ["gap", null, null],
      ["short_stay", "Bolt · Analyst", null],
      ["closing", null, null],
    ]);
  });

  it("are put in the language of the advertisement", () => {
    const [opening, , lacking] = ask("zh");
    expect(opening?.text).toContain("自我介绍");
    expect(lacking?.text).toContain("Kubernetes");
    expect(ask("en")[4]?.text).toContain("2021-06 – 2023-01");
  });
});

describe("an answer", () => {
  const question: Question = {
    ...{ id: "q2", kind: "proof", text: "", requirement: "Python" },
    aims_at: "Built forecasts in Python",
  };
  const met = (answer: string, of: Question = question) =>
    checkAnswer(answer, of).flatMap(({ id, isMet }) => (isMet ? [id] : []));

  it("is told what it has, by what can be counted", () => {
    expect(met("We improved things.")).toEqual([]);
    expect(met("I improved things.")).toEqual(["own_part"]);
    expect(met("我们做了优化。")).toEqual([]);
    expect(met("我用 Python 重写了报表，时间从 3 天缩短到 1 天。")).toEqual([
      "own_part",
      "figure",
      "result",
      "on_topic",
    ]);
    expect(met("I built forecasts in Python for 14 shops.")).toEqual([
      "own_part",
      "figure",
      "on_topic",
    ]);
    expect(met(`I ${"tested the forecasts ".repeat(20)} and cut errors by 18%.`)).toContain(
      "length",
    );
  });

  it("is measured by what its question asks for", () => {
    const ids = (kind: Question["kind"]) =>
      checkAnswer("x", { ...question, kind, aims_at: null, requirement: null }).map(({ id }) => id);
    expect(ids("opening")).toEqual(["own_part", "length"]);
    expect(ids("figure")).toEqual(["own_part", "figure", "result", "length"]);
  });
});

describe("a model", () => {
  const answering = (value: unknown) => ({
    run: async () => ({ value, model: "test:m" }) as never,
  });
  const ctx = { tenant: "t" };

  it("adds questions that aim at something, before the last one", async () => {
    const asked = ask("en");
    const models = answering({
      questions: [
        { text: "Which forecast was wrong, and why?", line: 1, requirement: null },
        { text: "How would you run it for 900 shops?", line: 1, requirement: null },
        { text: "What makes you happy?", line: null, requirement: "r99" },
      ],
    });
    const request = { data: DATA, tailoring, job: "Data Analyst", language: "en", asked } as const;
    const all = await withModelQuestions(request, models, ctx);
    expect(all.slice(-2)).toMatchObject([
      {
        ...{ kind: "deeper", text: "Which forecast was wrong, and why?" },
        aims_at: "Built forecasts in Python",
      },
      { kind: "closing" },
    ]);
    expect(all).toHaveLength(asked.length + 1);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it("says of an answer only what something backs", async () => {
    const [, question] = ask("en");
    if (question === undefined) throw new Error("There is a second question.");
    const about = { data: DATA, question, answer: "I built them.", language: "en" } as const;
    const said = { good: "You name your part.", better: ["Say that it saved $900k."] };
    const models = answering({ ...said, follow_up: "What did you measure?" });
    expect(await giveFeedback(about, models, ctx)).toEqual({
      ...{ good: said.good, better: [], follow_up: "What did you measure?", model: "test:m" },
    });
  });
});

it("tells figures of an answer that the résumé lacks, and those that it leaves out", () => {
  const question: Question = {
    ...{ id: "q", kind: "figure", text: "How?", requirement: null },
    aims_at: "Cut report time from 3 days to 4 hours",
  };
  const { unknown, left_out } = compareFacts("From 3 days to 2 hours, by 80%.", question, DATA);
  expect([unknown, left_out]).toEqual([["2", "80"], ["4"]]);
});
