/** Mails as they are kept. Nothing is sent from here: that is for the gate of effects. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { Message } from "../model/message.ts";
import type { Db, TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";

const COLUMNS = [
  "id",
  "person_id",
  "job_id",
  "direction",
  "state",
  "message_id",
  "in_reply_to",
  "thread_id",
  "from",
  "to",
  "subject",
  "text",
  "created_at",
] as const;

export const NewMessage = Message.omit({ id: true }).extend({
  /** The ids of the thread's mails before it, oldest first. */
  references: z.array(z.string()).default([]),
  state_reason: z.string().default(""),
  /** @default now */
  created_at: z.iso.datetime().optional(),
});
export type NewMessage = z.input<typeof NewMessage>;

export class Messages {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** Keeps a mail that was written or received. */
  async record({ tenant }: Principal, given: NewMessage): Promise<Message> {
    const { references, state_reason, created_at, ...rest } = parseRequest(
      NewMessage,
      given,
      "message",
    );
    const at = created_at ?? this.#parts.now().toISOString();
    const message: Message = { ...rest, id: this.#parts.newId("message"), created_at: at };
    await this.#parts.store
      .forTenant(tenant)
      .insertInto("messages")
      .values({
        ...message,
        references: JSON.stringify(references),
        state_reason,
        updated_at: at,
      })
      .execute();
    return message;
  }

  /** Somebody's mails, newest first. */
  of({ tenant }: Principal, personId: string): Promise<Message[]> {
    return messagesOf(this.#parts.store.forTenant(tenant), personId);
  }
}

export function messagesOf(db: Db, personId: string): Promise<Message[]> {
  return db
    .selectFrom("messages")
    .select(COLUMNS)
    .where("person_id", "=", personId)
    .orderBy("created_at", "desc")
    .orderBy("pos", "desc")
    .execute();
}
