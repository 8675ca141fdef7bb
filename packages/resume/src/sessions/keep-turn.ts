/**
 * The one transaction of a turn: the edit with its history, the conversation, and what was answered. A
 * message that was answered in the meantime, by another process or try, is not answered again.
 */
import type { Principal } from "@bole/base";
import type { AgentEvent } from "../agent/events.ts";
import { isModelMissed, type TurnPlan } from "../agent/plan-turn.ts";
import { rememberWaiting } from "../agent/remember.ts";
import { type Settled, settleTurn } from "../agent/settle-turn.ts";
import { endEvents } from "../agent/turn-events.ts";
import type { Db, DeskParts, Transaction } from "../desk/parts.ts";
import { EMPTY_LOG } from "../history/edit-log.ts";
import type { ChatRequest, TurnEnd } from "./chat-request.ts";
import type { Ground } from "./ground.ts";
import { type Kept, keptGround } from "./kept-ground.ts";
import { ProposalState, shownProposal } from "./proposal.ts";
import {
  addTurn,
  findSession,
  findTurn,
  readProposal,
  type Session,
  saveProposal,
  saveSession,
  type Turn,
} from "./session-rows.ts";
import { storedGround } from "./stored-ground.ts";
import type { Subject } from "./subject.ts";

const TITLE = 100;

export interface TurnToKeep {
  readonly session_id: string;
  readonly request: ChatRequest;
  readonly subject: Subject;
  readonly plan: TurnPlan;
}

/** The events that were kept, or the turn that is there already. */
export function keepTurn(
  parts: DeskParts,
  principal: Principal,
  turn: TurnToKeep,
): Promise<{ readonly events: AgentEvent[] } | { readonly known: Turn }> {
  return parts.store.transaction(async (transaction) => {
    const { session_id, request } = turn;
    await transaction.lock(`resume-session:${principal.tenant}:${session_id}`);
    const db = transaction.forTenant(principal.tenant);
    const { message_id } = request;
    const known = message_id === undefined ? undefined : await findTurn(db, session_id, message_id);
    if (known !== undefined) return { known };
    return { events: await write(parts, transaction, principal, turn) };
  });
}

async function write(
  parts: DeskParts,
  transaction: Transaction,
  principal: Principal,
  { session_id, request, subject, plan }: TurnToKeep,
): Promise<AgentEvent[]> {
  const db = transaction.forTenant(principal.tenant);
  const session = await findSession(db, session_id, principal.user);
  const kept = subject.resume_id === null ? keptBy(session, subject) : null;
  const ground =
    kept === null
      ? storedGround(parts, transaction, principal, subject.resume_id ?? "")
      : keptGround(kept, principal.user, parts.now);
  const base_version = kept === null ? subject.version : await baseOf(ground, kept, subject);
  const turn_id = parts.newId("turn");
  const { message, message_id = null } = request;
  // Rules that stand in for a model may misread a message: somebody sees their edits first.
  const mode = isModelMissed(plan.because) ? "propose" : (request.mode ?? "apply");
  const cause = { session_id, turn_id };
  const settled = await settleTurn({ plan, ground, base_version, mode, turn_id, cause });
  const at = parts.now().toISOString();
  const isWaiting = settled.proposal !== null && plan.kind === "calls";
  if (plan.decides !== undefined) await markDecided(db, session, plan.decides);
  await saveSession(db, {
    id: session_id,
    resume_id: subject.resume_id,
    inline: kept,
    memory: isWaiting
      ? {
          ...rememberWaiting(plan.memory, plan.made, { edited: session?.memory.edited ?? [] }),
          proposal_id: turn_id,
        }
      : plan.memory,
    title: session?.title ?? message.slice(0, TITLE).toWellFormed(),
    actor: session?.actor ?? principal.user,
    created_at: session?.created_at ?? at,
    updated_at: at,
  });
  const end = endOf(session_id, turn_id, subject, plan, settled);
  const events = [...settled.events, ...endEvents(settled.reply, end)];
  await addTurn(db, {
    id: turn_id,
    session_id,
    message_id,
    message,
    events,
    solver: plan.solver,
    version: settled.changed.version,
    proposal: settled.proposal,
    created_at: at,
  });
  return events;
}

/** What was said yes or no to in words is no longer offered as a card. */
async function markDecided(
  db: Db,
  session: Session | undefined,
  decides: "apply" | "reject",
): Promise<void> {
  const id = session?.memory.proposal_id;
  if (session === undefined || id == null) return;
  const { proposal } = await readProposal(db, session.id, id);
  if (proposal === null) return;
  const state = decides === "apply" ? "applied" : "rejected";
  const items = proposal.items.map((item) =>
    item.state === "pending" ? { ...item, state: ProposalState.parse(state) } : item,
  );
  await saveProposal(db, { ...proposal, items });
}

function keptBy(session: Session | undefined, { document, isGiven }: Subject): Kept {
  if (session?.inline != null) return { ...session.inline };
  return { document: isGiven ? document : {}, log: EMPTY_LOG };
}

/** Whoever sends the résumé along has edited it themselves: that is an edit of its own. */
async function baseOf(ground: Ground, kept: Kept, subject: Subject): Promise<number> {
  if (!subject.isGiven) return subject.version;
  const { version } = kept.log;
  const edited = await ground.edit(version, () => subject.document, { kind: "hand" }, null);
  return edited.version;
}

function endOf(
  session_id: string,
  turn_id: string,
  { resume_id }: Subject,
  { solver, because }: TurnPlan,
  { changed, proposal }: Settled,
): TurnEnd {
  const { version, changes, can_undo, can_redo } = changed;
  return {
    session_id,
    turn_id,
    resume_id,
    version,
    changes: [...changes],
    can_undo,
    can_redo,
    solver,
    embedded_because: because,
    proposal: proposal && shownProposal(proposal),
  };
}
