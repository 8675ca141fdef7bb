/** Conversations: what was said, what was answered, and what the next message may refer to. */
import type { Principal } from "@bole/base";
import { afterCursor, timeCursor } from "@bole/talent";
import { recruiterErrors } from "../errors.ts";
import type { Attached, MessageContext, SessionMessage, SessionSummary } from "../model/index.ts";
import { NOTHING_KNOWN, SessionMemory } from "../reading/memory.ts";
import type { IncomingMessage } from "../reading/message.ts";
import type { Said, Sessions as SessionsPort, Turn } from "../router/ports.ts";
import { beginSession } from "./begin-session.ts";
import { findMessage, messagesOf, type StoredMessage, storedMessage } from "./message-rows.ts";
import { runIdOf } from "./run-id.ts";
import type { RecruiterDb, SessionParts } from "./store.ts";

export interface NewMessage {
  readonly input: IncomingMessage;
  readonly attachments: readonly Attached[];
  readonly context: MessageContext;
}

export interface SessionRow {
  readonly id: string;
  readonly title: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export class Sessions implements SessionsPort {
  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Keeps a message, once: whoever sends it again gets the one that is there. */
  async receive(
    { tenant, user }: Principal,
    { input, attachments, context }: NewMessage,
  ): Promise<StoredMessage> {
    const { session_id, message_id, message } = input;
    return this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`recruiter-session:${tenant}:${session_id}`);
      const db = transaction.forTenant(tenant);
      const known = await findMessage(db, session_id, message_id);
      if (known !== undefined) return known;
      const at = this.#parts.now().toISOString();
      await beginSession(db, { id: session_id, user, message, at });
      await db
        .insertInto("recruiter_messages")
        .values({
          session_id,
          message_id,
          user_id: user,
          message,
          attachments: JSON.stringify(attachments),
          context: JSON.stringify(context),
          input: JSON.stringify(input),
          run_id: runIdOf(tenant, session_id, message_id),
          route: null,
          reply: null,
          workflow_id: null,
          links: "[]",
          created_at: at,
        })
        .execute();
      const stored = await findMessage(db, session_id, message_id);
      if (stored === undefined) throw new Error("A message is not there that was just written.");
      return stored;
    });
  }

  find(tenant: string, sessionId: string, messageId: string): Promise<StoredMessage | undefined> {
    return findMessage(this.#db(tenant), sessionId, messageId);
  }

  async memory(tenant: string, sessionId: string): Promise<SessionMemory> {
    const row = await this.#db(tenant)
      .selectFrom("recruiter_sessions")
      .select("memory")
      .where("id", "=", sessionId)
      .executeTakeFirst();
    return row === undefined ? NOTHING_KNOWN : SessionMemory.parse(JSON.parse(row.memory));
  }

  async history(tenant: string, sessionId: string, limit: number): Promise<Said[]> {
    const rows = await this.#db(tenant)
      .selectFrom("recruiter_messages")
      .select(["message", "reply"])
      .where("session_id", "=", sessionId)
      .where("reply", "is not", null)
      .orderBy("pos", "desc")
      .limit(Math.ceil(limit / 2))
      .execute();
    return rows
      .toReversed()
      .flatMap(({ message, reply }): Said[] => [
        { role: "user", text: message },
        { role: "assistant", text: reply ?? "" },
      ])
      .slice(-limit);
  }

  async save(tenant: string, turn: Turn): Promise<void> {
    const { session_id, message_id, reply, route, workflow_id, links, memory } = turn;
    await this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`recruiter-session:${tenant}:${session_id}`);
      const db = transaction.forTenant(tenant);
      const known = await findMessage(db, session_id, message_id);
      if (known === undefined || known.route !== null) return;
      await db
        .updateTable("recruiter_messages")
        .set({ reply, route, workflow_id, links: JSON.stringify(links) })
        .where("session_id", "=", session_id)
        .where("message_id", "=", message_id)
        .execute();
      await db
        .updateTable("recruiter_sessions")
        .set({ memory: JSON.stringify(memory) })
        .where("id", "=", session_id)
        .execute();
    });
  }

  /** Those first in which something happened last. */
  async list(
    { tenant, user }: Principal,
    limit: number,
    before: string | null,
  ): Promise<{ items: Omit<SessionSummary, "waiting">[]; next: string | null }> {
    const rows = await this.#db(tenant)
      .selectFrom("recruiter_sessions as session")
      .select(["session.id", "session.title", "session.created_at", "session.updated_at"])
      .select((eb) =>
        eb
          .selectFrom("recruiter_messages as message")
          .whereRef("message.session_id", "=", "session.id")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .as("messages"),
      )
      .where("session.user_id", "=", user)
      .$if(before !== null, (query) =>
        query.where((eb) =>
          afterCursor(eb, before ?? "", { at: "session.updated_at", id: "session.id" }),
        ),
      )
      .orderBy("session.updated_at", "desc")
      .orderBy("session.id", "desc")
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const items = shown.map(({ id, messages, ...row }) => ({
      session_id: id,
      ...row,
      messages: Number(messages ?? 0),
    }));
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items, next: last === undefined ? null : timeCursor(last.updated_at, last.id) };
  }

  async get({ tenant, user }: Principal, id: string): Promise<SessionRow> {
    const row = await this.#db(tenant)
      .selectFrom("recruiter_sessions")
      .select(["id", "title", "created_at", "updated_at"])
      .where("id", "=", id)
      .where("user_id", "=", user)
      .executeTakeFirst();
    if (row !== undefined) return row;
    throw recruiterErrors.error(
      "recruiter-session-unknown",
      `There is no conversation "${id}" of yours.`,
    );
  }

  async messages(tenant: string, id: string): Promise<SessionMessage[]> {
    const stored = await messagesOf(this.#db(tenant), id);
    return stored.map(({ message_id, message, attachments, context, run_id, route, at }) => ({
      message_id,
      message,
      attachments,
      context,
      run_id,
      route,
      at,
    }));
  }

  async delete(principal: Principal, id: string): Promise<void> {
    await this.get(principal, id);
    await this.#db(principal.tenant)
      .deleteFrom("recruiter_sessions")
      .where("id", "=", id)
      .execute();
  }

  /** Of all tenants: messages whose answer a process may not have lived to tell to its end. */
  async unanswered(): Promise<{ tenant: string; message: StoredMessage }[]> {
    const rows = await this.#parts.store
      .acrossTenants("after a start, the messages of all tenants are answered")
      .selectFrom("recruiter_messages")
      .selectAll()
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("recruiter_events")
              .select("recruiter_events.seq")
              .whereRef("recruiter_events.tenant", "=", "recruiter_messages.tenant")
              .whereRef("recruiter_events.session_id", "=", "recruiter_messages.session_id")
              .whereRef("recruiter_events.message_id", "=", "recruiter_messages.message_id")
              .where("recruiter_events.type", "=", "done"),
          ),
        ),
      )
      .orderBy("pos")
      .execute();
    return rows.map((row) => ({ tenant: row.tenant, message: storedMessage(row) }));
  }

  #db(tenant: string): RecruiterDb {
    return this.#parts.store.forTenant(tenant);
  }
}
