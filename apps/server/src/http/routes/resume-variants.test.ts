import { Resume, ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { Review, Tailoring, VariantAnswer } from "../contract/resume-tailor.ts";
import { ResumeList, SavedResume } from "../contract/resumes.ts";

const api = await testApi();
const DATA = ResumeData.parse({
  basic: { name: "Ada Byrne", title: "Data Analyst", email: "ada@example.ie" },
  workExperience: [
    {
      ...{ id: "a", company: "Harbour Foods", position: "Data Analyst" },
      ...{ startDate: "2021-02", endDate: "present" },
      description: "- Wrote weekly reports for 14 shops\n- Built forecasts in Python",
    },
  ],
  skillContent: "Excel, SQL, Python",
});
const AD = `Data Analyst
Requirements:
- Python
- Kubernetes`;

async function begun() {
  const { id } = await api.ask(Resume, "POST", "/resumes", { data: DATA });
  return { id, path: `/resumes/${id}` };
}

describe("the routes of tailoring and variants", () => {
  it("compare with an advertisement, keep a variant, offer it what changes, and bring it over", async () => {
    const { id, path } = await begun();
    const tailoring = await api.ask(Tailoring, "POST", `${path}/tailor`, { job: AD });
    const [python, kubernetes] = ["Python", "Kubernetes"].map((text) =>
      tailoring.requirements.find((one) => one.text.includes(text)),
    );
    expect(python).toMatchObject({ verdict: "meets" });
    expect(python?.proofs.map(({ line }) => line)).toContain("Built forecasts in Python");
    expect(tailoring.missing).toEqual([kubernetes?.id]);
    const proposal = tailoring.proposals.find(({ kind }) => kind === "reorder_lines");
    expect(proposal?.after).toMatch(/^- Built forecasts in Python\n/);

    const variant = await api.ask(Resume, "POST", `${path}/variants`, {
      ...{ name: "For Acme", base_version: 1 },
      edits: [{ op: "replace", path: "/workExperience/0/description", value: proposal?.after }],
    });
    const edits = [{ op: "replace", path: "/basic/email", value: "byrne@example.ie" }];
    await api.ask(SavedResume, "PATCH", path, { base_version: 1, edits });
    const state = await api.ask(VariantAnswer, "GET", `/resumes/${variant.id}/variant`);
    expect(state.variant).toMatchObject({ source_id: id, offered: [{ field: "email" }] });
    const updated = await api.ask(Resume, "POST", `/resumes/${variant.id}/variant/update`, {});
    expect(updated.data.basic.email).toBe("byrne@example.ie");
    expect(updated.data.workExperience[0]?.description).toBe(proposal?.after);
    const { items } = await api.ask(ResumeList, "GET", "/resumes");
    expect(items.find((row) => row.id === variant.id)?.variant_of).toBe(id);
  });

  it("refuse a variant of a version that is not there, and an update of what is no variant", async () => {
    const { path } = await begun();
    const variant = { name: "x", base_version: 9 };
    expect((await api.refusal("POST", `${path}/variants`, variant)).code).toBe(
      "resume-version-unknown",
    );
    expect((await api.refusal("POST", `${path}/variants`, { base_version: 1 })).code).toBe(
      "invalid-request",
    );
    expect((await api.refusal("POST", `${path}/variant/update`, {})).code).toBe("no-variant");
    expect((await api.refusal("GET", "/resumes/nope/variant")).code).toBe("resume-unknown");
    expect((await api.refusal("POST", `${path}/tailor`, { job: " " })).code).toBe("job-text-empty");
  });

  it("review in the language that is asked for, and the score is the mean of the shares", async () => {
    const { path } = await begun();
    const { score, checks } = await api.ask(Review, "GET", `${path}/review?language=zh`);
    const contact = checks.find(({ id }) => id === "contact");
    expect(contact).toMatchObject({ good: 2, of: 4, findings: ["电话", "城市"] });
    const shares = checks.filter(({ of }) => of > 0).map(({ good, of }) => good / of);
    expect(score).toBe(Math.round((shares.reduce((a, b) => a + b) / shares.length) * 100));
  });
});
