import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Lab, openLab } from "./testing/lab.ts";
import { PROJECTS } from "./testing/projects.ts";

const DEMO = path.resolve(import.meta.dirname, "../../talent/src/demo/data");
/** Files and names of everybody who sent plain text. */
const PEOPLE = readFileSync(path.join(DEMO, "people.tsv"), "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([file = ""]) => /\.(md|txt)$/u.test(file));
const WHO = [
  {
    tenant: "one",
    zh: "性别：女 | 年龄：29岁 | 婚姻状况：未婚 | 籍贯：山东济南 | 国籍：尼日利亚 | 照片：a.jpg",
    en: "Gender: female | Date of birth: 3 May 1996 | Marital status: single | Place of birth: Lagos | Nationality: Nigerian | Photo: a.jpg",
    name: (place: number) => [`Ngozi Abara${"a".repeat(place % 5)}`, "欧阳雪"],
  },
  {
    tenant: "other",
    zh: "性别：男 | 年龄：57岁 | 婚姻状况：已婚 | 籍贯：广西河池 | 国籍：挪威 | 照片：b.png",
    en: "Gender: male | Date of birth: 12 July 1964 | Marital status: married | Place of birth: Oslo | Nationality: Norwegian | Photo: b.png",
    name: () => ["Knut Halvorsen", "王大力"],
  },
] as const;

let lab: Lab;
/** By tenant, the file that each person came from. */
const files: Record<string, Map<string, string>> = { one: new Map(), other: new Map() };

/** Every résumé of the demo that is plain text, under another name, gender, age and origin. */
beforeAll(async () => {
  lab = await openLab();
  for (const { tenant, zh, en, name } of WHO) {
    const principal = { tenant, user: "rosa", roles: ["recruiter" as const] };
    await lab.addJobs(PROJECTS, principal);
    for (const [place, [file = "", own = ""]] of PEOPLE.entries()) {
      const isChinese = file.startsWith("zh");
      const written = readFileSync(path.join(DEMO, "resumes", file), "utf8");
      const [head = "", ...rest] = written.split("\n\n");
      const [latin = "", chinese = ""] = name(place);
      const text = [head, isChinese ? zh : en, ...rest].join("\n\n");
      const swapped = text.replaceAll(own, isChinese ? chinese : latin);
      const id = await lab.addResume(`${tenant}-${place}`, swapped, principal);
      files[tenant]?.set(id, file);
    }
  }
});
afterAll(() => lab.close());

describe("names, gender, age, photo, family, nationality and birthplace", () => {
  it("do not move anybody in what is recommended for a job", async () => {
    for (const id of ["camera", "payments", "nurse", "shore", "speech"]) {
      const ordered = await Promise.all(
        WHO.map(async ({ tenant }) => {
          const asked = { kind: "people", job_id: `${tenant}-${id}`, limit: 30 } as const;
          const { recommendations } = (await lab.recommend(asked, tenant)).profile_data;
          return recommendations.map(({ id: person, score }) => [
            files[tenant]?.get(person),
            score,
          ]);
        }),
      );
      expect(ordered[0]).toEqual(ordered[1]);
      expect(ordered[0]?.length).toBeGreaterThan(2);
    }
  });

  it("do not move anything in what is recommended for somebody", async () => {
    const [ones, others] = WHO.map(({ tenant }) => [...(files[tenant]?.keys() ?? [])]);
    for (const [place, student_id] of (ones ?? []).entries()) {
      if (place % 6 !== 0) continue;
      const one = await lab.recommend({ student_id }, "one");
      const other = await lab.recommend({ student_id: others?.[place] ?? "" }, "other");
      const scores = ({ profile_data }: typeof one) =>
        profile_data.recommendations.map(({ title, score, match_reason }) => [
          title,
          score,
          match_reason,
        ]);
      expect(scores(one)).toEqual(scores(other));
    }
  });
});
