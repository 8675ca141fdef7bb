/** What a résumé has on record, for the reader: which words of a message name something that is there. */
import type { Records } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";
import { allEntries, linesOf } from "./entries.ts";
import { nameField, readerName } from "./places.ts";
import { skillsOf } from "./skills.ts";

export function recordsOf(resume: ResumeData): Records {
  const entries = allEntries(resume);
  const { name, title, email, phone, location, links } = resume.basic;
  const named = (section: string) =>
    entries
      .filter(({ list }) => readerName(list) === section)
      .flatMap(({ list, fields }) => [
        fields[nameField(list)] ?? "",
        ...[fields.position, fields.role, fields.major, fields.degree].map((text) => text ?? ""),
      ]);
  const records = {
    basic: [name, title, email, phone, location, ...links],
    education: named("education"),
    work: named("work"),
    projects: named("projects"),
    skills: skillsOf(resume.skillContent).map(({ text }) => text),
    other: named("other"),
    lines: [resume.basic.summary, ...entries.flatMap(linesOf).map(({ text }) => text)],
  };
  return Object.fromEntries(
    Object.entries(records).map(([kind, texts]) => [kind, texts.filter((text) => text !== "")]),
  );
}
