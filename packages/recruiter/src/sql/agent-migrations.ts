import { defineMigrations, type Migration } from "@bole/store";
import type { RecruiterAgentTables } from "./agent-tables.ts";

const templates: Migration = {
  id: "001-mail-templates",
  async up({ schema }, { text, timestamp, integer, counted }) {
    await schema
      .createTable("mail_templates")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("about", text, (column) => column.notNull())
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("subject", text, (column) => column.notNull())
      .addColumn("text", text, (column) => column.notNull())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("mail_templates_key", ["tenant", "id"])
      .execute();
  },
};

const slotHolds: Migration = {
  id: "002-slot-holds",
  async up({ schema }, { text, timestamp }) {
    await schema
      .createTable("recruiter_slot_holds")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("application_id", text, (column) => column.notNull())
      .addColumn("interviewer_id", text, (column) => column.notNull())
      .addColumn("starts_at", timestamp, (column) => column.notNull())
      .addColumn("ends_at", timestamp, (column) => column.notNull())
      .addColumn("expires_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("recruiter_slot_holds_key", ["tenant", "application_id"])
      .execute();
  },
};

/** Not only the time that is proposed, but also those that can be chosen instead. */
const offeredTimes: Migration = {
  id: "003-offered-times",
  async up({ schema }, { text, timestamp, integer }) {
    await schema.dropTable("recruiter_slot_holds").execute();
    await schema
      .createTable("recruiter_slot_holds")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("application_id", text, (column) => column.notNull())
      .addColumn("interviewer_id", text, (column) => column.notNull())
      .addColumn("starts_at", timestamp, (column) => column.notNull())
      .addColumn("ends_at", timestamp, (column) => column.notNull())
      .addColumn("proposed", integer, (column) => column.notNull())
      .addColumn("expires_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("recruiter_slot_holds_key", [
        "tenant",
        "application_id",
        "interviewer_id",
        "starts_at",
      ])
      .execute();
  },
};

/** By whom a time is held, so that it is free again when that run will not book it. */
const holdsOfRuns: Migration = {
  id: "004-holds-of-runs",
  async up({ schema }, { text }) {
    await schema
      .alterTable("recruiter_slot_holds")
      .addColumn("run_id", text, (column) => column.notNull().defaultTo(""))
      .execute();
  },
};

/** Templates are kept by the purposes that mails have. */
const templatePurposes: Migration = {
  id: "005-template-purposes",
  async up(db) {
    await db
      .updateTable("mail_templates")
      .set({ about: "invitation" })
      .where("about", "=", "interview")
      .execute();
  },
};

/** Of the agents: mail templates, and times that were offered. */
export const recruiterAgentMigrations = defineMigrations<RecruiterAgentTables>("recruiter-agents", [
  templates,
  slotHolds,
  offeredTimes,
  holdsOfRuns,
  templatePurposes,
]);
