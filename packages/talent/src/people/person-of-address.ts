import type { Db } from "../parts.ts";
import { emailKey } from "./sameness/normalise.ts";

/** The only one who has this address; null if nobody has it, or if it tells nobody apart. */
export async function personOfAddress(db: Db, address: string): Promise<string | null> {
  const key = emailKey(address);
  if (key === null) return null;
  const [only, another] = await db
    .selectFrom("person_traits")
    .select("person_id")
    .where("kind", "=", "email")
    .where("value", "=", key)
    .limit(2)
    .execute();
  return only === undefined || another !== undefined ? null : only.person_id;
}
