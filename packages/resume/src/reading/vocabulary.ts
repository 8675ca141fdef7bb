/** Words by which people speak of the parts of a résumé: data, a file for each language. */
import { readFileSync } from "node:fs";
import { folded } from "@bole/language/text";
import { z } from "zod";

const Words = z.array(z.string().min(1));
const Lists = z.strictObject({ projects: Words, workExperience: Words, education: Words });

const File = z.strictObject({
  /** Nouns that say which list is meant: "the second project", 第一段实习. In this order. */
  lists: Lists,
  skills: Words,
  other: Words,
  /** Names of fields, as the reader calls them. */
  fields: z.record(z.string(), Words),
  /** The job before now, not the last one on the page. */
  last_job: Words,
  /** Before and behind a beginning that has no end. */
  since: Words,
  since_after: Words,
  /** Headings of sections that are not there yet, by how words for what stands in them begin. */
  headings: z.record(z.string(), z.string()),
  /** Next to something. */
  behind: Words,
  ahead: Words,
  /** A text that somebody else has written begins or ends so. */
  letters: Words,
  /** People whose résumé it may be, and what it is called. */
  others: Words,
  resume: Words,
  /** Kinds of jobs that are counted by themselves. */
  job_kinds: Words,
  /** Between a number and its unit, and before it. */
  about_a_number: Words,
  about_before: Words,
  /** They tell no name from another. */
  common_in_names: Words,
  /** They stand in every message: they tell no part of a résumé from another. */
  common: Words,
  /** Between what something was and what it came to. */
  up_to: Words,
  /** What was said before is meant once more: "the same for Acme". */
  same: Words,
  /** Wherever it stands, not in one place. */
  everywhere: Words,
  /** All others are meant. */
  except: Words,
  /** Not all of what was spoken of. */
  only: Words,
  /** The one that goes on. */
  current: Words,
  /** Verbs that govern a list of things in a line. */
  line_heads: Words,
  /** Nouns for a part of a text. */
  lines: Words,
  sentences: Words,
  /** Small words that no name ends with, and that none begins with. */
  trailing: Words,
  leading: Words,
  /** Beside a month: its year is another one than that which stands there. */
  year_words: Words,
  /** What somebody calls something by who does not name it: "the part-time thing". */
  vague: Words,
});

const FILES = ["zh", "en"].map((language) =>
  File.parse(
    JSON.parse(readFileSync(new URL(`vocabulary/${language}.json`, import.meta.url), "utf8")),
  ),
);
const joined = (pick: (file: z.infer<typeof File>) => readonly string[]): string[] =>
  FILES.flatMap(pick);
const headingsOf = (file: number): (readonly [string, string])[] =>
  Object.entries(FILES[file]?.headings ?? {});
const FIELDS = Object.keys(FILES[0]?.fields ?? {});

export const VOCABULARY = {
  lists: Lists.keyof().options.map((list) => [list, joined(({ lists }) => lists[list])] as const),
  fields: FIELDS.map((field) => [field, joined(({ fields }) => fields[field] ?? [])] as const),
  skills: joined(({ skills }) => skills),
  other: joined(({ other }) => other),
  last_job: joined(({ last_job }) => last_job),
  job_kinds: joined(({ job_kinds }) => job_kinds),
  since: joined(({ since }) => since),
  since_after: joined(({ since_after }) => since_after),
  headings: { zh: headingsOf(0), en: headingsOf(1) },
  behind: joined(({ behind }) => behind),
  ahead: joined(({ ahead }) => ahead),
  letters: joined(({ letters }) => letters),
  others: joined(({ others }) => others),
  resume: joined(({ resume }) => resume),
  about_a_number: joined(({ about_a_number }) => about_a_number),
  about_before: joined(({ about_before }) => about_before),
  common_in_names: new Set(joined(({ common_in_names }) => common_in_names)),
  common: new Set(joined(({ common }) => common)),
  up_to: joined(({ up_to }) => up_to),
  same: joined(({ same }) => same),
  everywhere: joined(({ everywhere }) => everywhere),
  except: joined(({ except }) => except),
  only: joined(({ only }) => only),
  current: joined(({ current }) => current),
  line_heads: joined(({ line_heads }) => line_heads),
  lines: joined(({ lines }) => lines),
  sentences: joined(({ sentences }) => sentences),
  trailing: joined(({ trailing }) => trailing),
  leading: joined(({ leading }) => leading),
  year_words: joined(({ year_words }) => year_words),
  vague: joined(({ vague }) => vague),
};

/** Whether one of the words is said: Han anywhere, others as whole words. */
export function says(text: string, words: readonly string[]): boolean {
  const said = folded(text);
  const spaced = ` ${said.replace(/[^\p{L}\p{N}+-]+/gu, " ")} `;
  return words.some((word) =>
    /\p{Script=Han}/u.test(word) ? said.includes(word) : spaced.includes(` ${word} `),
  );
}
