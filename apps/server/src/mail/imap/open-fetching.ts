/** The fetching of a serving process. */
import { randomUUID } from "node:crypto";
import { systemAlarm } from "@bole/base";
import type { Store } from "@bole/store";
import type { Mails } from "@bole/talent";
import type { Logger } from "pino";
import type { MailChoices } from "../mail-choices.ts";
import type { MailTables } from "../mail-tables.ts";
import { FetchState } from "./fetch-state.ts";
import { MailFetching } from "./mail-fetching.ts";

export interface OpenFetchingOptions {
  readonly store: Store<MailTables>;
  readonly choices: MailChoices;
  readonly mails: Mails;
  readonly alone: boolean;
  readonly log: Logger;
  /** Something came. */
  readonly onKept: () => Promise<void>;
}

/** Reads nothing before it is started. */
export function openFetching(options: OpenFetchingOptions): MailFetching {
  const { store, choices, mails, alone, log, onKept } = options;
  const now = () => new Date();
  return new MailFetching({
    ...{ choices, mails, alone, onKept, now },
    state: new FetchState({ store, owner: randomUUID(), now }),
    alarm: systemAlarm,
    warn: (message, fields) => log.warn(fields, message),
  });
}
