/** People as somebody writes them by hand. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { type Person, PersonChange } from "../model/person.ts";
import type { TalentParts } from "../parts.ts";
import { assertVersion, parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { indexPerson } from "./index-person.ts";
import { lockPeople } from "./lock-people.ts";
import { readPerson, toPersonRow } from "./read-person.ts";
import { refreshDuplicates } from "./sameness/duplicates.ts";
import { refreshTraits } from "./sameness/traits.ts";

export const NewPerson = PersonChange.extend({ name: z.string().trim().min(1).max(200) });
export type NewPerson = z.input<typeof NewPerson>;

export async function addPerson(
  parts: TalentParts,
  principal: Principal,
  given: NewPerson,
  source: Person["source"] = "manual",
): Promise<Person> {
  const { name, ...rest } = parseRequest(NewPerson, given, "person");
  const at = parts.now().toISOString();
  const person: Person = {
    id: parts.newId("person"),
    name,
    email: rest.email ?? null,
    phone: rest.phone ?? null,
    location: rest.location ?? null,
    time_zone: rest.time_zone ?? null,
    headline: rest.headline ?? null,
    consent: rest.consent ?? "unknown",
    source,
    note: rest.note ?? "",
    owner: null,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  await parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    await db
      .insertInto("people")
      .values({ ...toPersonRow(person), resume_id: null })
      .execute();
    await refreshTraits(db, person);
    await refreshDuplicates(db, person);
    await indexPerson(parts, transaction, principal.tenant, person);
    await writeAudit(parts, db, principal, {
      action: "person-added",
      person_id: person.id,
      facts: { source },
    });
  });
  return person;
}

export async function changePerson(
  parts: TalentParts,
  principal: Principal,
  id: string,
  version: number,
  given: PersonChange,
): Promise<Person> {
  const change = parseRequest(PersonChange, given, "change");
  const changed = await parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    const before = await readPerson(db, id);
    assertVersion("person", before, version);
    const person: Person = {
      ...before,
      ...said(change),
      version: before.version + 1,
      updated_at: parts.now().toISOString(),
    };
    await db.updateTable("people").set(toPersonRow(person)).where("id", "=", id).execute();
    await refreshTraits(db, person);
    await refreshDuplicates(db, person);
    await indexPerson(parts, transaction, principal.tenant, person);
    await writeAudit(parts, db, principal, {
      action: "person-changed",
      person_id: id,
      facts: { fields: Object.keys(said(change)).join(", ") },
    });
    return person;
  });
  return changed;
}

/** Without what was left out, which stays as it is. */
function said(change: PersonChange): Partial<Person> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
