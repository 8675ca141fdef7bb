/** Puts new rows at the end of their tenant's chain. */
import type { Db } from "../parts.ts";
import { factsHash, GENESIS, linkHash, NOT_CHAINED, newSalt } from "./chain.ts";

/**
 * Chains what this transaction has written, right before it commits: everybody waits for the end of
 * the chain, and who holds it waits for nothing else.
 */
export function sealBeforeCommit(db: Db): void {
  db.beforeCommit("audit-chain", () => seal(db));
}

async function seal(db: Db): Promise<void> {
  // An update that changes nothing: it holds the row until the commit, on both databases.
  const head = await db
    .insertInto("audit_heads")
    .values({ seq: 0, hash: GENESIS })
    .onConflict((conflict) =>
      conflict.column("tenant").doUpdateSet(({ ref }) => ({ seq: ref("audit_heads.seq") })),
    )
    .returning(["seq", "hash"])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("audit_events")
    .selectAll()
    .where("seq", "is", null)
    .where("id", "not like", NOT_CHAINED)
    .orderBy("pos")
    .execute();
  let { seq, hash } = head;
  for (const row of rows) {
    const salt = newSalt();
    const facts_hash = factsHash(salt, row.facts);
    const prev = hash;
    hash = linkHash(prev, facts_hash, row);
    seq += 1;
    await db
      .updateTable("audit_events")
      .set({ seq, salt, facts_hash, prev_hash: prev, hash })
      .where("id", "=", row.id)
      .execute();
  }
  if (rows.length > 0) await db.updateTable("audit_heads").set({ seq, hash }).execute();
}
