/** Parts of JSON Resume that are sections with a title here: a line for each of their entries. */
import type { TextLanguage } from "../../../model/language.ts";
import type { OtherSection } from "../../../model/resume-data.ts";
import { type JsonRecord, linesOf, listOf, recordOf, recordsOf, textOf } from "../unknown-json.ts";

interface Place {
  readonly key: string;
  /** The field of an entry that names it. */
  readonly field: string;
  readonly titles: Readonly<Record<TextLanguage, string>>;
  readonly titled: RegExp;
}

const PLACES: readonly Place[] = [
  place("volunteer", "organization", "Volunteering", "志愿经历", /^volunteer|^志愿|^公益/i),
  place("awards", "title", "Awards", "获奖情况", /^(honou?rs|awards)|^(获奖|荣誉|奖项)/i),
  place("certificates", "name", "Certificates", "证书", /^certific|^licen[sc]es|^(资格)?证书/i),
  place("publications", "name", "Publications", "发表", /^(publications|papers)|^(发表|论文)/i),
  place("languages", "language", "Languages", "语言", /^languages$|^(语言|外语)/i),
  place("interests", "name", "Interests", "兴趣", /^(interests|hobbies)|^兴趣/i),
  place("references", "name", "References", "推荐人", /^references$|^推荐人/i),
];

function place(key: string, field: string, en: string, zh: string, titled: RegExp): Place {
  return { key, field, titles: { en, zh }, titled };
}

/** What the whole file may have at its root; anything else becomes a section. */
const ROOT = new Set(
  ["$schema", "basics", "work", "education", "projects", "skills", "meta"].concat(
    PLACES.map(({ key }) => key),
  ),
);

export function placeOfSection({ title }: OtherSection): Place | undefined {
  return PLACES.find(({ titled }) => titled.test(title.trim()));
}

/** Two sections with one place would be read back as one; the second stays outside. */
export function writeSections(sections: readonly OtherSection[]): JsonRecord {
  const written: Record<string, JsonRecord[]> = {};
  for (const section of sections) {
    const found = placeOfSection(section);
    if (found === undefined) continue;
    const lines = section.content.split("\n").map((line) => line.replace(/^- /, "").trim());
    const entries = lines.filter(Boolean).map((line) => ({ [found.field]: line }));
    if (entries.length > 0) written[found.key] = [...(written[found.key] ?? []), ...entries];
  }
  return written;
}

export function readSections(root: JsonRecord, language: TextLanguage): readonly JsonRecord[] {
  const known = PLACES.map(({ key, field, titles }) => ({
    title: titles[language],
    content: listOf(root[key])
      .flatMap((entry) => entryLine(entry, field))
      .join("\n"),
  }));
  const unknown = Object.entries(root)
    .filter(([key]) => !ROOT.has(key))
    .map(([key, value]) => ({ title: key, content: linesOf(value).join("\n") }));
  return [...known, profilesWithoutAddress(root), ...unknown].filter(
    ({ content }) => content !== "",
  );
}

function entryLine(entry: unknown, field: string): readonly string[] {
  const record = recordOf(entry);
  if (record === null) return linesOf([entry]);
  const { [field]: named, ...rest } = record;
  return linesOf([{ named, ...rest }]);
}

/** `basics` keeps addresses only. */
function profilesWithoutAddress(root: JsonRecord) {
  const profiles = recordsOf(recordOf(root.basics)?.profiles);
  const left = profiles.filter((profile) => textOf(profile.url) === "");
  return { title: "Profiles", content: linesOf(left).join("\n") };
}
