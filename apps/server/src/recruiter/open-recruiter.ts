/** The recruiter's agents and planner for the registry, and what is opened with them once the engine is there. */
import { randomUUID } from "node:crypto";
import type { Threads } from "@bole/base/threads";
import type { Guardrails } from "@bole/guardrails";
import type { Reader } from "@bole/language";
import type { Models } from "@bole/models";
import {
  type CallCostOf,
  createRecruiter,
  MailTemplates,
  type RecruiterAgentTables,
  type RecruiterTables,
  recruiterAgentMigrations,
  recruiterMigrations,
  SlotHolds,
  type UnopenedRecruiter,
} from "@bole/recruiter";
import type { Store } from "@bole/store";
import type { Talent } from "@bole/talent";

export interface RecruiterOptions {
  readonly store: Store<RecruiterTables & RecruiterAgentTables>;
  readonly talent: Talent;
  readonly guardrails: Guardrails;
  readonly models: Pick<Models, "run" | "converse">;
  /** Who reads messages where no model does. */
  readonly reader: Reader;
  /** What a call of a language model costs, where one is configured. */
  readonly callCost: CallCostOf;
  /** Where messages and mails are read. @default the caller's own thread */
  readonly threads?: Threads;
  /** Who signs mails. */
  readonly senderOf?: (tenant: string) => Promise<string | undefined>;
}

export interface PreparedRecruiter extends UnopenedRecruiter {
  readonly mailTemplates: MailTemplates;
}

export function prepareRecruiter({ store, ...options }: RecruiterOptions): PreparedRecruiter {
  const now = () => new Date();
  const tables = store.only(recruiterAgentMigrations);
  const newId = (prefix: string) => `${prefix}_${randomUUID()}`;
  const mailTemplates = new MailTemplates({ store: tables, now, newId });
  const recruiter = createRecruiter({
    ...options,
    templates: mailTemplates,
    holds: new SlotHolds({ store: tables, now }),
    store: store.only(recruiterMigrations),
    now,
  });
  return { ...recruiter, mailTemplates };
}
