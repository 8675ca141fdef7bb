/** In each post, the lines first that prove something, then those that are close to what is asked for. */
import type { ResumeData } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import { bulletOf, type Entry, entriesOf, textOf, withoutBullet } from "../reading/entries.ts";
import type { Proof, Proposal, Requirement } from "./tailoring.ts";

const LISTS = ["workExperience", "projects"] as const;

/** @param relevant lines about what the job is about */
export function reorderedLines(
  data: ResumeData,
  requirements: readonly Requirement[],
  relevant: readonly Proof[],
): Proposal[] {
  return LISTS.flatMap((section) =>
    entriesOf(data, section).flatMap((entry): Proposal[] => {
      const before = textOf(entry);
      const lines = before.split("\n").filter((line) => line.trim() !== "");
      if (lines.length < 2 || !lines.every((line) => bulletOf(line) !== "")) return [];
      // A list within a list belongs to the line above it.
      if (lines.some((line) => /^\s/u.test(line))) return [];
      const rank = (line: string) =>
        requirements.reduce(
          (sum, one) => sum + weightOf(one, entry, line),
          relevant.some((told) => isLine(told, entry, line)) ? 0.5 : 0,
        );
      const after = lines.toSorted((a, b) => rank(b) - rank(a)).join("\n");
      if (after === lines.join("\n")) return [];
      const served = requirements.filter((one) =>
        lines.some((line) => weightOf(one, entry, line) > 0),
      );
      return [
        {
          id: `lines-${entry.id}`,
          kind: "reorder_lines",
          section,
          entry_id: entry.id,
          entry_label: entryLabel(section, entry.fields),
          field: "description",
          before,
          after,
          requirements: served.map(({ id }) => id),
        },
      ];
    }),
  );
}

/**
 * What is required counts twice what is wished for, a proof in part half, and a proof that is also close in meaning
 * twice: a line may name a word in passing. What is only close counts as much as a proof where there is none, and half where there is.
 */
function weightOf(requirement: Requirement, entry: Entry, line: string): number {
  const { need, verdict, proofs, closest } = requirement;
  const wanted = need === "must" ? 2 : 1;
  const place = closest.findIndex((told) => isLine(told, entry, line));
  if (proofs.some((told) => isLine(told, entry, line)))
    return wanted * (verdict === "meets" ? 1 : 0.5) * (place < 0 ? 1 : 2);
  return place < 0 ? 0 : wanted / (place + (verdict === "meets" ? 2 : 1));
}

const isLine = ({ path, line: told }: Proof, entry: Entry, line: string): boolean =>
  path.startsWith(entry.path) && told === withoutBullet(line).trim();
