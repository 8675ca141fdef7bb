/** JSON Resume, schema v1.0.0 (jsonresume.org), from and to what a résumé is here. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { OtherSection, type ResumeData } from "../../../model/resume-data.ts";
import { languageOf } from "../../language.ts";
import { fitResume } from "../fit-resume.ts";
import { type JsonRecord, linesOf, listOf, recordOf, recordsOf, textOf } from "../unknown-json.ts";
import { basics } from "./basics.ts";
import { education, project, work } from "./entries.ts";
import { EXTENSION, readExact, writeExact } from "./exact.ts";
import { placeOfSection, readSections, writeSections } from "./sections.ts";
import { readSkills, writeSkills } from "./skills.ts";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** What stands under `meta`, because the root of the schema allows nothing else. */
const Beyond = z.object({
  skillContent: z.string().optional().catch(undefined),
  other: z.array(OtherSection).optional().catch(undefined),
});

export function isJsonResume(value: unknown): boolean {
  const root = recordOf(value);
  if (root === null) return false;
  if (/jsonresume|resume-schema/i.test(textOf(root.$schema))) return true;
  if (recordOf(root.basics) !== null) return true;
  const says = (key: string, fields: readonly string[]) =>
    recordsOf(root[key]).some((entry) => fields.some((field) => field in entry));
  return says("work", ["position", "company", "name"]) || says("education", ["institution"]);
}

export function fromJsonResume(value: unknown): ResumeData {
  const root = recordOf(value) ?? {};
  const beyond = Beyond.safeParse(recordOf(recordOf(root.meta)?.[EXTENSION])).data ?? {};
  return fitResume({
    basic: { links: [], ...readExact(basics, recordOf(root.basics) ?? {}) },
    education: recordsOf(root.education).map((entry) => readExact(education, entry)),
    workExperience: recordsOf(root.work).map((entry) => readExact(work, entry)),
    projects: recordsOf(root.projects).map((entry) => readExact(project, entry)),
    skillContent: skillsOf(root, beyond.skillContent),
    other: sectionsOf(root, beyond.other),
  });
}

function skillsOf(root: JsonRecord, exact: string | undefined): string {
  const unchanged =
    exact !== undefined && isDeepStrictEqual(writeSkills(exact), listOf(root.skills));
  return unchanged ? exact : readSkills(root.skills);
}

function sectionsOf(root: JsonRecord, exact: readonly OtherSection[] = []) {
  const language = languageOf(linesOf(root).join("\n"));
  const read = readSections(root, language);
  const unchanged = isDeepStrictEqual(readSections(writeSections(exact), language), read);
  if (unchanged) return exact;
  return [...read, ...exact.filter((section) => placeOfSection(section) === undefined)];
}

export function toJsonResume(data: ResumeData): JsonRecord {
  const standard = {
    $schema: SCHEMA,
    basics: writeExact(basics, data.basic),
    work: data.workExperience.map((entry) => writeExact(work, entry)),
    education: data.education.map((entry) => writeExact(education, entry)),
    projects: data.projects.map((entry) => writeExact(project, entry)),
    skills: writeSkills(data.skillContent),
    ...writeSections(data.other),
  };
  const back = fromJsonResume(standard);
  const beyond = {
    ...(back.skillContent === data.skillContent ? {} : { skillContent: data.skillContent }),
    ...(isDeepStrictEqual(back.other, data.other) ? {} : { other: data.other }),
  };
  const meta = {
    version: "v1.0.0",
    ...(Object.keys(beyond).length > 0 && { [EXTENSION]: beyond }),
  };
  return { ...standard, meta };
}
