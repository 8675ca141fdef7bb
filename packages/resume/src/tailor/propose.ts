/**
 * Changes that bring what the advertisement asks for to the front, the most useful first. They only put the person's own
 * words into another order or place, or write out a short form; `keeps-source.ts` checks each of them.
 */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { entryLabel } from "../model/structure.ts";
import { addedSkills } from "./add-skills.ts";
import { keepsSource } from "./keeps-source.ts";
import { leadSummary } from "./lead-summary.ts";
import type { RelevanceOf } from "./line-relevance.ts";
import { servedWeight } from "./proposal-weight.ts";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import { reorderedLines } from "./reorder-lines.ts";
import { reorderedSkills } from "./reorder-skills.ts";
import { sameTitle } from "./same-title.ts";
import { sameWords, WORD_ID } from "./same-words.ts";
import type { Proposal, Requirement, Tailoring } from "./tailoring.ts";

export interface ProposalRequest extends Pick<Tailoring, "elsewhere" | "title"> {
  readonly data: ResumeData;
  readonly requirements: readonly Requirement[];
  readonly relevanceOf: RelevanceOf;
  readonly language: TextLanguage;
  readonly today: Date;
}

export function propose(request: ProposalRequest): Proposal[] {
  const { data, requirements, relevanceOf, language, today, elsewhere, title } = request;
  const weighed = [
    ...leadSummary(data, requirements, today, language),
    ...sameWords(data, requirements, language),
    ...reorderedLines(data, requirements, relevanceOf, language),
    ...reorderedSkills(data, requirements, language),
    ...addedSkills(data, requirements, today, language),
    ...broughtOver(data, elsewhere, language),
  ]
    .filter((proposal) => keepsSource(data, proposal, beyond(proposal, elsewhere)))
    .map((proposal) => ({ proposal, weight: servedWeight(requirements, proposal.requirements) }));
  return [
    ...sameTitle(data, title, language),
    ...weighed.toSorted((a, b) => b.weight - a.weight).map(({ proposal }) => proposal),
  ];
}

/** What a proposal may say that the résumé does not. */
function beyond({ id, kind }: Proposal, elsewhere: Tailoring["elsewhere"]): string[] {
  if (kind === "same_word") return [id.slice(WORD_ID.length)];
  if (kind === "lead_summary")
    return [PROPOSAL_WORDS.en.summaryLead, PROPOSAL_WORDS.zh.summaryLead];
  return kind === "from_another_resume" ? elsewhere.map(({ line }) => line) : [];
}

/** A line of another résumé goes under the newest post; the person sees where it is from and may move it. */
function broughtOver(
  data: ResumeData,
  elsewhere: Tailoring["elsewhere"],
  language: TextLanguage,
): Proposal[] {
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
    why: PROPOSAL_WORDS[language].elsewhere,
    requirements: [requirement_id],
  }));
}
