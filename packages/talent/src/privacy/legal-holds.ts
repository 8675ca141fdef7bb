/** Keeps people from being erased, by anybody and by any rule, until somebody says that they may be. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { Db, TalentParts } from "../parts.ts";
import { lockPeople } from "../people/lock-people.ts";
import { readPerson } from "../people/read-person.ts";
import { parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";

export const HoldRequest = z.strictObject({
  reason: z.string().trim().min(1).max(1_000).describe("Such as the number of a case"),
});
export type HoldRequest = z.input<typeof HoldRequest>;

export interface LegalHold {
  readonly id: string;
  readonly person_id: string;
  readonly reason: string;
  readonly actor: string;
  readonly created_at: string;
  readonly released_by: string | null;
  readonly released_at: string | null;
}

const COLUMNS = [
  "id",
  "person_id",
  "reason",
  "actor",
  "created_at",
  "released_by",
  "released_at",
] as const;

export class LegalHolds {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** Of one person, or all that are in force; newest first. */
  async list({ tenant }: Principal, personId?: string): Promise<LegalHold[]> {
    const db = this.#parts.store.forTenant(tenant);
    const query = db.selectFrom("legal_holds").select(COLUMNS).orderBy("created_at", "desc");
    if (personId === undefined) return query.where("released_at", "is", null).execute();
    await readPerson(db, personId);
    return query.where("person_id", "=", personId).execute();
  }

  async place(principal: Principal, personId: string, given: HoldRequest): Promise<LegalHold> {
    const { reason } = parseRequest(HoldRequest, given, "hold");
    return this.#parts.store.transaction(async (transaction) => {
      // Nobody is erased while they are put on hold.
      await lockPeople(transaction, principal.tenant);
      const db = transaction.forTenant(principal.tenant);
      await readPerson(db, personId);
      const hold: LegalHold = {
        id: this.#parts.newId("hold"),
        person_id: personId,
        reason,
        actor: principal.user,
        created_at: this.#parts.now().toISOString(),
        released_by: null,
        released_at: null,
      };
      await db.insertInto("legal_holds").values(hold).execute();
      const facts = { hold_id: hold.id };
      await writeAudit(this.#parts, db, principal, {
        action: "hold-placed",
        person_id: personId,
        facts,
      });
      return hold;
    });
  }

  async release(principal: Principal, id: string): Promise<LegalHold> {
    return this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      const hold = await db
        .selectFrom("legal_holds")
        .select(COLUMNS)
        .where("id", "=", id)
        .executeTakeFirst();
      if (hold === undefined) throw talentErrors.error("hold-unknown", `There is no hold "${id}".`);
      if (hold.released_at !== null) return hold;
      const change = {
        released_by: principal.user,
        released_at: this.#parts.now().toISOString(),
      };
      await db.updateTable("legal_holds").set(change).where("id", "=", id).execute();
      await writeAudit(this.#parts, db, principal, {
        action: "hold-released",
        person_id: hold.person_id,
        facts: { hold_id: id },
      });
      return { ...hold, ...change };
    });
  }
}

/** Refuses with `person-on-hold`. */
export async function assertNotHeld(db: Db, personId: string): Promise<void> {
  const hold = await db
    .selectFrom("legal_holds")
    .select(["id", "actor", "created_at"])
    .where("person_id", "=", personId)
    .where("released_at", "is", null)
    .executeTakeFirst();
  if (hold === undefined) return;
  throw talentErrors.error("person-on-hold", {
    detail: `${hold.actor} has put "${personId}" on hold at ${hold.created_at}.`,
    data: { hold_id: hold.id },
  });
}
