/** The dispatcher of a process, with the sender that its settings ask for. */
import { randomUUID } from "node:crypto";
import { systemAlarm } from "@bole/base";
import type { Guardrails } from "@bole/guardrails";
import type { Store } from "@bole/store";
import type { Tables } from "../../parts.ts";
import { MailDispatcher } from "./mail-dispatcher.ts";
import { type MailRoute, mailersFor } from "./mailers.ts";

export interface OpenDispatcherOptions {
  readonly store: Store<Tables>;
  readonly guardrails: Guardrails;
  /** By which server mail leaves, asked anew for each. @default by `smtpUrl`, for all tenants */
  readonly routeOf?: (tenant: string) => Promise<MailRoute>;
  /** Without it, too, mail goes into the local outbox. */
  readonly smtpUrl?: string | undefined;
  /** Whether no other process uses the database. */
  readonly alone: boolean;
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly now?: () => Date;
}

export type Dispatcher = Pick<MailDispatcher, "start" | "wake" | "whenIdle" | "close">;

export function openDispatcher(options: OpenDispatcherOptions): Dispatcher {
  const { store, guardrails, smtpUrl, alone, warn } = options;
  const { routeOf = async () => ({ smtpUrl }) } = options;
  return new MailDispatcher({
    store,
    guardrails,
    alone,
    warn,
    mailers: mailersFor(routeOf),
    owner: randomUUID(),
    alarm: systemAlarm,
    now: options.now ?? (() => new Date()),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
  });
}
