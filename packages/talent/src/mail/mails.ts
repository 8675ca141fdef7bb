/**
 * Mails as people see them: what is in the outbox, what came, and what a person may say about it.
 * Nothing is sent from here, and nothing is put into the outbox: that is for the gate of effects.
 */
import type { Principal } from "@bole/base";
import type { GateSources } from "../effects/effect-kind.ts";
import { permit } from "../effects/permission.ts";
import { talentErrors } from "../errors.ts";
import type {
  ConversationPage,
  WholeConversation,
} from "../messages/conversations/conversation.ts";
import {
  type ConversationFilter,
  listConversations,
} from "../messages/conversations/list-conversations.ts";
import { markDone } from "../messages/conversations/mark-done.ts";
import { readConversation } from "../messages/conversations/read-conversation.ts";
import { listMessages, type MessageFilter, type MessagePage } from "../messages/list-messages.ts";
import { readMessage } from "../messages/message-rows.ts";
import type { Message } from "../model/message.ts";
import { composeMail } from "./composing/compose-mail.ts";
import { type InboxParts, type Received, receiveMail } from "./inbound/receive-mail.ts";
import { type ReplyEvent, replyEvent, unannouncedReplies } from "./inbound/replies.ts";
import { releaseDrafts } from "./once/draft-claims.ts";
import { type DraftWish, type NotDrafted, wishToDraft } from "./once/wish-to-draft.ts";
import { cancelMail, resolveMail, retryMail, sendAnyway } from "./outbox/decide.ts";
import { hurryUnreachable } from "./outbox/hurry.ts";
import type { OutboxParts } from "./outbox/settle.ts";

export class Mails {
  readonly #parts: GateSources;

  constructor(parts: GateSources) {
    this.#parts = parts;
  }

  list({ tenant }: Principal, filter: MessageFilter = {}): Promise<MessagePage> {
    return listMessages(this.#parts.store.forTenant(tenant), filter);
  }

  conversations({ tenant }: Principal, filter: ConversationFilter = {}): Promise<ConversationPage> {
    return listConversations(this.#parts.store.forTenant(tenant), filter);
  }

  conversation({ tenant }: Principal, threadId: string): Promise<WholeConversation> {
    return readConversation(this.#parts.store.forTenant(tenant), threadId);
  }

  /** Whether its conversation is done with; null where it stands as if nobody had said anything. */
  async markDone(principal: Principal, id: string, done: boolean | null): Promise<Message> {
    await permit(this.#parts, principal, "send_mail");
    return markDone(this.#parts, principal, id, done);
  }

  get({ tenant }: Principal, id: string): Promise<Message> {
    return readMessage(this.#parts.store.forTenant(tenant), id);
  }

  /** As it came, as it was sent, or as it would be. */
  async raw({ tenant }: Principal, id: string): Promise<Uint8Array> {
    const db = this.#parts.store.forTenant(tenant);
    await readMessage(db, id);
    const received = await db
      .selectFrom("received_mails")
      .select("raw")
      .where("message_id", "=", id)
      .executeTakeFirst();
    if (received !== undefined) return received.raw;
    const row = await db
      .selectFrom("messages")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return (await composeMail(row)).raw;
  }

  async cancel(principal: Principal, id: string): Promise<Message> {
    return cancelMail(await this.#allowed(principal), principal, id);
  }

  async retry(principal: Principal, id: string): Promise<Message> {
    const message = await retryMail(await this.#allowed(principal), principal, id);
    this.#parts.onDone(principal.tenant);
    return message;
  }

  /** Sends one that waits because there is another of its kind. */
  async sendAnyway(principal: Principal, id: string): Promise<Message> {
    const mail = await this.#parts.mailOf(principal.tenant);
    const parts = { ...(await this.#allowed(principal)), mail };
    const message = await sendAnyway(parts, principal, id);
    this.#parts.onDone(principal.tenant);
    return message;
  }

  /** Another server sends from now on: what waited for the old one is tried at once. */
  async serverChanged(tenant: string): Promise<void> {
    const { store, now, onDone } = this.#parts;
    await hurryUnreachable(store, tenant, now());
    onDone(tenant);
  }

  /** `not_sent` sends it again. */
  async resolve(principal: Principal, id: string, was: "sent" | "not_sent"): Promise<Message> {
    const message = await resolveMail(await this.#allowed(principal), principal, id, was);
    this.#parts.onDone(principal.tenant);
    return message;
  }

  /**
   * Asked before a mail is drafted in a run. Null where it may be: from then on no other run drafts
   * one of its kind, until this one is over or the draft is released.
   */
  claimDraft(principal: Principal, wish: DraftWish): Promise<NotDrafted | null> {
    return wishToDraft(this.#parts, principal, wish);
  }

  /** Of all drafts of a run, or of those to the people who are named. */
  releaseDrafts({ tenant }: Pick<Principal, "tenant">, runId: string, people?: readonly string[]) {
    return releaseDrafts(this.#parts.store.forTenant(tenant), runId, people);
  }

  /** Keeps a mail that came (RFC 5322); the same one twice is one. */
  receive(principal: Principal, raw: Uint8Array): Promise<Received> {
    return receiveMail(this.#inbox(), principal, raw, "all");
  }

  /** Keeps it only if it answers a mail of ours or is from somebody on record; null where it is left alone. */
  receiveKnown(principal: Principal, raw: Uint8Array): Promise<Received | null> {
    return receiveMail(this.#inbox(), principal, raw, "known");
  }

  /** Replies that runs may not have been told of, of all tenants. */
  unannounced(): Promise<{ readonly tenant: string; readonly id: string }[]> {
    return unannouncedReplies(this.#parts.store);
  }

  /** What runs that wait for a reply are told. */
  replyEvent(tenant: string, id: string): Promise<ReplyEvent> {
    return replyEvent(this.#parts.store.forTenant(tenant), id);
  }

  async markAnnounced(tenant: string, id: string): Promise<void> {
    const db = this.#parts.store.forTenant(tenant);
    await db.updateTable("messages").set({ announced: 1 }).where("id", "=", id).execute();
  }

  /** Who may send a mail may also say what becomes of one. */
  async #allowed(principal: Principal): Promise<OutboxParts> {
    await permit(this.#parts, principal, "send_mail");
    return this.#outbox();
  }

  #inbox(): InboxParts {
    return { ...this.#outbox(), threads: this.#parts.threads };
  }

  #outbox(): OutboxParts {
    const { guardrails, ...parts } = this.#parts;
    if (guardrails === undefined) {
      throw talentErrors.error("effect-forbidden", "No policy is in force.");
    }
    return { ...parts, guardrails };
  }
}
