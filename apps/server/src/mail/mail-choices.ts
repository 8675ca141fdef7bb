/**
 * How a tenant's mail leaves and comes in: as the environment says, unless something was chosen. It is
 * read anew for each mail, so a change holds at once, in every process. Passwords are locked before
 * they are stored, are never sent back, and go nowhere but to the server that they were given for.
 */
import type { MailAddress } from "@bole/base";
import { Sealer } from "@bole/guardrails";
import type { Store, TenantDb } from "@bole/store";
import { z } from "zod";
import type { Config } from "../config/load-config.ts";
import { serverErrors } from "../errors.ts";
import {
  ImapServer,
  MailSenderName,
  MailServer,
  NewMailSettings,
} from "../http/contract/mail-settings.ts";
import type { MailTables } from "./mail-tables.ts";
import { type KnownServer, serverOfUrl, smtpUrl } from "./smtp-url.ts";

const Stored = z.object({
  smtp: MailServer.nullable(),
  sender: MailSenderName.nullable(),
  postal_address: z.string().nullable(),
  undo_seconds: z.int().nullable(),
  imap: ImapServer.nullable(),
});
type Stored = z.output<typeof Stored>;
export type StoredImap = NonNullable<Stored["imap"]>;

export interface ChosenMail extends Stored {
  readonly version: number;
}

const NOTHING: ChosenMail = {
  ...{ version: 0, smtp: null, sender: null, postal_address: null, undo_seconds: null },
  imap: null,
};

export type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "postalAddress" | "mailUndoMs">;

export interface MailInForce extends MailConfig {
  readonly imap: StoredImap | null;
}

export interface MailChoicesParts {
  readonly store: Store<MailTables>;
  readonly secret: () => Promise<string>;
  /** What the environment says. */
  readonly configured: MailConfig;
  readonly now?: () => Date;
}

export class MailChoices {
  readonly #parts: MailChoicesParts;
  /** What a version says, by tenant: opening it again would say the same. */
  readonly #opened = new Map<string, ChosenMail>();

  constructor(parts: MailChoicesParts) {
    this.#parts = parts;
  }

  get configured(): MailConfig {
    return this.#parts.configured;
  }

  async inForce(tenant: string): Promise<MailInForce> {
    const { configured } = this.#parts;
    const { smtp, sender, postal_address, undo_seconds, imap } = await this.chosen(tenant);
    const chosenFrom: MailAddress | null = sender;
    return {
      smtpUrl: smtp === null ? configured.smtpUrl : smtpUrl(smtp),
      mailFrom: chosenFrom ?? configured.mailFrom,
      postalAddress: postal_address ?? configured.postalAddress,
      mailUndoMs: undo_seconds === null ? configured.mailUndoMs : undo_seconds * 1_000,
      imap,
    };
  }

  /** What was chosen here, with passwords. */
  async chosen(tenant: string): Promise<ChosenMail> {
    const row = await read(this.#parts.store.forTenant(tenant));
    if (row === undefined) return NOTHING;
    const known = this.#opened.get(tenant);
    if (known?.version === row.version) return known;
    const text = (await this.#sealer()).open(row.sealed, ownerOf(tenant));
    const chosen = { ...Stored.parse(JSON.parse(text)), version: row.version };
    this.#opened.set(tenant, chosen);
    return chosen;
  }

  /** Tenants that have chosen anything, with how often. */
  versions(): Promise<{ tenant: string; version: number }[]> {
    return this.#parts.store
      .acrossTenants("one process fetches the mail of all tenants")
      .selectFrom("mail_settings")
      .select(["tenant", "version"])
      .execute();
  }

  /** Throws `invalid-request` and `mail-settings-conflict`. */
  async put(tenant: string, given: NewMailSettings, author: string): Promise<void> {
    const { version, tenant: _, ...wanted } = NewMailSettings.parse(given);
    const stored: Stored = {
      ...wanted,
      smtp: wanted.smtp && (await this.withPassword(tenant, "smtp", wanted.smtp)),
      imap: wanted.imap && (await this.withPassword(tenant, "imap", wanted.imap)),
    };
    assertSound(stored, this.#parts.configured);
    const sealer = await this.#sealer();
    const row = {
      version: version + 1,
      sealed: sealer.seal(JSON.stringify(stored), ownerOf(tenant)),
      author,
      updated_at: (this.#parts.now?.() ?? new Date()).toISOString(),
    };
    await this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`mail-settings:${tenant}`);
      const db = transaction.forTenant(tenant);
      if (((await read(db))?.version ?? 0) !== version)
        throw serverErrors.error("mail-settings-conflict", "They were changed meanwhile.");
      await db
        .insertInto("mail_settings")
        .values(row)
        .onConflict((conflict) => conflict.column("tenant").doUpdateSet(row))
        .execute();
    });
  }

  /** With the password that is known for this very server and user, where none is given. */
  async withPassword<S extends KnownServer>(
    tenant: string,
    kind: "smtp" | "imap",
    given: S,
  ): Promise<S> {
    if (given.password !== undefined || given.user === "") return given;
    const { configured } = this.#parts;
    const stored = (await this.chosen(tenant))[kind];
    const environment =
      kind === "smtp" && configured.smtpUrl !== undefined
        ? serverOfUrl(configured.smtpUrl)
        : undefined;
    const known = [stored, environment].find((one) => one && isSame(one, given));
    return known?.password === undefined ? given : { ...given, password: known.password };
  }

  async #sealer(): Promise<Sealer> {
    return new Sealer(await this.#parts.secret());
  }
}

/** Also by its encryption: a password must not follow somebody who turns it off. */
const isSame = (one: KnownServer, other: KnownServer) =>
  one.host === other.host &&
  one.port === other.port &&
  one.security === other.security &&
  one.user === other.user;

const read = (db: TenantDb<MailTables>) =>
  db.selectFrom("mail_settings").select(["version", "sealed"]).executeTakeFirst();

const ownerOf = (tenant: string) => ({ tenant, run_id: "mail-settings", owner: "settings" });

function assertSound({ smtp, sender, imap }: Stored, { mailFrom }: MailConfig): void {
  const issues: { path: string; message: string }[] = [];
  for (const [path, server] of [["smtp", smtp] as const, ["imap", imap] as const]) {
    if (server !== null && server.user !== "" && server.password === undefined)
      issues.push({ path: `${path}.password`, message: "must be given for this server and user" });
  }
  if (imap !== null && imap.user === "")
    issues.push({ path: "imap.user", message: "must be given to read a mailbox" });
  if (smtp !== null && sender === null && mailFrom === undefined)
    issues.push({ path: "sender", message: "must be given to send by a mail server" });
  if (issues.length === 0) return;
  throw serverErrors.error("invalid-request", { detail: "The mail settings do not fit.", issues });
}
