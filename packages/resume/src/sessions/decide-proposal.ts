/** Applying and rejecting what was proposed: an edit of the turn that proposed it. */
import type { Principal } from "@bole/base";
import type { DeskParts } from "../desk/parts.ts";
import type { Change } from "../history/changes.ts";
import type { ResumeDocument } from "../model/document.ts";
import type { TurnMemory } from "../reading/understanding.ts";
import type { Changed, Ground } from "./ground.ts";
import { keptGround } from "./kept-ground.ts";
import {
  type Decision,
  decide,
  type Proposal,
  type StoredProposal,
  shownProposal,
} from "./proposal.ts";
import { readProposal, readSession, saveProposal, saveSession } from "./session-rows.ts";
import { storedGround } from "./stored-ground.ts";

export interface DecidedProposal {
  readonly proposal: Proposal;
  readonly resume_id: string | null;
  readonly resume_data: ResumeDocument;
  readonly version: number;
  readonly changes: Change[];
  readonly can_undo: boolean;
  readonly can_redo: boolean;
}

export function decideProposal(
  parts: DeskParts,
  principal: Principal,
  session_id: string,
  proposal_id: string,
  decision: Decision,
): Promise<DecidedProposal> {
  return parts.store.transaction(async (transaction) => {
    await transaction.lock(`resume-session:${principal.tenant}:${session_id}`);
    const db = transaction.forTenant(principal.tenant);
    const session = await readSession(db, session_id, principal.user);
    const turn = await readProposal(db, session_id, proposal_id);
    const kept = session.inline && { ...session.inline };
    const ground =
      kept === null
        ? storedGround(parts, transaction, principal, session.resume_id ?? "")
        : keptGround(kept, principal.user, parts.now);
    const { proposal, changed } = await decideOn(ground, turn, decision);
    await saveSession(db, {
      ...session,
      ...(kept !== null && { inline: kept, updated_at: parts.now().toISOString() }),
      memory: withoutProposal(session.memory, proposal_id),
    });
    await saveProposal(db, proposal);
    const { document, version, changes, can_undo, can_redo } = changed;
    return {
      proposal: shownProposal(proposal),
      resume_id: session.resume_id,
      resume_data: document,
      version,
      changes: [...changes],
      can_undo,
      can_redo,
    };
  });
}

/** A "yes" in words is no answer to what was decided on the card. */
const withoutProposal = (memory: TurnMemory, id: string): TurnMemory =>
  memory.proposal_id === id
    ? { ...memory, state: { ...memory.state, pending: [] }, proposed: [], proposal_id: null }
    : memory;

async function decideOn(
  ground: Ground,
  turn: Awaited<ReturnType<typeof readProposal>>,
  decision: Decision,
): Promise<{ readonly proposal: StoredProposal; readonly changed: Changed }> {
  const { session_id, id: turn_id, solver } = turn;
  const asked = turn.proposal ?? { id: turn_id, base_version: 1, items: [] };
  const base = await ground.at(asked.base_version);
  const now = await ground.look();
  const { proposal, document } = decide(asked, decision, base, now.document);
  if (document === now.document) return { proposal, changed: now };
  const cause = { kind: "chat" as const, session_id, turn_id };
  // It was brought onto what holds now already.
  return { proposal, changed: await ground.edit(now.version, () => document, cause, solver) };
}
