/** The recruiter as its routes use it: messages in, events out, decisions, workflows, conversations. */
import { createHash } from "node:crypto";
import type { Principal } from "@bole/base";
import { assertJson, type Engine, type VfsPort } from "@bole/engine";
import { recruiterErrors } from "../errors.ts";
import type {
  Attached,
  ChatRequest,
  KeptEvent,
  MessageContext,
  Session,
  SessionSummary,
} from "../model/index.ts";
import type { Narrator } from "../narrate/narrator.ts";
import { ROUTER_STEP } from "../narrate/tell-message.ts";
import { IncomingMessage } from "../reading/message.ts";
import type { EventLog } from "../sessions/event-log.ts";
import { followLog } from "../sessions/follow-log.ts";
import type { StoredMessage } from "../sessions/message-rows.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { WorkflowDesk } from "../workflows/workflow-desk.ts";

export interface RecruiterOptions {
  readonly engine: Pick<Engine, "start" | "cancel">;
  readonly sessions: Sessions;
  readonly workflows: WorkflowDesk;
  readonly log: EventLog;
  readonly narrator: Narrator;
  readonly unfinished: () => Promise<readonly { readonly tenant: string; readonly id: string }[]>;
  /** Refuses, by its name, what the page speaks of and is not there. */
  readonly assertKnown: (principal: Principal, context: MessageContext) => Promise<void>;
  /** Where files lie that came with messages. */
  readonly files: Pick<VfsPort, "put">;
  readonly newId: (prefix: string) => string;
}

export const attachmentPath = (id: string): string => `/recruiter/attachments/${id}`;

export interface SentMessage {
  readonly session_id: string;
  readonly message_id: string;
}

export interface Sent extends Omit<ChatRequest, "attachments"> {
  /** What became of the files that came with it. */
  readonly attached: readonly Attached[];
  /** Résumés among them, as they came. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export class Recruiter {
  readonly #parts: RecruiterOptions;
  readonly workflows: WorkflowDesk;

  constructor(parts: RecruiterOptions) {
    this.#parts = parts;
    this.workflows = parts.workflows;
  }

  /** Resolves when the message is kept and its run is on its way; what comes of it is in the log. */
  async send(principal: Principal, sent: Sent): Promise<SentMessage> {
    const { message, context = {}, attached } = sent;
    await this.#parts.assertKnown(principal, context);
    const session_id = sent.session_id ?? this.#parts.newId("session");
    const message_id = sent.message_id ?? this.#parts.newId("m");
    const job = attached.find(({ kind, id }) => kind === "job" && id !== null);
    const people = attached.flatMap(({ kind, id }) =>
      kind === "resume" && id !== null ? [id] : [],
    );
    const attachments = await this.#keep(principal.tenant, sent.files);
    const input = IncomingMessage.parse({
      session_id,
      message_id,
      message,
      user: principal.user,
      roles: principal.roles,
      time_zone: context.time_zone ?? null,
      page: {
        job_id: job?.id ?? context.job_id ?? null,
        person_ids: [...new Set([...people, ...(context.person_ids ?? [])])],
      },
      attachments,
    });
    const stored = await this.#parts.sessions.receive(principal, {
      input,
      attachments: attached,
      context,
    });
    await this.#run(principal.tenant, stored);
    return { session_id, message_id };
  }

  /** What a message led to, up to where it was done; from the log, so whoever asks again sees the same. */
  async *answer(
    tenant: string,
    { session_id, message_id }: SentMessage,
    { after, signal }: { readonly after: number; readonly signal: AbortSignal },
  ): AsyncGenerator<KeptEvent> {
    for await (const event of followLog(this.#parts.log, { tenant, session_id, after, signal })) {
      if (event.message_id !== message_id) continue;
      yield event;
      if (event.type === "done") return;
    }
  }

  /** What a workflow does after a number, up to where it has come to rest. */
  async *moved(
    tenant: string,
    id: string,
    at: { readonly session_id: string; readonly after: number },
    signal: AbortSignal,
  ): AsyncGenerator<KeptEvent> {
    for await (const event of followLog(this.#parts.log, { tenant, ...at, signal })) {
      if (event.workflow_id !== id) continue;
      yield event;
      if (event.type === "done") return;
    }
  }

  /** Everything that happens in a conversation, for as long as somebody listens. */
  events(
    tenant: string,
    session_id: string,
    { after, signal }: { readonly after: number; readonly signal: AbortSignal },
  ): AsyncGenerator<KeptEvent> {
    return followLog(this.#parts.log, { tenant, session_id, after, signal });
  }

  lastSeq(tenant: string, sessionId: string): Promise<number> {
    return this.#parts.log.lastSeq(tenant, sessionId);
  }

  async sessions(
    principal: Principal,
    limit: number,
    before: string | null,
  ): Promise<{ items: SessionSummary[]; next: string | null }> {
    const { items, next } = await this.#parts.sessions.list(principal, limit, before);
    const waiting = items.map(async (item) => {
      const pending = await this.workflows.pending(principal.tenant, item.session_id);
      return { ...item, waiting: pending.length };
    });
    return { items: await Promise.all(waiting), next };
  }

  /** Refuses whoever it does not belong to. */
  async assertOwn(principal: Principal, id: string): Promise<void> {
    await this.#parts.sessions.get(principal, id);
  }

  async session(principal: Principal, id: string): Promise<Session> {
    const { tenant } = principal;
    const { title, created_at, updated_at } = await this.#parts.sessions.get(principal, id);
    const [messages, events, pending] = await Promise.all([
      this.#parts.sessions.messages(tenant, id),
      this.#allEvents(tenant, id),
      this.workflows.pending(tenant, id),
    ]);
    const waiting = pending.length;
    return { session_id: id, title, waiting, created_at, updated_at, messages, events };
  }

  async deleteSession(principal: Principal, id: string): Promise<void> {
    await this.#parts.sessions.get(principal, id);
    const workflows = await this.workflows.ofSession(principal, id);
    const going = workflows.find(({ status }) => status === "running" || status === "waiting");
    if (going !== undefined) {
      throw recruiterErrors.error("recruiter-session-busy", {
        detail: `The workflow "${going.id}" of this conversation is ${going.status}.`,
        data: { workflow_id: going.id },
      });
    }
    await this.#parts.sessions.delete(principal, id);
  }

  /** After a start: messages that were not answered to their end are, and workflows are followed on. */
  async recover(): Promise<void> {
    for (const { tenant, message } of await this.#parts.sessions.unanswered()) {
      await this.#run(tenant, message);
    }
    await this.look();
  }

  /** Follows what another process may have moved. */
  async look(): Promise<void> {
    await this.#parts.narrator.lookAt(await this.#parts.unfinished());
  }

  close(): Promise<void> {
    return this.#parts.narrator.close();
  }

  /** By what is in it: the same file is kept once. */
  async #keep(tenant: string, files: Sent["files"]) {
    const kept = [];
    for (const { name, bytes } of files) {
      const id = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
      await this.#parts.files.put(tenant, {
        path: attachmentPath(id),
        content: bytes,
        tags: [name],
      });
      kept.push({ id, name });
    }
    return kept;
  }

  async #run(tenant: string, message: StoredMessage): Promise<void> {
    const { input, run_id } = message;
    const fields = Object.keys(input).map((name) => [name, `$input.${name}`]);
    await this.#parts.engine.start({
      tenant,
      run_id,
      input: assertJson(input, "A message"),
      plan: {
        version: "1",
        description: input.message.replaceAll(/\s+/g, " ").slice(0, 100).toWellFormed(),
        steps: [{ id: ROUTER_STEP, action: "recruiter_router", args: Object.fromEntries(fields) }],
      },
    });
    void this.#parts.narrator.message(tenant, message);
  }

  async #allEvents(tenant: string, id: string): Promise<KeptEvent[]> {
    const events: KeptEvent[] = [];
    for (;;) {
      const page = await this.#parts.log.read(tenant, id, events.at(-1)?.seq ?? 0);
      if (page.length === 0) return events;
      events.push(...page);
    }
  }
}
