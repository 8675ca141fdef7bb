/** The dispatcher of a process, with the sender that its settings ask for. */
import { randomUUID } from "node:crypto";
import { systemAlarm } from "@bole/base";
import type { Guardrails } from "@bole/guardrails";
import type { Store } from "@bole/store";
import type { Tables } from "../../parts.ts";
import { localOutbox } from "../sending/local-outbox.ts";
import { SmtpSender } from "../sending/smtp/smtp-sender.ts";
import { MailDispatcher } from "./mail-dispatcher.ts";

export interface OpenDispatcherOptions {
  readonly store: Store<Tables>;
  readonly guardrails: Guardrails;
  /** Without it mail goes into the local outbox. */
  readonly smtpUrl?: string | undefined;
  /** Whether no other process uses the database. */
  readonly alone: boolean;
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly now?: () => Date;
}

export type Dispatcher = Pick<MailDispatcher, "start" | "wake" | "whenIdle" | "close">;

export function openDispatcher(options: OpenDispatcherOptions): Dispatcher {
  const { store, guardrails, smtpUrl, alone, warn } = options;
  return new MailDispatcher({
    store,
    guardrails,
    alone,
    warn,
    sender: smtpUrl === undefined ? localOutbox : new SmtpSender(smtpUrl),
    owner: randomUUID(),
    alarm: systemAlarm,
    now: options.now ?? (() => new Date()),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
  });
}
