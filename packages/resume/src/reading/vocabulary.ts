/** Words by which people speak of the parts of a résumé: data, a file for each language. */
import { readFileSync } from "node:fs";
import { folded } from "@bole/language/text";
import { z } from "zod";

const Words = z.array(z.string().min(1));
const Lists = z.strictObject({ projects: Words, workExperience: Words, education: Words });

/** Lists of words, by what they are for. */
const NAMES = [
  "skills",
  "other",
  // The job before now, not the last one on the page.
  "last_job",
  // Before and behind a beginning that has no end.
  "since",
  "since_after",
  // Next to something.
  "behind",
  "ahead",
  // Something is to stay; something is to go.
  "keeps",
  "removing",
  // Of something that was taken away.
  "removed",
  // A value is put before or behind what stands there.
  "prefixing",
  "suffixing",
  // A text that somebody else has written begins or ends so.
  "letters",
  // People whose résumé it may be, and what it is called.
  "others",
  "resume",
  // Kinds of jobs that are counted by themselves.
  "job_kinds",
  // Between a number and its unit, and before it.
  "about_a_number",
  "about_before",
  // They tell no name from another.
  "common_in_names",
  // They stand in every message: they tell no part of a résumé from another.
  "common",
  // Between what something was and what it came to.
  "up_to",
  // What was said before is meant once more: "the same for Acme".
  "same",
  // Wherever it stands, not in one place.
  "everywhere",
  // All others are meant.
  "except",
  // Not all of what was spoken of.
  "only",
  // The one that goes on.
  "current",
  // Verbs that govern a list of things in a line.
  "line_heads",
  // Nouns for a part of a text.
  "lines",
  "sentences",
  // Small words that no name ends with, and that none begins with.
  "trailing",
  "leading",
  // Beside a month: its year is another one than that which stands there.
  "year_words",
  // What somebody calls something by who does not name it: "the part-time thing".
  "vague",
] as const;
type Name = (typeof NAMES)[number];
const ByName = z.record(z.enum(NAMES), Words);

const File = z.strictObject({
  /** Nouns that say which list is meant: "the second project", 第一段实习. In this order. */
  lists: Lists,
  /** Names of fields, as the reader calls them. */
  fields: z.record(z.string(), Words),
  /** Headings of sections that are not there yet, by how words for what stands in them begin. */
  headings: z.record(z.string(), z.string()),
  words: ByName,
});

const FILES = ["zh", "en"].map((language) =>
  File.parse(
    JSON.parse(readFileSync(new URL(`vocabulary/${language}.json`, import.meta.url), "utf8")),
  ),
);
const joined = (pick: (file: z.infer<typeof File>) => readonly string[]): string[] =>
  FILES.flatMap(pick);
const words = (name: Name): string[] => joined((file) => file.words[name]);
const headingsOf = (file: number): (readonly [string, string])[] =>
  Object.entries(FILES[file]?.headings ?? {});
const FIELDS = Object.keys(FILES[0]?.fields ?? {});

export const VOCABULARY = {
  ...ByName.parse(Object.fromEntries(NAMES.map((name) => [name, words(name)]))),
  lists: Lists.keyof().options.map((list) => [list, joined(({ lists }) => lists[list])] as const),
  fields: FIELDS.map((field) => [field, joined(({ fields }) => fields[field] ?? [])] as const),
  headings: { zh: headingsOf(0), en: headingsOf(1) },
  common_in_names: new Set(words("common_in_names")),
  common: new Set(words("common")),
};

/** Whether words speak of a whole line: 绩点那行, "the van line", and not 绩点. */
export const saysLine = (text: string): boolean =>
  VOCABULARY.lines.some((noun) =>
    /^[a-z]/.test(noun)
      ? says(text, [noun])
      : Array.from("那这一整").some((word) => folded(text).includes(word + noun)),
  );

/** Whether one of the words is said: Han anywhere, others as whole words. */
export function says(text: string, words: readonly string[]): boolean {
  const said = folded(text);
  const spaced = ` ${said.replace(/[^\p{L}\p{N}+-]+/gu, " ")} `;
  return words.some((word) =>
    /\p{Script=Han}/u.test(word) ? said.includes(word) : spaced.includes(` ${word} `),
  );
}
