import { ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { keepsFacts } from "../polish/keeps-facts.ts";
import { openResumeRenderer } from "../render/renderer.ts";
import { readable } from "./checks/readable.ts";
import { reviewResume } from "./review-resume.ts";

const today = new Date("2026-11-01");
const weak = ResumeData.parse({
  basic: { name: "Ada Byrne", email: "ada@example.ie" },
  workExperience: [
    {
      id: "a",
      company: "Old Mill",
      startDate: "2015-01",
      endDate: "2017-01",
      description: "Baked bread\n- Sold it",
    },
    {
      id: "b",
      company: "Harbour Foods",
      startDate: "2019-01",
      endDate: "present",
      description: "- Was responsible for reports of 14 shops\n- Wrote letters",
    },
  ],
});

describe("a review", () => {
  it("is made of counts that anybody can check", () => {
    const { score, checks } = reviewResume(weak, "en", today);
    const by = Object.fromEntries(checks.map((check) => [check.id, check]));
    expect(by.contact).toMatchObject({ good: 2, of: 4, findings: ["Phone", "City"] });
    expect(by.gaps?.findings).toHaveLength(1);
    expect(by.figures).toMatchObject({ good: 1, of: 2 });
    expect(by.order).toMatchObject({ good: 0, of: 1 });
    const shares = checks.filter(({ of }) => of > 0).map(({ good, of }) => good / of);
    expect(score).toBe(Math.round((shares.reduce((a, b) => a + b, 0) / shares.length) * 100));
  });

  it("gets better by its own fixes, which keep every fact", () => {
    const before = reviewResume(weak, "en", today);
    let data = weak;
    for (const { section, entry_id, field, before: was, after } of before.checks.flatMap(
      ({ fixes }) => fixes,
    )) {
      if (section === "look") data = { ...data, look: { [field]: after } };
      else {
        expect(keepsFacts(String(was), String(after)).kept).toBe(true);
        data = {
          ...data,
          workExperience: data.workExperience.map((entry) =>
            entry.id === entry_id ? { ...entry, [field]: after } : entry,
          ),
        };
      }
    }
    const after = reviewResume(data, "en", today);
    expect(after.score ?? 0).toBeGreaterThan(before.score ?? 0);
    expect(after.checks.find(({ id }) => id === "order")).toMatchObject({ good: 1, fixes: [] });
  });

  it("asks for what only the person knows, and puts the answer where it belongs", () => {
    const { checks } = reviewResume(weak, "en", today);
    const asks = checks.flatMap((check) => check.asks);
    expect(asks.map(({ kind, label }) => [kind, label])).toEqual([
      ["contact", "Phone"],
      ["contact", "City"],
      ["gap", "2017-01 – 2019-01 (1 year 11 months)"],
      ["figure", "Baked bread"],
      ["figure", "Sold it"],
      ["figure", "Wrote letters"],
    ]);
    const figure = asks.find(({ label }) => label === "Baked bread");
    expect(`${figure?.head}300 loaves a day${figure?.tail}`).toBe(
      "Baked bread, 300 loaves a day\n- Sold it",
    );
    expect(asks[2]?.entry).toEqual({ startDate: "2017-01", endDate: "2019-01" });
  });

  it("sees no gap where a year has no month, and leaves the present tense to who is still there", () => {
    const going = ResumeData.parse({
      workExperience: [
        {
          ...{ id: "a", company: "St Aidan's", startDate: "2015-09", endDate: "present" },
          description: "- Mentor student nurses\n- Took part in 2 audits",
        },
      ],
      education: [{ id: "e", school: "Bradford", startDate: "2012", endDate: "2015" }],
    });
    const { checks } = reviewResume(going, "en", today);
    const by = Object.fromEntries(checks.map((check) => [check.id, check]));
    expect(by.gaps?.findings).toEqual([]);
    expect(by.wording?.fixes).toEqual([]);
  });

  it("reads the PDF back, and names what a parser loses", async () => {
    const renderer = openResumeRenderer();
    const look = { template: "modern", paper: "a4", language: "en" } as const;
    const workExperience = weak.workExperience.map((post) => ({
      ...post,
      position: "Shop manager",
    }));
    const whole = { ...weak, workExperience };
    const { pdf } = await renderer.pdf(whole, look);
    await renderer.close();
    expect(await readable(pdf, whole, look, "en")).toMatchObject({ good: 4, of: 4, fixes: [] });
    const other = { ...whole, basic: { ...weak.basic, email: "other@example.ie" } };
    expect(await readable(pdf, other, look, "en")).toMatchObject({
      findings: ["E-mail"],
      fixes: [{ field: "template", before: "modern", after: "classic" }],
    });
  });

  it("has no score for an empty page but what is missing", () => {
    const { checks } = reviewResume(ResumeData.parse({}), "zh", today);
    expect(checks[0]?.findings).toEqual(["姓名", "邮箱", "电话", "城市"]);
    expect(checks.filter(({ of }) => of === 0).map(({ id }) => id)).toContain("figures");
  });

  it("counts what an import could not place, missing names and cut brackets against the score", () => {
    const good = {
      basic: { name: "A", email: "a@b.de", phone: "1", location: "Leeds" },
      education: [
        { id: "e", school: "Leeds", degree: "A levels", startDate: "2010", endDate: "2012" },
      ],
    };
    const damaged = ResumeData.parse({
      ...good,
      education: [{ ...good.education[0], description: "Geography (C), Polish (A" }],
      workExperience: [
        { id: "w", company: "", position: "Clerk", startDate: "2012", endDate: "present" },
      ],
      other: [{ id: "unplaced", title: "", content: "West Yorkshire\n2:2" }],
    });
    const whole = reviewResume(damaged, "en", today).checks.find(({ id }) => id === "whole");
    expect(whole).toMatchObject({
      good: 0,
      findings: ["West Yorkshire", "2:2", "Clerk: company", "Geography (C), Polish (A"],
      fixes: [{ field: "description", after: "Geography (C), Polish (A)" }],
    });
    const clean = reviewResume(ResumeData.parse(good), "en", today);
    expect(clean.checks.find(({ id }) => id === "whole")).toMatchObject({ good: 1, of: 1 });
    expect(reviewResume(damaged, "en", today).score).toBeLessThan(clean.score ?? 0);
  });
});
