import type { Migration } from "@bole/store";
import { z } from "zod";
import { factsHash, GENESIS, linkHash, NOT_CHAINED, newSalt } from "../../audit/chain.ts";

/** Chains the audit log: what is there already is taken as it is, in its order. */
export const auditChain: Migration = {
  id: "023-audit-chain",
  async up(db, { text, integer }) {
    const { schema } = db;
    await schema.alterTable("audit_events").addColumn("seq", integer).execute();
    for (const column of ["salt", "facts_hash", "prev_hash", "hash", "redacted_by"]) {
      await schema.alterTable("audit_events").addColumn(column, text).execute();
    }
    await schema
      .createIndex("audit_events_chain")
      .on("audit_events")
      .columns(["tenant", "seq"])
      .execute();
    await schema
      .createTable("audit_heads")
      .addColumn("tenant", text, (column) => column.primaryKey())
      .addColumn("seq", integer, (column) => column.notNull())
      .addColumn("hash", text, (column) => column.notNull())
      .execute();
    const tenants = await db.selectFrom("audit_events").select("tenant").distinct().execute();
    for (const { tenant } of tenants) await chainTenant(db, z.string().parse(tenant));
  },
};

const Row = z.object({
  pos: z.number(),
  tenant: z.string(),
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  person_id: z.string().nullable(),
  job_id: z.string().nullable(),
  run_id: z.string().nullable(),
  effect_id: z.string().nullable(),
  facts: z.string(),
});

const PAGE = 1_000;

async function chainTenant(db: Parameters<Migration["up"]>[0], tenant: string): Promise<void> {
  let seq = 0;
  let hash = GENESIS;
  let after = 0;
  for (;;) {
    const page = await db
      .selectFrom("audit_events")
      .selectAll()
      .where("tenant", "=", tenant)
      .where("id", "not like", NOT_CHAINED)
      .where("pos", ">", after)
      .orderBy("pos")
      .limit(PAGE)
      .execute();
    for (const given of page) {
      const row = Row.parse(given);
      const salt = newSalt();
      const facts_hash = factsHash(salt, row.facts);
      const prev_hash = hash;
      hash = linkHash(prev_hash, facts_hash, row);
      seq += 1;
      after = row.pos;
      await db
        .updateTable("audit_events")
        .set({ seq, salt, facts_hash, prev_hash, hash })
        .where("pos", "=", row.pos)
        .execute();
    }
    if (page.length < PAGE) break;
  }
  if (seq > 0) await db.insertInto("audit_heads").values({ tenant, seq, hash }).execute();
}
