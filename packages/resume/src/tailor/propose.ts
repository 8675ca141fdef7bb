/**
 * Changes that bring what the advertisement asks for to the front. They only put the person's own
 * words into another order, or take them from elsewhere in their résumés; the guard of facts checks each order.
 */
import type { ResumeData } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import { keepsFacts } from "../polish/keeps-facts.ts";
import { addedSkills } from "./add-skills.ts";
import type { Closeness } from "./closest-lines.ts";
import { reorderedLines } from "./reorder-lines.ts";
import { reorderedSkills } from "./reorder-skills.ts";
import { sameTitle } from "./same-title.ts";
import type { Proposal, Requirement, Tailoring } from "./tailoring.ts";

export function propose(
  data: ResumeData,
  requirements: readonly Requirement[],
  found: Pick<Tailoring, "elsewhere" | "title"> & Pick<Closeness, "relevant">,
  today: Date,
): Proposal[] {
  const reordered = [
    ...reorderedLines(data, requirements, found.relevant),
    ...reorderedSkills(data, requirements),
  ].filter(({ before, after }) => keepsFacts(before, after).kept);
  return [
    ...sameTitle(data, found.title),
    ...reordered,
    ...addedSkills(data, requirements, today),
    ...broughtOver(data, found.elsewhere),
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
