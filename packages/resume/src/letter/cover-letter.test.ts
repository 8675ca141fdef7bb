import { createModels, hashedNgrams } from "@bole/models";
import { ResumeData } from "@bole/talent";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeCoverLetter } from "./cover-letter.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const RESUME = ResumeData.parse({
  basic: {
    name: "Ada Byrne",
    title: "Data Analyst",
    email: "ada@example.ie",
    phone: "+353 87 123 4567",
  },
  workExperience: [
    {
      ...{ id: "a", company: "Harbour Foods", position: "Data Analyst", startDate: "2021-02" },
      description:
        "Built weekly sales reports for 14 shops\nCut report time from 3 days to 4 hours",
    },
  ],
  skillContent: "SQL, Python",
});
const FOR = {
  language: "en",
  job: "Analyst for a bakery chain",
  job_title: "Analyst",
  organisation: "Crumb & Sons",
  wanted: ["Cut report time from 3 days to 4 hours"],
  wish: "",
} as const;
const write = (withModel: boolean, request: Parameters<typeof writeCoverLetter>[1] = FOR) => {
  const models = createModels({
    ...{ embedder: hashedNgrams(), retryDelayMs: 1 },
    models: withModel
      ? [{ provider: "openai-compatible", name: "m", url: server.url, key: undefined }]
      : [],
  });
  return writeCoverLetter(RESUME, request, models, { tenant: "local" });
};
const says = (text: string) =>
  server.script({ kind: "answer", text: JSON.stringify({ text }), times: "always" });

describe("a cover letter", () => {
  it("is a model's where what it claims is backed", async () => {
    const text =
      "Dear hiring team,\n\nAt Harbour Foods I built weekly sales reports for 14 shops.\n\nAda Byrne";
    await says(text);
    expect(await write(true)).toMatchObject({ text, struck: [] });
  });

  it("loses the sentences that nothing backs, and sends no way to reach anybody", async () => {
    await says(
      "Dear hiring team,\n\nI built sales reports for 14 shops. I led 40 analysts at Google.\n\nAda Byrne",
    );
    const { text, struck } = await write(true);
    expect(text).toBe("Dear hiring team,\n\nI built sales reports for 14 shops.\n\nAda Byrne");
    expect(struck).toEqual(["I led 40 analysts at Google."]);
    const sent = JSON.stringify(await server.requests());
    expect(sent).not.toContain("ada@example.ie");
    expect(sent).not.toContain("123 4567");
  });

  it("is written by rules where the model makes everything up, or there is none", async () => {
    await says("I led 40 analysts at Google in 1998.");
    const made = await write(true);
    expect(made.model).toBeNull();
    expect(await write(false)).toEqual(made);
    expect(made.text).toContain("Most recently I have been Data Analyst at Harbour Foods.");
    expect(made.text).toContain("- Built weekly sales reports for 14 shops");
    const zh = await write(false, { ...FOR, language: "zh" });
    expect(zh.text).toContain("我想应聘Crumb & Sons的“Analyst”。");
  });

  it("without a model names the employer and the role, and begins with what is asked for", async () => {
    const { text, model } = await write(false);
    expect(model).toBeNull();
    expect(text).toContain("I am applying for “Analyst” at Crumb & Sons.");
    expect(text.split("\n").filter((line) => line.startsWith("- "))).toEqual([
      "- Cut report time from 3 days to 4 hours",
      "- Built weekly sales reports for 14 shops",
    ]);
  });
});
