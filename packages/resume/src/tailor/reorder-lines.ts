/**
 * In each post, the lines first that prove something, then those that are close to what is asked for. A paragraph of
 * several sentences becomes lines.
 */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import {
  bulletOf,
  type Entry,
  entriesOf,
  textOf,
  textPath,
  withoutBullet,
} from "../reading/entries.ts";
import { sentencesIn } from "../reading/segments.ts";
import type { LineRelevance, RelevanceOf } from "./line-relevance.ts";
import { requirementWeight } from "./proposal-weight.ts";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal, Requirement } from "./tailoring.ts";

const LISTS = ["workExperience", "projects"] as const;
/** A shorter paragraph is read as it is. */
const LEAST_SENTENCES = 3;
/** "Grade A." is no line of its own. */
const SHORTEST = 20;
const MOST_NAMED = 2;

export function reorderedLines(
  data: ResumeData,
  requirements: readonly Requirement[],
  relevanceOf: RelevanceOf,
  language: TextLanguage,
): Proposal[] {
  return LISTS.flatMap((section) =>
    entriesOf(data, section).flatMap((entry): Proposal[] => {
      const before = textOf(entry);
      const { head, lines } = linesToOrder(before, entry);
      const read = (line: string) => relevanceOf(textPath(entry), withoutBullet(line).trim());
      const ordered = lines.toSorted((a, b) => rankOf(read(b)) - rankOf(read(a)));
      const moved = ordered.filter((line, at) => lines.indexOf(line) > at);
      if (moved.length === 0) return [];
      const served = new Set(moved.flatMap((line) => read(line).requirements));
      const named = requirements
        .filter(({ id }) => served.has(id))
        .toSorted((a, b) => requirementWeight(b) - requirementWeight(a))
        .slice(0, MOST_NAMED)
        .map(({ text }) => text);
      return [
        {
          id: `lines-${entry.id}`,
          kind: "reorder_lines",
          section,
          entry_id: entry.id,
          entry_label: entryLabel(section, entry.fields),
          field: "description",
          before,
          after: [...head, ...ordered].join("\n"),
          why: named.length === 0 ? "" : PROPOSAL_WORDS[language].first(named),
          requirements: [...served],
        },
      ];
    }),
  );
}

/** Lines of about the same relevance keep the person's order. */
function rankOf({ score }: LineRelevance): number {
  if (score >= MUCH) return 2;
  return score >= SOME ? 1 : 0;
}

/** What a requirement that must be met counts, and half of one. */
const [MUCH, SOME] = [2.5, 1];

/** What stands above the first bullet stays there; a list within a list belongs to the line above it. */
function linesToOrder(text: string, entry: Entry): { head: string[]; lines: string[] } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => bulletOf(line) !== "");
  if (first < 0) {
    const said = sentencesIn({ path: entry.path, field: "description", text }).map(
      ({ words }) => words,
    );
    const isParagraph =
      lines.length === 1 &&
      said.length >= LEAST_SENTENCES &&
      said.every((words) => words.length >= (/\p{Script=Han}/u.test(words) ? 8 : SHORTEST));
    return { head: [], lines: isParagraph ? said.map((words) => `- ${words}`) : [] };
  }
  const [head, listed] = [lines.slice(0, first), lines.slice(first)];
  const isPlain = listed.every((line) => bulletOf(line) !== "" && !/^\s/u.test(line));
  return isPlain ? { head, lines: listed } : { head, lines: [] };
}
