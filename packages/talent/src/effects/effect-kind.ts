/**
 * What the gate has to know of a kind of effect, and nothing more. A kind is one file in `kinds/`;
 * its payload is in the model, and its permission and approval are in the policy, under its name.
 */
import type { Principal } from "@bole/base";
import type { Guardrails } from "@bole/guardrails";
import type { MailSettings, MailSettingsOf } from "../mail/mail-settings.ts";
import type { Effect, EffectContent, EffectKind, EffectResult } from "../model/effect.ts";
import type { Db, TalentParts, Transaction } from "../parts.ts";
import type { AuditAction } from "../sql/audit-log.ts";

export type PayloadOf<Kind extends EffectKind> = Extract<EffectContent, { kind: Kind }>["payload"];

/** Whom and which job it is about. */
export interface Subject {
  readonly person_id: string | null;
  readonly job_id: string | null;
}

export interface GateParts extends TalentParts {
  /** Without them nothing may be done. */
  readonly guardrails: Guardrails | undefined;
  readonly mail: MailSettings;
  /** Time zones that colleagues chose for themselves, by their address in lower case. */
  readonly zones: ReadonlyMap<string, string>;
  /** Called after something was done that may have put a mail into the outbox. */
  readonly onDone: (tenant: string) => void;
}

export type ZonesOf = (tenant: string) => Promise<GateParts["zones"]>;

/** What the gate is opened with: settings are read anew for each effect, so a change holds at once. */
export interface GateSources extends Omit<GateParts, "mail" | "zones"> {
  readonly mailOf: MailSettingsOf;
  /** Without it nobody has chosen one. */
  readonly zonesOf?: ZonesOf | undefined;
}

/** In which transaction something is done, on whose word, and by which effect. */
export interface Doing {
  readonly parts: GateParts;
  readonly transaction: Transaction;
  readonly db: Db;
  /** Who asked, where nobody had to approve it, and else who approved it. */
  readonly principal: Principal;
  readonly effect: Effect;
}

export interface KindOfEffect<Kind extends EffectKind> {
  /** Refuses what is not there, is not as it was seen, or would change nothing. */
  subject(db: Db, payload: PayloadOf<Kind>, parts: GateParts): Promise<Subject>;
  /** Inside of the transaction that says that it is done: there is never one without the other. */
  perform(doing: Doing, payload: PayloadOf<Kind>): Promise<EffectResult>;
  /** What the log calls it when it is done; null where performing it has written that. */
  readonly done: AuditAction | null;
  /** What the log tells of it; never personal data that erasing would have to find there. */
  facts(payload: PayloadOf<Kind>): Readonly<Record<string, string | null>>;
  /**
   * What of it two requests with one key must share. What only says which state was looked at is
   * left out: who asks again, after it was done, may have seen the next.
   */
  wish(payload: PayloadOf<Kind>): object;
}
