/** Whether an address must not be written to, and why. */
import { talentErrors } from "../errors.ts";
import type { MailPurpose } from "../model/message.ts";
import type { Suppression } from "../model/suppression.ts";
import type { Db } from "../parts.ts";
import { orNone } from "../sql/or-none.ts";
import { addressHash } from "./address-hash.ts";

/**
 * Who does not want to be written to has not said that they want to miss an interview that they
 * agreed to, or to get no answer to what they ask.
 */
export function respectsSuppression(purpose: MailPurpose): boolean {
  return purpose === "outreach" || purpose === "notice";
}

export const SUPPRESSION_COLUMNS = [
  "address_hash as id",
  "address",
  "reason",
  "actor",
  "created_at",
] as const;

export function findSuppression(db: Db, id: string): Promise<Suppression | undefined> {
  return db
    .selectFrom("suppressions")
    .select(SUPPRESSION_COLUMNS)
    .where("address_hash", "=", id)
    .executeTakeFirst();
}

/** Of these hashes, those that are listed. */
export async function suppressedAmong(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("suppressions")
    .select("address_hash")
    .where("address_hash", "in", orNone(hashes))
    .execute();
  return new Set(rows.map(({ address_hash }) => address_hash));
}

/** Who withdrew their consent is written to no more than who is listed. */
export async function assertMayWrite(
  db: Db,
  { to, purpose, person_id }: { to: string; purpose: MailPurpose; person_id: string | null },
): Promise<void> {
  if (!respectsSuppression(purpose)) return;
  const listed = await findSuppression(db, addressHash(db.tenant, to));
  const reason = listed?.reason ?? (await withdrawn(db, person_id));
  if (reason === undefined) return;
  throw talentErrors.error("mail-suppressed", {
    detail: `"${to}" must not be written to: ${WHY[reason] ?? reason}.`,
    data: { reason },
  });
}

const WHY: Readonly<Record<string, string>> = {
  unsubscribed: "whoever reads it has unsubscribed",
  bounced: "mail to it came back",
  manual: "somebody put it on the suppression list",
  consent_withdrawn: "the person has withdrawn their consent",
};

async function withdrawn(db: Db, personId: string | null): Promise<string | undefined> {
  if (personId === null) return undefined;
  const person = await db
    .selectFrom("people")
    .select("consent")
    .where("id", "=", personId)
    .executeTakeFirst();
  return person?.consent === "withdrawn" ? "consent_withdrawn" : undefined;
}
