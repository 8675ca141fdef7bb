import { ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { keepsFacts } from "../polish/keeps-facts.ts";
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

  it("has no score for an empty page but what is missing", () => {
    const { checks } = reviewResume(ResumeData.parse({}), "zh", today);
    expect(checks[0]?.findings).toEqual(["姓名", "邮箱", "电话", "城市"]);
    expect(checks.filter(({ of }) => of === 0).map(({ id }) => id)).toContain("figures");
  });
});
