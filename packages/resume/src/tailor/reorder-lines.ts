/**
 * In each post, lines that say nothing of what is asked for go below those that do, where that brings a clear proof of
 * something required to the front. All else stays in the person's own order.
 */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import { bulletOf, entriesOf, textOf, textPath, withoutBullet } from "../reading/entries.ts";
import type { RelevanceOf } from "./line-relevance.ts";
import { requirementWeight } from "./proposal-weight.ts";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal, Requirement } from "./tailoring.ts";

const LISTS = ["workExperience", "projects"] as const;
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
      const { head, lines } = linesToOrder(before);
      const read = (line: string) => relevanceOf(textPath(entry), withoutBullet(line).trim());
      const ordered = lines.toSorted(
        (a, b) => Number(read(b).isRelevant) - Number(read(a).isRelevant),
      );
      const moved = ordered.filter((line, at) => lines.indexOf(line) > at);
      const served = new Set(moved.flatMap((line) => read(line).proves));
      if (served.size === 0) return [];
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

/** What stands above the first bullet stays there; a list within a list belongs to the line above it. */
function linesToOrder(text: string): { head: string[]; lines: string[] } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => bulletOf(line) !== "");
  if (first < 0) return { head: lines, lines: [] };
  const [head, listed] = [lines.slice(0, first), lines.slice(first)];
  const isPlain = listed.every((line) => bulletOf(line) !== "" && !/^\s/u.test(line));
  return isPlain ? { head, lines: listed } : { head, lines: [] };
}
