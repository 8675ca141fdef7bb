/** Everything about one person, read in one moment; that it was read is in the log. */
import type { Principal } from "@bole/base";
import type { TalentParts } from "../parts.ts";
import { readPerson } from "../people/read-person.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { hashRecords, type PersonRecords, readRecords } from "./records.ts";
import { type Subject, subjectOf } from "./subject.ts";

export interface PersonDataset {
  readonly records: PersonRecords;
  /** As the receipt of an erasure has it, if nothing changes in between. */
  readonly records_hash: string;
  /** By what the person is found in what other parts keep. */
  readonly subject: Subject;
}

export class PersonData {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  async read(principal: Principal, personId: string): Promise<PersonDataset> {
    return this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      await readPerson(db, personId);
      await writeAudit(this.#parts, db, principal, {
        action: "person-exported",
        person_id: personId,
      });
      const records = await readRecords(db, personId);
      return { records, records_hash: hashRecords(records), subject: subjectOf(records) };
    });
  }

  /** Whether somebody else of the tenant has one of these names. */
  async hasNamesake(
    { tenant }: Pick<Principal, "tenant">,
    { names, ids }: Subject,
  ): Promise<boolean> {
    if (names.length === 0) return false;
    const other = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("people")
      .select("id")
      .where("name", "in", names)
      .where("id", "not in", ids.length === 0 ? [""] : ids)
      .limit(1)
      .executeTakeFirst();
    return other !== undefined;
  }
}
