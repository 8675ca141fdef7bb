import type { Migration } from "@bole/store";

/** When interviewers work, what was read of their calendars, and the feeds of their interviews. */
export const calendars: Migration = {
  id: "010-calendars",
  async up(db, { text, json, timestamp, integer }) {
    const { schema } = db;
    await schema
      .createTable("calendars")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("interviewer_id", text, (column) => column.notNull())
      .addColumn("source", text, (column) => column.notNull())
      .addColumn("url", text)
      .addColumn("etag", text)
      .addColumn("text", text, (column) => column.notNull())
      .addColumn("busy", json, (column) => column.notNull())
      .addColumn("busy_from", timestamp, (column) => column.notNull())
      .addColumn("busy_to", timestamp, (column) => column.notNull())
      .addColumn("events", integer, (column) => column.notNull())
      .addColumn("warnings", json, (column) => column.notNull())
      .addColumn("warnings_total", integer, (column) => column.notNull())
      .addColumn("read_at", timestamp)
      .addColumn("tried_at", timestamp, (column) => column.notNull())
      .addColumn("stale_since", timestamp)
      .addColumn("problem", json)
      .addPrimaryKeyConstraint("calendars_key", ["tenant", "interviewer_id"])
      .execute();
    // Of all tenants: one timer looks for those that are to be read again.
    await schema.createIndex("calendars_tried").on("calendars").columns(["tried_at"]).execute();
    await db
      .insertInto("calendars")
      .columns([
        "tenant",
        "interviewer_id",
        "source",
        "text",
        "busy",
        "busy_from",
        "busy_to",
        "events",
        "warnings",
        "warnings_total",
        "tried_at",
      ])
      .expression(({ selectFrom, ref, val }) =>
        selectFrom("interviewers")
          .select([
            ref("tenant").as("tenant"),
            ref("id").as("interviewer_id"),
            val("file").as("source"),
            ref("calendar").as("text"),
            val("[]").as("busy"),
            val("").as("busy_from"),
            val("").as("busy_to"),
            val(0).as("events"),
            val("[]").as("warnings"),
            val(0).as("warnings_total"),
            val("").as("tried_at"),
          ])
          .where("calendar", "<>", ""),
      )
      .execute();
    await schema.alterTable("interviewers").dropColumn("calendar").execute();
    await schema
      .alterTable("interviewers")
      .addColumn("hours", json, (column) => column.notNull().defaultTo("{}"))
      .execute();
    await schema
      .alterTable("interviewers")
      .addColumn("version", integer, (column) => column.notNull().defaultTo(1))
      .execute();
    for (const [name, type] of [
      ["feed_hash", text],
      ["feed_since", timestamp],
      ["removed_at", timestamp],
    ] as const) {
      await schema.alterTable("interviewers").addColumn(name, type).execute();
    }
    await schema
      .createIndex("interviewers_feed")
      .on("interviewers")
      .columns(["feed_hash"])
      .execute();
    await schema
      .alterTable("interviews")
      .addColumn("note", text, (column) => column.notNull().defaultTo(""))
      .execute();
    await schema
      .createIndex("interviews_by_time")
      .on("interviews")
      .columns(["tenant", "starts_at"])
      .execute();
  },
};
