/**
 * Conversations about résumés. A message is answered whole and then told: whoever reads the answer may
 * leave at any time, and nothing of it is lost. Within a conversation one message waits for the other.
 */
import type { Principal } from "@bole/base";
import type { SaidBefore } from "@bole/models";
import type { AgentEvent } from "../agent/events.ts";
import { isModelMissed, planTurn } from "../agent/plan-turn.ts";
import { settleTurn } from "../agent/settle-turn.ts";
import { endEvents } from "../agent/turn-events.ts";
import type { TurnParts } from "../agent/turn-parts.ts";
import type { DeskParts } from "../desk/parts.ts";
import { EMPTY_LOG } from "../history/edit-log.ts";
import type { ChatRequest } from "./chat-request.ts";
import { type DecidedProposal, decideProposal } from "./decide-proposal.ts";
import { keepTurn } from "./keep-turn.ts";
import { keptGround } from "./kept-ground.ts";
import type { Decision } from "./proposal.ts";
import { replayOf } from "./replay.ts";
import type { Conversation, SessionFilter, SessionPage } from "./session-list.ts";
import { listSessions, readConversation, removeSession } from "./session-list.ts";
import { findSession, findTurn, readTurns, type Turn } from "./session-rows.ts";
import { type Subject, subjectOf } from "./subject.ts";

export type ChatParts = DeskParts &
  Pick<TurnParts, "understand" | "byModel" | "models" | "mayBeSaid" | "threads">;

export class ResumeChat {
  readonly #parts: ChatParts;
  readonly #turns: TurnParts;
  readonly #inTurn = new Map<string, Promise<unknown>>();
  readonly #closing = new AbortController();

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#turns = { ...parts, newId: parts.newEntryId };
  }

  /** Throws what is wrong with a request, before anything is done about it. */
  async check(principal: Principal, request: ChatRequest): Promise<void> {
    const db = this.#parts.store.forTenant(principal.tenant);
    const { session_id } = request;
    const session =
      session_id === undefined ? undefined : await findSession(db, session_id, principal.user);
    await subjectOf(this.#parts, principal, request, session);
  }

  /** Everything that the message led to. It does not stop when nobody listens any more. */
  send(principal: Principal, request: ChatRequest): Promise<AgentEvent[]> {
    const { session_id, resume_id } = request;
    if (session_id === undefined && resume_id === undefined) return this.#loose(principal, request);
    const id = session_id ?? this.#parts.newId("session");
    return this.#after(`${principal.tenant}:${id}`, () => this.#answer(principal, id, request));
  }

  /** When every message that was sent so far is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.#inTurn.values());
  }

  /** Models are waited for no longer: of a message without an answer nothing was kept. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.settled();
  }

  /** Applies or rejects what was proposed, or some of it. */
  decide(
    principal: Principal,
    session_id: string,
    proposal_id: string,
    decision: Decision,
  ): Promise<DecidedProposal> {
    return decideProposal(this.#parts, principal, session_id, proposal_id, decision);
  }

  sessions({ tenant, user }: Principal, filter: SessionFilter = {}): Promise<SessionPage> {
    return listSessions(this.#parts.store.forTenant(tenant), user, filter);
  }

  session({ tenant, user }: Principal, id: string): Promise<Conversation> {
    return readConversation(this.#parts.store.forTenant(tenant), id, user);
  }

  /** The conversation, not the résumé: its edits stay, and can be undone. */
  remove({ tenant, user }: Principal, id: string): Promise<void> {
    return removeSession(this.#parts.store.forTenant(tenant), id, user);
  }

  async #answer(principal: Principal, id: string, request: ChatRequest): Promise<AgentEvent[]> {
    const db = this.#parts.store.forTenant(principal.tenant);
    const { message, message_id } = request;
    const session = await findSession(db, id, principal.user);
    const known = message_id === undefined ? undefined : await findTurn(db, id, message_id);
    if (known !== undefined) return replayOf(this.#parts, principal, known);
    const subject = await subjectOf(this.#parts, principal, request, session);
    const before = session === undefined ? [] : await readTurns(db, id, TURNS_BEFORE);
    const plan = await this.#plan(principal, message, subject, before.flatMap(saidIn));
    const turn = { session_id: id, request, subject, plan };
    const kept = await keepTurn(this.#parts, principal, turn);
    return "events" in kept ? kept.events : replayOf(this.#parts, principal, kept.known);
  }

  /** About a résumé that was sent along, and is forgotten when it was sent back. */
  async #loose(principal: Principal, request: ChatRequest): Promise<AgentEvent[]> {
    const subject = await subjectOf(this.#parts, principal, request, undefined);
    const plan = await this.#plan(principal, request.message, subject, []);
    const kept = { document: subject.document, log: EMPTY_LOG };
    const { events, reply } = await settleTurn({
      plan,
      ground: keptGround(kept, principal.user, this.#parts.now),
      base_version: EMPTY_LOG.version,
      mode: isModelMissed(plan.because) ? "propose" : (request.mode ?? "apply"),
      turn_id: "",
      cause: {},
    });
    return [...events, ...endEvents(reply)];
  }

  #plan(
    { tenant }: Principal,
    message: string,
    { document, memory }: Subject,
    history: readonly SaidBefore[],
  ) {
    const { signal } = this.#closing;
    return planTurn(this.#turns, { message, document, memory, tenant, signal, history });
  }

  #after<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#inTurn.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.#inTurn.set(key, settled);
    void settled.then(() => {
      if (this.#inTurn.get(key) === settled) this.#inTurn.delete(key);
    });
    return result;
  }
}

/** How far back a conversation is shown to a model. */
const TURNS_BEFORE = 6;

function saidIn({ message, events }: Turn): SaidBefore[] {
  const replies = events.flatMap((event) => (event.type === "reply" ? [event.content] : []));
  const text = replies.join("\n");
  return [
    { role: "user", text: message },
    ...(text === "" ? [] : [{ role: "assistant", text } as const]),
  ];
}
