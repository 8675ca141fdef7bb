/** The advertisement's word beside the résumé's short form of it: "Kubernetes (K8s)", "Qualified Teacher Status (QTS)". */
import { findConcepts, type ResumeData, type TextLanguage } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import { entriesOf, textOf } from "../reading/entries.ts";
import { initialsOf } from "./parts/same-word.ts";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal, Requirement } from "./tailoring.ts";

const MOST = 3;
/** What ids of these proposals begin with; the word written out follows. */
export const WORD_ID = "word-";

export function sameWords(
  data: ResumeData,
  requirements: readonly Requirement[],
  language: TextLanguage,
): Proposal[] {
  const places = [
    {
      section: "skillContent",
      entry_id: null,
      entry_label: "",
      field: "skillContent",
      text: data.skillContent,
    },
    ...entriesOf(data, "workExperience").map((entry) => ({
      ...{
        section: entry.list,
        entry_id: entry.id,
        entry_label: entryLabel(entry.list, entry.fields),
      },
      ...{ field: "description", text: textOf(entry) },
    })),
  ];
  const found = requirements
    .filter(({ verdict }) => verdict === "meets" || verdict === "partly")
    .flatMap(({ id, text }): Proposal[] => {
      const pairs = shortForms(text).filter(
        ({ long }) => !places.some((place) => has(place.text, long)),
      );
      return pairs.flatMap(({ long, isShort }) => {
        for (const { text: written, ...place } of places) {
          const short = wordsIn(written).find((word) => isShort(word));
          const line = written
            .split("\n")
            .find((one) => short !== undefined && wordsIn(one).includes(short));
          if (short === undefined || line === undefined) continue;
          const before = line.trim();
          const after = before.replace(short, `${long} (${short})`);
          const why = PROPOSAL_WORDS[language].sameWord(long);
          return [
            {
              ...place,
              id: `${WORD_ID}${long}`,
              kind: "same_word",
              before,
              after,
              why,
              requirements: [id],
            },
          ];
        }
        return [];
      });
    });
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, MOST);
}

interface ShortForm {
  /** As the advertisement has it. */
  readonly long: string;
  readonly isShort: (word: string) => boolean;
}

/** Names with their initials, and skills whose other name is a short form: same first and last letter, fewer letters. */
function shortForms(text: string): ShortForm[] {
  const names = [
    ...text.matchAll(/\p{Lu}\p{Ll}+(?:\s(?:of|the|and|for)?\s?\p{Lu}\p{Ll}+)+/gu),
  ].flatMap(([long]): ShortForm[] => {
    const initials = initialsOf(long);
    return initials === undefined ? [] : [{ long, isShort: (word) => word === initials }];
  });
  const skills = findConcepts(text).flatMap(({ id, spans: [span] }): ShortForm[] => {
    const long = span === undefined ? "" : text.slice(span.start, span.end);
    if (!/^\p{Lu}[\p{Script=Latin}]{3,}$/u.test(long)) return [];
    return [
      {
        long,
        isShort: (word) =>
          isAbbreviation(word, long) && findConcepts(word).some((one) => one.id === id),
      },
    ];
  });
  return [...names, ...skills];
}

/** Its letters stand in the long form, in the same order; figures stand for letters that are left out. */
function isAbbreviation(word: string, long: string): boolean {
  if (word.length >= long.length || word.length < 2) return false;
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  let at = 0;
  for (const letter of long.toLowerCase()) if (letter === letters[at]) at += 1;
  return letters.length >= 2 && at === letters.length && letters[0] === long[0]?.toLowerCase();
}

const wordsIn = (text: string): string[] => text.match(/[\p{Script=Latin}\p{N}+#]+/gu) ?? [];

const has = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.toLowerCase());
