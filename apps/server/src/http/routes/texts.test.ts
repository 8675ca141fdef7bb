/** Texts that are written on request, with and without a model. */
import { createModels, hashedNgrams } from "@bole/models";
import { Resume } from "@bole/talent";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { recruiterClient } from "../../../test/recruiter-client.ts";
import { TranslatedText, WrittenLetter, WrittenText } from "../contract/index.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const withModel = () =>
  testApi({
    host: {
      models: (account) =>
        createModels({
          ...{ account, embedder: hashedNgrams(), retryDelayMs: 1 },
          models: [{ provider: "openai-compatible", name: "m", url: server.url, key: undefined }],
        }),
    },
  });

describe("a text about a job", () => {
  it.each(["job_ad", "interview_questions", "interview_kit", "search_string"])(
    "is written without a model: %s",
    async (kind) => {
      const api = await testApi();
      const id = await recruiterClient(api).addJob();
      const body = { kind, language: "en" };
      const written = await api.ask(WrittenText, "POST", `/jobs/${id}/texts`, body);
      expect(written.model).toBeNull();
      expect(written.text.length).toBeGreaterThan(10);
    },
  );

  it("says which model has written it, without what the record does not say", async () => {
    const api = await withModel();
    const id = await recruiterClient(api).addJob();
    const text = "Come and work with us.\nWe pay 900,000 a year.\nApply today.";
    await server.script({ kind: "answer", text: JSON.stringify({ text }) });
    const body = { kind: "job_ad", language: "en" };
    expect(await api.ask(WrittenText, "POST", `/jobs/${id}/texts`, body)).toEqual({
      ...{ text: "Come and work with us.\nApply today.", model: "openai-compatible:m" },
    });
  });

  it("is refused for a job that there is not, or of another kind", async () => {
    const api = await testApi();
    const body = { kind: "job_ad", language: "en" };
    const unknown = await api.refusal("POST", "/jobs/job_0/texts", body);
    expect(unknown.code).toBe("job-unknown");
    const other = await api.refusal("POST", "/jobs/job_0/texts", { ...body, kind: "poem" });
    expect(other.code).toBe("invalid-request");
  });
});

describe("a cover letter", () => {
  it("is written from the stored résumé", async () => {
    const api = await testApi();
    const data = {
      ...{ basic: { name: "王五" }, education: [] },
      workExperience: [{ company: "海港食品", position: "数据分析师", description: "搭建周报" }],
    };
    const { id } = await api.ask(Resume, "POST", "/resumes", { data });
    const body = { job: "数据分析师（上海）", language: "zh" };
    const { text } = await api.ask(WrittenLetter, "POST", `/resumes/${id}/cover-letter`, body);
    expect(text).toContain("我想应聘贵公司的“数据分析师”");
    expect(text).toContain("海港食品");
    const unknown = await api.refusal("POST", "/resumes/resume_0/cover-letter", body);
    expect(unknown.code).toBe("resume-unknown");
  });
});

describe("a translation", () => {
  it("needs a model", async () => {
    const body = { text: "您好", to: "en" };
    const none = await (await testApi()).ask(TranslatedText, "POST", "/texts/translate", body);
    expect(none).toEqual({ text: null, model: null, changed: [] });
    await server.script({ kind: "answer", text: "Hello" });
    const api = await withModel();
    expect(await api.ask(TranslatedText, "POST", "/texts/translate", body)).toMatchObject({
      text: "Hello",
    });
  });
});
