/** Takes away what rows of the log tell, for an erasure. That something was done stays, and the chain holds. */
import type { Db } from "../parts.ts";
import { orNone } from "../sql/or-none.ts";
import { isChained, redactionHash } from "./chain.ts";

/**
 * @param ids of rows that no earlier erasure has emptied
 * Rows of the demo are emptied, too, but are no part of the chain: the erasure does not vouch for them.
 * @returns what the erasure's own row has to say, so that `bole audit verify` knows these as emptied by it
 */
export async function redactAudit(
  db: Db,
  erasureId: string,
  ids: readonly string[],
): Promise<Readonly<Record<"redacted" | "redacted_hash", string>>> {
  await db
    .updateTable("audit_events")
    .set({ facts: "{}", salt: null, redacted_by: erasureId })
    .where("id", "in", orNone(ids))
    .execute();
  const chained = ids.filter(isChained);
  return { redacted: String(chained.length), redacted_hash: redactionHash(chained) };
}
