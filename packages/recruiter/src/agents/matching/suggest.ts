/** What should become of the people on a shortlist, by what their résumés prove. A person confirms it. */
import { type Agent, defineAgent } from "@bole/engine";
import type { Stage } from "@bole/talent";
import { z } from "zod";
import { Shortlist, type ShortlistEntry, StageProposal } from "../../model/index.ts";
import { Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { judge } from "./judge.ts";

/** Where somebody goes next who shows what is asked for. */
const NEXT: Readonly<Partial<Record<Stage, Stage>>> = {
  sourced: "screening",
  replied: "screening",
  screening: "interview",
};
/** So much of what is a must has to be proven. */
const ENOUGH = 0.75;

export function matchingSuggest({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "matching_suggest",
    description: "Proposes who goes on and who does not, by criteria that are met or not met.",
    kind: "evaluation",
    input: z.object({ shortlist: Shortlist, language: Spoken }),
    output: z.object({ proposals: z.array(StageProposal) }),
    run: async ({ shortlist, language }, ctx) => {
      if (shortlist.job_id === null) return { proposals: [] };
      const reader = readerOf(ctx);
      const job = await talent.jobs.get(reader, shortlist.job_id);
      const musts = new Set(job.criteria.flatMap(({ id, need }) => (need === "must" ? [id] : [])));
      const spoken = language ?? job.language;
      const proposals: StageProposal[] = [];
      for (const entry of shortlist.candidates) {
        if (entry.application_id === null) continue;
        const { stage: from, version } = await talent.applications.get(
          reader,
          entry.application_id,
        );
        const move = moveFor(entry, from, musts);
        if (move === null) continue;
        proposals.push({
          application_id: entry.application_id,
          person_id: entry.person_id,
          name: entry.name,
          job_id: job.id,
          job_title: job.title,
          from,
          ...move,
          reason:
            move.category === "criteria_met"
              ? entry.reason
              : whyNot(entry, (await judge(talent, reader, entry.person_id, job)).reasons, spoken),
          version,
        });
      }
      return { proposals };
    },
  });
}

type Move = Pick<StageProposal, "to" | "category">;

function moveFor(entry: ShortlistEntry, stage: Stage, musts: ReadonlySet<string>): Move | null {
  const next = NEXT[stage];
  if (next === undefined) return null;
  const must = entry.verdicts.filter(({ criterion_id }) => musts.has(criterion_id));
  if (must.some(({ verdict }) => verdict === "no")) {
    return { to: "rejected", category: "criteria_not_met" };
  }
  const proven = must.reduce(
    (sum, { verdict }) => sum + (verdict === "meets" ? 1 : verdict === "partly" ? 0.5 : 0),
    0,
  );
  const isEnough = must.length > 0 && proven / must.length >= ENOUGH;
  return isEnough ? { to: next, category: "criteria_met" } : null;
}

/** Why not, in the words that were found when it was judged. */
function whyNot(
  { verdicts }: ShortlistEntry,
  reasons: ReadonlyMap<string, string>,
  language: "zh" | "en",
): string {
  return verdicts
    .filter(({ verdict }) => verdict === "no")
    .map(({ name, criterion_id }) =>
      language === "zh"
        ? `不满足“${name}”：${reasons.get(criterion_id) ?? ""}`
        : `Does not meet “${name}”: ${reasons.get(criterion_id) ?? ""}`,
    )
    .join(" ");
}
