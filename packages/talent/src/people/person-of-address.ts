import type { Db } from "../parts.ts";
import { emailKey } from "./sameness/normalise.ts";

/** The only candidate who has this address; null if nobody has it, or if it tells nobody apart. */
export async function personOfAddress(db: Db, address: string): Promise<string | null> {
  const key = emailKey(address);
  if (key === null) return null;
  const [only, another] = await db
    .selectFrom("person_traits")
    .innerJoin("people", "people.id", "person_traits.person_id")
    .select("person_traits.person_id")
    .where("people.owner", "is", null)
    .where("person_traits.kind", "=", "email")
    .where("person_traits.value", "=", key)
    .limit(2)
    .execute();
  return only === undefined || another !== undefined ? null : only.person_id;
}
