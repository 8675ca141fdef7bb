/** A résumé comes in as a file, is seen as pages while it is written, and goes out as a file. */
import { ResumeData } from "@bole/talent";
import { afterAll, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { Problem } from "../contract/problem.ts";
import { ImportedResume, ResumePreview, ResumeTemplates } from "../contract/resume-export.ts";

const api = await testApi();
afterAll(() => api.host.pages.close());

const seed = {
  basic: { name: "林雨桐", title: "算法工程师", email: "lin@example.cn", phone: "13900000000" },
  education: [{ school: "燕京理工大学", major: "软件工程", degree: "本科", endDate: "2017-06" }],
  workExperience: [
    { company: "语川科技有限公司", position: "算法工程师", startDate: "2022-07", endDate: "至今" },
  ],
  skillContent: "PyTorch、vLLM",
};

async function imported(name: string, text: string) {
  const body = new FormData();
  body.append("file", new File([text], name));
  return api.app.request("/api/resumes/import", { method: "POST", body });
}
const response = await imported("me.json", JSON.stringify(seed));
const { resume_id, status, resume } = ImportedResume.parse(await response.json());

const exported = (query: string) => api.app.request(`/api/resumes/${resume_id}/export?${query}`);

describe("a résumé that somebody brings", () => {
  it("is there, with its person, as by the import of candidates", async () => {
    expect(status).toBe("imported");
    expect(resume).toMatchObject({ basic: seed.basic, skillContent: seed.skillContent });
    const again = ImportedResume.parse(
      await (await imported("me.json", JSON.stringify(seed))).json(),
    );
    expect(again).toMatchObject({ status: "unchanged", resume_id });
  });

  it("is refused with the reason of its file", async () => {
    const problem = Problem.parse(await (await imported("log.json", '{"level":"info"}')).json());
    expect(problem).toMatchObject({ status: 422, code: "json-no-resume" });
  });
});

describe("a résumé that goes out", () => {
  it("is a PDF with a name that says whose it is", async () => {
    const file = await exported("format=pdf&template=modern&paper=letter");
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toBe(
      `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent("林雨桐 - 个人简历.pdf")}`,
    );
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");
  });

  it("is Markdown, its own JSON, or JSON Resume", async () => {
    expect(await (await exported("format=md")).text()).toMatch(/^# 林雨桐\n\n算法工程师\n/);
    expect(ResumeData.parse(await (await exported("format=json")).json())).toEqual(resume);
    expect(await (await exported("format=jsonresume")).json()).toMatchObject({
      basics: { name: "林雨桐", email: "lin@example.cn" },
      work: [{ name: "语川科技有限公司", startDate: "2022-07" }],
    });
  });

  it("has a look that is known", async () => {
    expect(await api.refusal("GET", `/resumes/${resume_id}/export?template=neon`)).toMatchObject({
      code: "invalid-request",
      issues: [{ path: "template" }],
    });
    expect(await api.refusal("GET", `/resumes/${resume_id}/export?accent=red`)).toMatchObject({
      code: "invalid-request",
      issues: [{ path: "accent", message: "must be a colour such as #1f3a5f" }],
    });
  });
});

describe("a résumé that is being written", () => {
  const preview = (data: unknown, look = {}) =>
    api.ask(ResumePreview, "POST", "/resumes/preview", { data, ...look });

  it("is shown as pages on which each field has its place", async () => {
    const { pages, positions, width, height } = await preview(seed, { template: "chinese" });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 595.276 /);
    const name = positions.find(({ path }) => path === "basic.name");
    expect(name).toMatchObject({ page: 1 });
    expect(positions.map(({ path }) => path)).toContain("workExperience[0].startDate");
    for (const { x, y, ...size } of positions) {
      expect(x).toBeGreaterThan(0);
      expect(x + size.width).toBeLessThan(width);
      expect(y + size.height).toBeLessThan(height);
    }
  });

  it("may have a date that is only half typed", async () => {
    const half = { ...seed, workExperience: [{ company: "语川", startDate: "202" }] };
    const { positions } = await preview(half);
    expect(positions.map(({ path }) => path)).toContain("workExperience[0].company");
  });

  it("names what no font can draw", async () => {
    const { warnings } = await preview({ basic: { name: "𠮷田 한글" } });
    expect(warnings).toMatchObject([
      { code: "glyphs-missing", characters: ["𠮷", "한", "글"], paths: ["basic.name"] },
    ]);
  });

  it("is refused where it is no résumé", async () => {
    expect(await api.refusal("POST", "/resumes/preview", { data: { basic: "Ada" } })).toMatchObject(
      { status: 422, code: "resume-invalid" },
    );
  });

  it("can choose between the templates", async () => {
    const { templates, usual } = await api.ask(ResumeTemplates, "GET", "/resumes/templates");
    const ids = templates.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(["classic", "modern", "chinese"]);
    expect(new Set(ids).size).toBe(12);
    expect(usual).toEqual({ en: "classic", zh: "chinese" });
  });
});
