import { Resume, ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { TranslatedResume, TranslationState, VariantAnswer } from "../contract/resume-tailor.ts";
import { SavedResume } from "../contract/resumes.ts";

const api = await testApi();
const DATA = ResumeData.parse({
  basic: { name: "Lin Yutong", title: "数据分析师" },
  workExperience: [{ id: "w", company: "Harbour Foods", description: "- 为 14 家门店搭建预测" }],
});

describe("the translation of a résumé", () => {
  it("is a variant with headings of its language, and says what is left until it is written", async () => {
    const source = await api.ask(Resume, "POST", "/resumes", { data: DATA });
    const body = { to: "en", name: "English" };
    const made = await api.ask(TranslatedResume, "POST", `/resumes/${source.id}/translate`, body);
    expect(made).toMatchObject({
      resume: { title: "English", data: { basic: { title: "Data Analyst" } } },
      model: null,
      untranslated: [{ section: "workExperience", entry_id: "w", field: "description" }],
    });
    const path = `/resumes/${made.resume.id}`;
    const variant = await api.ask(VariantAnswer, "GET", `${path}/variant`);
    expect(variant.variant).toMatchObject({ source_id: source.id, offered: [] });
    const markdown = await (await api.send("GET", `${path}/export?format=md`)).text();
    expect(markdown).toContain("## Experience");
    const value = "- Built forecasts for 14 shops";
    const edits = [{ op: "replace", path: "/workExperience/0/description", value }];
    await api.ask(SavedResume, "PATCH", path, { base_version: 1, edits });
    expect(await api.ask(TranslationState, "GET", `${path}/translation`)).toEqual({
      to: "en",
      untranslated: [],
    });
    expect(await api.ask(TranslationState, "GET", `/resumes/${source.id}/translation`)).toEqual({
      to: null,
      untranslated: [],
    });
  });

  it("goes into a language that there is", async () => {
    const { id } = await api.ask(Resume, "POST", "/resumes", { data: DATA });
    const body = { to: "fr", name: "x" };
    expect((await api.refusal("POST", `/resumes/${id}/translate`, body)).code).toBe(
      "invalid-request",
    );
  });
});
