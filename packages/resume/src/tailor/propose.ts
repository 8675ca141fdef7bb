/**
 * Changes that bring what the advertisement asks for to the front. They only put the person's own
 * words into another order, or take them from another of their résumés; the guard of facts checks each.
 */
import type { ResumeData } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import { keepsFacts } from "../polish/keeps-facts.ts";
import { bulletOf, entriesOf, textOf, withoutBullet } from "../reading/entries.ts";
import type { Proposal, Requirement, Tailoring } from "./tailoring.ts";

const LISTS = ["workExperience", "projects"] as const;

export function propose(
  data: ResumeData,
  requirements: readonly Requirement[],
  elsewhere: Tailoring["elsewhere"],
): Proposal[] {
  const backed = requirements.filter(({ proofs }) => proofs.length > 0);
  return [
    ...reorderedLines(data, backed),
    ...reorderedSkills(data, backed),
    ...broughtOver(data, elsewhere),
  ].filter(
    ({ kind, before, after }) => kind === "from_another_resume" || keepsFacts(before, after).kept,
  );
}

/** In each post, the lines first that prove something; otherwise as they were. */
function reorderedLines(data: ResumeData, backed: readonly Requirement[]): Proposal[] {
  return LISTS.flatMap((section) =>
    entriesOf(data, section).flatMap((entry): Proposal[] => {
      const before = textOf(entry);
      const lines = before.split("\n");
      const servedBy = (line: string) =>
        backed.filter(({ proofs }) =>
          proofs.some(
            (proof) =>
              proof.path.startsWith(entry.path) && proof.line === withoutBullet(line).trim(),
          ),
        );
      const isListed = lines
        .filter((line) => line.trim() !== "")
        .every((line) => bulletOf(line) !== "");
      if (!isListed || lines.length < 2) return [];
      const rank = (line: string) =>
        servedBy(line).reduce((sum, { need }) => sum + (need === "must" ? 2 : 1), 0);
      const after = lines.toSorted((a, b) => rank(b) - rank(a)).join("\n");
      if (after === before) return [];
      const served = lines.flatMap(servedBy).map(({ id }) => id);
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
          requirements: [...new Set(served)],
        },
      ];
    }),
  );
}

const SEPARATOR = /[,，、;；]\s*/u;

/** In each line of skills, those first that are asked for. */
function reorderedSkills({ skillContent }: ResumeData, backed: readonly Requirement[]): Proposal[] {
  const asked = backed.map(({ id, text }) => ({ id, text: text.toLowerCase() }));
  const served = new Set<string>();
  const lines = skillContent.split("\n").map((line) => {
    const [, label = "", rest = line] = /^(.*?[:：]\s*)(.+)$/su.exec(line) ?? [];
    const sign = /[,，、;；]\s*/u.exec(rest)?.[0];
    if (sign === undefined) return line;
    const items = rest.split(SEPARATOR);
    const rank = (item: string) => {
      const wanted = asked.find(
        ({ text }) => item.trim() !== "" && text.includes(item.trim().toLowerCase()),
      );
      if (wanted !== undefined) served.add(wanted.id);
      return wanted === undefined ? 1 : 0;
    };
    return label + items.toSorted((a, b) => rank(a) - rank(b)).join(sign);
  });
  const after = lines.join("\n");
  if (after === skillContent) return [];
  return [
    {
      id: "skills",
      kind: "reorder_skills",
      section: "skillContent",
      entry_id: null,
      entry_label: "",
      field: "skillContent",
      before: skillContent,
      after,
      requirements: [...served],
    },
  ];
}

/** A line of another résumé goes under the newest post; the person sees where it is from and may move it. */
function broughtOver(data: ResumeData, elsewhere: Tailoring["elsewhere"]): Proposal[] {
  const [newest] = data.workExperience;
  if (newest === undefined) return [];
  return elsewhere.map(({ requirement_id, line }) => ({
    id: `elsewhere-${requirement_id}`,
    kind: "from_another_resume" as const,
    section: "workExperience",
    entry_id: newest.id,
    entry_label: entryLabel("workExperience", newest),
    field: "description",
    before: newest.description,
    after: [newest.description, `- ${line}`].filter((text) => text !== "").join("\n"),
    requirements: [requirement_id],
  }));
}
