/** Those whose résumés are measured: the people of the demo, as their files say them, and of the corpus. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { corpus } from "@bole/reading/corpus";
import { digestFile, type ResumeData, type TextLanguage } from "@bole/talent";

export interface MeasuredPerson {
  readonly id: string;
  readonly from: "demo" | "corpus";
  readonly language: TextLanguage;
  readonly data: ResumeData;
}

const DEMO = path.resolve(import.meta.dirname, "../../packages/talent/src/demo/data/resumes");

/** The corpus names sections by their topic; a résumé has words there. */
const TITLES: Readonly<Record<string, Readonly<Record<TextLanguage, string>>>> = {
  awards: { en: "Awards", zh: "荣誉奖项" },
  certificates: { en: "Certificates", zh: "资格证书" },
  languages: { en: "Languages", zh: "语言能力" },
  interests: { en: "Interests", zh: "兴趣爱好" },
  publications: { en: "Publications", zh: "论文发表" },
  activities: { en: "Activities", zh: "校园经历" },
};

export async function demoPeople(today: Date): Promise<MeasuredPerson[]> {
  const files = globSync("{zh,en}/*", { cwd: DEMO }).toSorted();
  return Promise.all(
    files.map(async (file): Promise<MeasuredPerson> => {
      const bytes = new Uint8Array(readFileSync(path.join(DEMO, file)));
      const { resume } = await digestFile({ name: path.basename(file), bytes }, today, {});
      return { id: file, from: "demo", language: resume.language, data: resume.data };
    }),
  );
}

/** Each of them once, as the first of their documents says it. */
export function corpusPeople(): MeasuredPerson[] {
  const seen = new Map<string, MeasuredPerson>();
  for (const { name, language, truth } of corpus()) {
    const id = name.replace(/-\d+\.\w+$/, "");
    if (seen.has(id)) continue;
    const other = truth.other.map((section) => ({
      ...section,
      title: TITLES[section.title]?.[language] ?? section.title,
    }));
    seen.set(id, { id, from: "corpus", language, data: { ...truth, other } });
  }
  return [...seen.values()];
}

/** Two pages and more: one of them with the posts, projects and studies of the next three besides. */
export function longPeople(people: readonly MeasuredPerson[]): MeasuredPerson[] {
  return (["zh", "en"] as const).flatMap((language) => {
    const same = people.filter((person) => person.language === language);
    return same
      .filter((_, at) => at % 4 === 0)
      .map((person, at) => joined(person, same.slice(at * 4 + 1, at * 4 + 4)));
  });
}

function joined(person: MeasuredPerson, others: readonly MeasuredPerson[]): MeasuredPerson {
  const all = [person, ...others].map(({ data }) => data);
  return {
    ...person,
    id: `${person.id} and ${others.length}`,
    data: {
      ...person.data,
      workExperience: all.flatMap(({ workExperience }) => workExperience),
      projects: all.flatMap(({ projects }) => projects),
      education: all.flatMap(({ education }) => education),
    },
  };
}
