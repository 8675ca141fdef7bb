import { describe, expect, it } from "vitest";
import { readLimits } from "../../limits/read-limits.ts";
import type { Item } from "../../state/item.ts";
import { type Asked, NOTHING_ASKED } from "../../state/profile.ts";
import type { Measures } from "../measure.ts";
import { explained } from "../rank.ts";

const ITEM: Item = {
  id: "i",
  kind: "project",
  title: "Maps you can hear",
  organisation: "",
  location: "",
  headline: "Maps you can hear",
  description: "We turn open map data into words. Skills: TypeScript and GIS. Marine life is next.",
  facts: "",
  language: "en",
  tags: { skill: ["typescript", "gis"], interest: ["marine-industry"] },
  must: [],
  min_years: null,
  degree: null,
  gives_orders: false,
  source: ["tag"],
  ranks: { tag: 1 },
};
const MEASURES: Measures = {
  keywords: [],
  concept_weights: new Map(),
  average_length: 20,
  own_words: [],
  unwanted_words: [],
  title_likeness: new Map(),
  nearness: new Map(),
  clause_nearness: new Map(),
  is_meaning_alone: false,
};
const PARTS = { tag: 50, semantic: 30, keyword: 10 };

function reasonFor(asked: Partial<Asked>, item: Partial<Item> = {}, parts = PARTS) {
  const judged = { item: { ...ITEM, ...item }, parts };
  return explained(judged, { ...NOTHING_ASKED, ...asked }, MEASURES);
}
const wanting = (from: "input" | "profile", ...ids: string[]) => ({
  concepts: ids.map((id) => ({ id, weight: 1, from })),
});

describe("a reason", () => {
  it("names what fits, proves it, and says what is missing, in either language", () => {
    const asked = { ...wanting("input", "typescript", "marine-industry"), wish: "TypeScript, sea" };
    const { match_reason, evidence, missing_skills } = reasonFor(asked);
    expect(match_reason).toBe(
      "It’s about Ocean and marine, which interests you. Uses TypeScript, which you listed. From the text: “Skills: TypeScript and GIS.” It also asks for GIS, which you didn’t mention.",
    );
    expect(missing_skills.map(({ id }) => id)).toEqual(["gis"]);
    expect(evidence).toEqual([
      { from: "item", quote: "Skills: TypeScript and GIS.", about: ["typescript"] },
      { from: "profile", quote: "TypeScript, sea", about: ["typescript"] },
    ]);
    expect(reasonFor({ ...asked, language: "zh" }).match_reason).toMatch(
      /^方向正是你感兴趣的 .+。用得上你说的 TypeScript。原文：“.+”还要求 .+，你没有提到。$/u,
    );
  });

  it("says where something is only near, only close in meaning, or hardly anything", () => {
    const near = reasonFor(wanting("input", "remote-sensing"));
    expect(near.match_reason).toContain("is close to GIS, which it uses");
    expect(near.missing_skills.map(({ id }) => id)).toEqual(["typescript"]);
    const close = { tag: 0, semantic: 60, keyword: 0 };
    expect(reasonFor({}, {}, close).match_reason).toMatch(
      /^No skill or word in common; the closest part is “We turn open map data into words”/u,
    );
    const little = { tag: 0, semantic: 2, keyword: 0 };
    expect(reasonFor({}, {}, little).match_reason).toMatch(/^Hardly related .* “We turn/u);
  });

  it("quotes what a list asks for with its number, and without the list's", () => {
    const description = "What we ask for:\n1. 5 years of TypeScript;\n- a cat";
    const { evidence } = reasonFor(wanting("input", "typescript"), { description });
    expect(evidence[0]?.quote).toBe("5 years of TypeScript");
  });

  it("mentions years that are a little short, and whose résumé it is about", () => {
    const asked = { ...wanting("profile", "typescript"), text: "TypeScript for years", years: 3 };
    const { match_reason } = reasonFor(asked, { min_years: 4 });
    expect(match_reason).toContain("Uses TypeScript from your résumé.");
    expect(match_reason).toContain("It asks for 4 years of experience; you have 3.");
  });

  it("for a person says what they have of what the job asks for", () => {
    const asked = wanting("profile", "typescript", "java");
    const { match_reason } = reasonFor(asked, { kind: "person", min_years: 6 });
    expect(match_reason).toBe(
      "Has TypeScript, which the job asks for. 6 years of experience. From the text: “Skills: TypeScript and GIS.” The résumé doesn’t mention Java.",
    );
  });

  it("never proves a skill with a sentence that denies it", () => {
    const description = "German is not required. We write TypeScript. 不要求德语。";
    const keyword = {
      text: "German",
      weight: 1,
      ways: [[{ word: "german", weight: 1 }]],
    };
    const asked = { ...NOTHING_ASKED, wish: "I speak German", ...wanting("input", "german") };
    const judged = { item: { ...ITEM, description }, parts: PARTS };
    const { match_reason, evidence } = explained(judged, asked, {
      ...MEASURES,
      keywords: [keyword],
    });
    expect(evidence.filter(({ from }) => from === "item")).toEqual([]);
    expect(match_reason).not.toContain("German");
  });

  it("says which limit is not kept", () => {
    const limits = readLimits(
      "a full-time job in Shanghai, not in Berlin, at least 60k EUR a year",
    );
    const terms = {
      remote: "onsite",
      employment: "internship",
      salary: { min: 1_000, max: 1_200, currency: "EUR", per: "month", months: null },
    } as const;
    const { match_reason } = reasonFor({ limits }, { location: "Munich", terms });
    expect(match_reason).toContain("It is in Munich; you asked for Shanghai.");
    expect(match_reason).toContain("It is an internship; you asked for full-time.");
    expect(match_reason).toContain(
      "It pays 1,000–1,200 EUR a month; you asked for 60,000 EUR a year.",
    );
    const berlin = reasonFor({ limits }, { location: "柏林", terms });
    expect(berlin.match_reason).toContain("It’s in 柏林, where you don’t want to work.");
    const fine = reasonFor({ limits, language: "zh" }, { location: "上海" });
    expect(fine.match_reason).not.toContain("地点");
  });
});
