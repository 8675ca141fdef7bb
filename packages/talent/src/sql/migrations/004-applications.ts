import type { Migration } from "@bole/store";
import { sql } from "kysely";

/** Applications, the events of their stages, and the pipeline as a view of these. */
export const applications: Migration = {
  id: "004-applications",
  async up(db, { text, timestamp, integer, counted }) {
    const { schema } = db;
    await schema
      .createTable("applications")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("job_id", text, (column) => column.notNull())
      .addColumn("merged_into", text)
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("applications_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("applications_once")
      .unique()
      .on("applications")
      .columns(["tenant", "person_id", "job_id"])
      .where(sql.ref("merged_into"), "is", null)
      .execute();
    await schema
      .createIndex("applications_of_person")
      .on("applications")
      .columns(["tenant", "person_id"])
      .execute();
    await schema
      .createIndex("applications_of_job")
      .on("applications")
      .columns(["tenant", "job_id", "pos"])
      .execute();

    await schema
      .createTable("stage_events")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("application_id", text, (column) => column.notNull())
      .addColumn("seq", integer, (column) => column.notNull())
      .addColumn("from", text)
      .addColumn("to", text, (column) => column.notNull())
      .addColumn("reason", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("run_id", text)
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("stage_events_key", ["tenant", "id"])
      .addUniqueConstraint("stage_events_count", ["tenant", "application_id", "seq"])
      .execute();
    // The subquery asks about the application, so that databases begin with that: there are fewer.
    await schema
      .createView("pipeline")
      .as(
        db
          .selectFrom("applications as application")
          .innerJoin("stage_events as event", (join) =>
            join
              .onRef("event.tenant", "=", "application.tenant")
              .onRef("event.application_id", "=", "application.id")
              .on("event.seq", "=", ({ selectFrom }) =>
                selectFrom("stage_events as newest")
                  .select(({ fn }) => fn.max("newest.seq").as("seq"))
                  .whereRef("newest.tenant", "=", "application.tenant")
                  .whereRef("newest.application_id", "=", "application.id"),
              ),
          )
          .where("application.merged_into", "is", null)
          .select([
            "application.tenant",
            "application.pos",
            "application.id",
            "application.person_id",
            "application.job_id",
            "event.to as stage",
            "event.seq as version",
            "application.created_at",
            "event.created_at as updated_at",
          ]),
      )
      .execute();
  },
};
