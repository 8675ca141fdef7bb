import type { Migration } from "@bole/store";

/**
 * One mail of a kind: what tells mails of the same purpose apart, and drafts that wait in runs. Mails
 * written before get today's purposes; what they were apart by is unknown, so each is its own kind
 * where the purpose alone does not say it.
 */
export const mailKinds: Migration = {
  id: "014-mail-kinds",
  async up(db, { text, timestamp, flag }) {
    const { schema } = db;
    await schema
      .alterTable("messages")
      .addColumn("distinction", text, (column) => column.notNull().defaultTo(""))
      .execute();
    await schema
      .alterTable("messages")
      .addColumn("anyway", flag, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable("mail_claims")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("run_id", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("job_id", text, (column) => column.notNull())
      .addColumn("purpose", text, (column) => column.notNull())
      .addColumn("distinction", text, (column) => column.notNull())
      .addColumn("address_hash", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("mail_claims_key", [
        "tenant",
        "run_id",
        "person_id",
        "job_id",
        "purpose",
        "distinction",
      ])
      .execute();
    await schema
      .createIndex("mail_claims_of_person")
      .on("mail_claims")
      .columns(["tenant", "person_id"])
      .execute();
    await renamePurposes(db);
    await tellApart(db);
  },
};

type Db = Parameters<Migration["up"]>[0];

async function renamePurposes(db: Db): Promise<void> {
  const rename = (from: string, to: string) =>
    db.updateTable("messages").set({ purpose: to }).where("purpose", "=", from);
  await rename("outreach", "follow_up").where("in_reply_to", "is not", null).execute();
  // Agents wrote notices only to reject.
  await rename("notice", "rejection").where("run_id", "is not", null).execute();
  await rename("notice", "note").execute();
  await rename("interview", "invitation").execute();
}

async function tellApart(db: Db): Promise<void> {
  await db
    .updateTable("messages")
    .set(({ ref }) => ({ distinction: ref("in_reply_to") }))
    .where("purpose", "in", ["reply", "follow_up"])
    .where("in_reply_to", "is not", null)
    .execute();
  await db
    .updateTable("messages")
    .set(({ ref }) => ({ distinction: ref("id") }))
    .where("purpose", "in", ["note", "invitation"])
    .execute();
}
