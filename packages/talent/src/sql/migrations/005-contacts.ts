import type { Migration } from "@bole/store";

/** Mails, appointments, who must not be written to, and who did what. */
export const contacts: Migration = {
  id: "005-contacts",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("messages")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("person_id", text)
      .addColumn("job_id", text)
      .addColumn("direction", text, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("state_reason", text, (column) => column.notNull())
      .addColumn("message_id", text, (column) => column.notNull())
      .addColumn("in_reply_to", text)
      .addColumn("references", json, (column) => column.notNull())
      .addColumn("thread_id", text, (column) => column.notNull())
      .addColumn("from", text, (column) => column.notNull())
      .addColumn("to", text, (column) => column.notNull())
      .addColumn("subject", text, (column) => column.notNull())
      .addColumn("text", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("messages_key", ["tenant", "id"])
      .addUniqueConstraint("messages_header", ["tenant", "message_id"])
      .execute();
    for (const [name, column] of [
      ["messages_of_person", "person_id"],
      ["messages_of_thread", "thread_id"],
      ["messages_in_state", "state"],
    ] as const) {
      await schema.createIndex(name).on("messages").columns(["tenant", column, "pos"]).execute();
    }
    await schema
      .createTable("interviews")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("application_id", text, (column) => column.notNull())
      .addColumn("interviewer_id", text, (column) => column.notNull())
      .addColumn("uid", text, (column) => column.notNull())
      .addColumn("sequence", integer, (column) => column.notNull())
      .addColumn("starts_at", timestamp, (column) => column.notNull())
      .addColumn("ends_at", timestamp, (column) => column.notNull())
      .addColumn("time_zone", text, (column) => column.notNull())
      .addColumn("place", text, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("interviews_key", ["tenant", "id"])
      .addUniqueConstraint("interviews_uid", ["tenant", "uid"])
      .execute();
    await schema
      .createIndex("interviews_of_application")
      .on("interviews")
      .columns(["tenant", "application_id"])
      .execute();
    await schema
      .createIndex("interviews_of_interviewer")
      .on("interviews")
      .columns(["tenant", "interviewer_id", "starts_at"])
      .execute();
    await schema
      .createTable("interviewers")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("time_zone", text, (column) => column.notNull())
      .addColumn("calendar", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("interviewers_key", ["tenant", "id"])
      .execute();
    await schema
      .createTable("suppressions")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("address", text, (column) => column.notNull())
      .addColumn("reason", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("suppressions_key", ["tenant", "address"])
      .execute();
    await schema
      .createTable("audit_events")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("at", timestamp, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("action", text, (column) => column.notNull())
      .addColumn("person_id", text)
      .addColumn("job_id", text)
      .addColumn("run_id", text)
      .addColumn("facts", json, (column) => column.notNull())
      .addUniqueConstraint("audit_events_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("audit_events_of_person")
      .on("audit_events")
      .columns(["tenant", "person_id", "pos"])
      .execute();
  },
};
