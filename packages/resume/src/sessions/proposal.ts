/**
 * Edits that wait for somebody: each is a card that is applied or rejected on its own. It is kept with
 * the version that it was made for; what others changed meanwhile stays, as with any other edit.
 */
import { z } from "zod";
import type { MadeCall } from "../agent/execute.ts";
import { resumeErrors } from "../errors.ts";
import { applyPatch } from "../history/apply-patch.ts";
import { Change, changesBetween } from "../history/changes.ts";
import { makePatch } from "../history/make-patch.ts";
import { type Conflict, merge } from "../history/merge.ts";
import { Patch } from "../history/patch.ts";
import type { ResumeDocument } from "../model/document.ts";
import { ToolCall } from "../tools/tool-call.ts";

export const ProposalState = z.enum(["pending", "applied", "rejected"]);
export type ProposalState = z.infer<typeof ProposalState>;

const ProposalItem = z.object({
  id: z.string(),
  call: ToolCall,
  changes: z.array(Change),
  /** From what the items before it leave. */
  patch: Patch,
  state: ProposalState,
});
type ProposalItem = z.infer<typeof ProposalItem>;

export const StoredProposal = z.object({
  id: z.string(),
  base_version: z.int().min(1),
  items: z.array(ProposalItem),
});
export type StoredProposal = z.infer<typeof StoredProposal>;

/** As it is shown: what each item would change. */
export const Proposal = StoredProposal.extend({
  items: z.array(ProposalItem.omit({ patch: true })),
});
export type Proposal = z.infer<typeof Proposal>;

export function shownProposal({ items, ...proposal }: StoredProposal): Proposal {
  return { ...proposal, items: items.map(({ patch: _, ...item }) => item) };
}

export function proposalOf(
  id: string,
  base_version: number,
  made: readonly MadeCall[],
): StoredProposal {
  const edits = made.filter(({ before, after }) => makePatch(before, after).length > 0);
  const items = edits.map(
    ({ call, before, after }, index): ProposalItem => ({
      id: `${index + 1}`,
      call,
      changes: changesBetween(before, after),
      patch: makePatch(before, after),
      state: "pending",
    }),
  );
  return { id, base_version, items };
}

/** Ids of items, or all that still wait. */
export const Chosen = z.union([z.literal("all"), z.array(z.string().max(20)).max(100)]);
type Chosen = z.infer<typeof Chosen>;

export const Decision = z
  .strictObject({ apply: Chosen.optional(), reject: Chosen.optional() })
  .refine(({ apply, reject }) => (apply === undefined) !== (reject === undefined), {
    message: "name what is to be applied, or what is to be rejected",
  });
export type Decision = z.infer<typeof Decision>;

export interface Decided {
  readonly proposal: StoredProposal;
  /** The résumé with what was applied. */
  readonly document: ResumeDocument;
}

/**
 * @param base the version that it was made for
 * @param current what holds now
 */
export function decide(
  proposal: StoredProposal,
  { apply, reject }: Decision,
  base: ResumeDocument,
  current: ResumeDocument,
): Decided {
  const chosen = chosenOf(proposal, apply ?? reject ?? []);
  const state = apply === undefined ? "rejected" : "applied";
  const conflicts: Conflict[] = [];
  let [before, document] = [base, current];
  for (const { id, patch } of proposal.items) {
    const after = applyPatch(before, patch);
    if (apply !== undefined && chosen.has(id)) {
      // An item whose entry was never added is told like any other change of what is gone.
      const merged = merge(before, after, document);
      conflicts.push(...merged.conflicts);
      document = merged.document;
    }
    before = after;
  }
  if (conflicts.length > 0) {
    throw resumeErrors.error("edit-conflict", {
      detail: "What is proposed is about something that was changed since, or was never applied.",
      data: { conflicts, resume_data: current },
    });
  }
  const items = proposal.items.map((item) => (chosen.has(item.id) ? { ...item, state } : item));
  return { proposal: { ...proposal, items: items as ProposalItem[] }, document };
}

function chosenOf({ id, items }: StoredProposal, chosen: Chosen): Set<string> {
  const pending = new Set(items.filter(({ state }) => state === "pending").map((item) => item.id));
  if (chosen === "all" && pending.size > 0) return pending;
  const wrong = chosen === "all" ? ["all"] : chosen.filter((item) => !pending.has(item));
  if (wrong.length === 0) return new Set(chosen);
  throw resumeErrors.error("proposal-decided", {
    detail: `Of the proposal "${id}", there waits no ${wrong.map((item) => `"${item}"`).join(", ")}.`,
    data: { pending: [...pending] },
  });
}
