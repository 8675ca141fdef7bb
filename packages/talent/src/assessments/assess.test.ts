import { parseResume, yearsAtWork } from "@bole/reading";
import { Criterion, type ReadDocument } from "@bole/reading/text";
import { describe, expect, it } from "vitest";
import { findConcepts } from "../skills/index.ts";
import { assess } from "./assess.ts";
import { checkQuotes } from "./check-quotes.ts";

const TODAY = new Date("2026-11-15T00:00:00Z");

const TEXT = `Li Lei
Backend Engineer
li.lei@example.com | Shanghai

Work Experience
Acme Ltd, Backend Engineer, 2022-01 - 2024-12
- Wrote services in TypeScript
- Arranged the annual parish bazaar
Globex Inc, Developer, 2018-01 - 2021-12
- Wrote reports in Java

Education
Fudan University, Computer Science, Bachelor, 2014-09 - 2018-06
`;

function evidenceOf(text: string) {
  const document: ReadDocument = {
    kind: "txt",
    text,
    pages: [],
    links: [],
    hidden: [],
    warnings: [],
  };
  const { data, sources } = parseResume(document);
  const years = yearsAtWork(data, TODAY);
  return { resume: { data, sources, years }, text, concepts: findConcepts(text), today: TODAY };
}

function judge(criterion: Partial<Criterion> & { text: string }, text = TEXT) {
  const criteria = [Criterion.parse({ id: "c1", need: "must", ...criterion })];
  const [judgement] = assess({ criteria, language: "en" }, evidenceOf(text));
  if (judgement === undefined) throw new Error("There is no judgement.");
  checkQuotes(text, judgement.quotes);
  return judgement;
}

const quoted = ({ quotes }: ReturnType<typeof judge>) => quotes.map(({ text }) => text);

describe("a criterion", () => {
  it("is met by the skill that it names, with the words that say so", () => {
    const judgement = judge({ text: "TypeScript", skill: "typescript" });
    expect(judgement).toMatchObject({ verdict: "meets", reason: "Names TypeScript." });
    expect(quoted(judgement)).toEqual(["TypeScript"]);
  });

  it("is met in part by what is close to the skill", () => {
    const judgement = judge({ text: "JavaScript", skill: "javascript" });
    expect(judgement.verdict).toBe("partly");
    expect(quoted(judgement)).toEqual(["TypeScript"]);
  });

  it("is unknown where the text says nothing of it, never a no", () => {
    expect(judge({ text: "Welding", skill: "welding" })).toMatchObject({
      verdict: "unknown",
      quotes: [],
    });
    expect(judge({ text: "Has run a marathon" }).verdict).toBe("unknown");
  });

  it("asks for all skills that it names, or for one of several", () => {
    expect(judge({ text: "Java and Kubernetes" }).verdict).toBe("partly");
    expect(judge({ text: "Java or Kubernetes" }).verdict).toBe("meets");
  });

  it("counts the years of all work, and says no where they are clearly fewer", () => {
    expect(judge({ text: "Work experience", min_years: 6 })).toMatchObject({ verdict: "meets" });
    const fewer = judge({ text: "Work experience", min_years: 10 });
    expect(fewer).toMatchObject({
      verdict: "no",
      reason: "7 years at work; 10 are asked for.",
    });
    expect(quoted(fewer)).toEqual(["2022-01 - 2024-12", "2018-01 - 2021-12"]);
  });

  it("takes years of any work for no more than a part of years of something", () => {
    expect(judge({ text: "3+ years as a beekeeper", min_years: 3 }).verdict).toBe("partly");
    expect(judge({ text: "3+ years of work experience", min_years: 3 }).verdict).toBe("meets");
    expect(judge({ text: "3年以上工作经验", min_years: 3 }).verdict).toBe("meets");
  });

  it("counts the years with a skill by the jobs that name it", () => {
    expect(judge({ text: "TypeScript", skill: "typescript", min_years: 3 }).verdict).toBe("meets");
    expect(judge({ text: "TypeScript", skill: "typescript", min_years: 5 })).toMatchObject({
      verdict: "partly",
      reason: expect.stringContaining("3 of them say that it was used"),
    });
  });

  it("is met by enough years under a title that says it, in either language", () => {
    const nurse = (title: string) => TEXT.replace("Backend Engineer, 2022", `${title}, 2022`);
    const nursing = { text: "3 years of nursing", min_years: 3 };
    const met = judge(nursing, nurse("Staff Nurse"));
    expect(met).toMatchObject({
      verdict: "meets",
      reason: "3 years under such a title; 3 are asked for.",
    });
    expect(quoted(met)).toContain("2022-01 - 2024-12");
    expect(judge({ text: "3年以上护理经验" }, nurse("护士")).verdict).toBe("meets");
    expect(
      judge({ ...nursing, text: "5 years of nursing", min_years: 5 }, nurse("Staff Nurse")).verdict,
    ).not.toBe("meets");
    expect(judge(nursing, nurse("Trainee Nurse")).verdict).not.toBe("meets");
    expect(judge(nursing).verdict).not.toBe("meets");
    const both = { text: "3 years of nursing with Kubernetes", min_years: 3 };
    expect(judge(both, nurse("Staff Nurse")).verdict).not.toBe("meets");
  });

  it("compares degrees", () => {
    expect(judge({ text: "Bachelor's degree" })).toMatchObject({ verdict: "meets" });
    expect(quoted(judge({ text: "Bachelor's degree" }))).toEqual(["Bachelor"]);
    expect(judge({ text: "硕士及以上学历" }).verdict).toBe("no");
    const studying = TEXT.replace("2014-09 - 2018-06", "2023-09 - present");
    expect(judge({ text: "本科" }, studying).verdict).toBe("partly");
    expect(judge({ text: "本科" }, "Li Lei\n").verdict).toBe("unknown");
  });

  it("knows where somebody lives, and that they may move", () => {
    expect(judge({ text: "Based in Shanghai" })).toMatchObject({ verdict: "meets" });
    expect(judge({ text: "Based in Berlin" })).toMatchObject({ verdict: "unknown" });
  });

  it("takes words that it shares with the résumé as a part of a proof", () => {
    const judgement = judge({ text: "Arranged a parish bazaar" });
    expect(judgement.verdict).toBe("partly");
    expect(quoted(judgement)).toEqual(["Arranged", "parish", "bazaar"]);
  });
});

describe("a quote", () => {
  it("must stand in the text at the very place", () => {
    const quote = { text: "TypeScript", span: { start: 0, end: 10 } };
    expect(() => checkQuotes(TEXT, [quote])).toThrow("does not stand at 0");
    expect(() => checkQuotes("TypeScript", [quote])).not.toThrow();
  });
});
