import type { Migration } from "@bole/store";

/**
 * Whose own résumés somebody's are, and what was applied with. Until now everybody was a candidate:
 * who was written here by hand, and is in no job's pipeline and no conversation, is their writer's own.
 */
export const ownResumes: Migration = {
  id: "018-own-resumes",
  async up(db, { text }) {
    const { schema } = db;
    await schema.alterTable("people").addColumn("owner", text).execute();
    await schema.alterTable("resumes").addColumn("origin_id", text).execute();
    await schema.alterTable("applications").addColumn("resume_id", text).execute();
    await schema
      .createIndex("people_of_owner")
      .on("people")
      .columns(["tenant", "owner", "pos"])
      .execute();
    await claimWritten(db);
  },
};

async function claimWritten(db: Parameters<Migration["up"]>[0]): Promise<void> {
  await db
    .updateTable("people")
    .set(({ selectFrom }) => ({
      owner: selectFrom("audit_events")
        .select(({ fn }) => fn.min("audit_events.actor").as("actor"))
        .whereRef("audit_events.tenant", "=", "people.tenant")
        .whereRef("audit_events.person_id", "=", "people.id")
        .where("audit_events.action", "=", "resume-written"),
    }))
    .where("source", "=", "manual")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("applications")
            .select("applications.id")
            .whereRef("applications.tenant", "=", "people.tenant")
            .whereRef("applications.person_id", "=", "people.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("messages")
            .select("messages.id")
            .whereRef("messages.tenant", "=", "people.tenant")
            .whereRef("messages.person_id", "=", "people.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("audit_events")
            .select("audit_events.id")
            .whereRef("audit_events.tenant", "=", "people.tenant")
            .whereRef("audit_events.person_id", "=", "people.id")
            .where("audit_events.action", "in", ["person-added", "person-imported"]),
        ),
      ),
    )
    .execute();
}
