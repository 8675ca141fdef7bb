import { defineMigrations, type Migration } from "@bole/store";
import type { GuardrailTables } from "./tables.ts";

const logs: Migration = {
  id: "001-logs",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("guardrail_logs")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("workflow_id", text)
      .addColumn("session_id", text)
      .addColumn("user_id", text)
      .addColumn("check_name", text, (column) => column.notNull())
      .addColumn("severity", text, (column) => column.notNull())
      .addColumn("message", text, (column) => column.notNull())
      .addColumn("context_json", json, (column) => column.notNull().defaultTo("{}"))
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("guardrail_logs_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("guardrail_logs_newest")
      .on("guardrail_logs")
      .columns(["tenant", "pos"])
      .execute();
    await schema
      .createIndex("guardrail_logs_check")
      .on("guardrail_logs")
      .columns(["tenant", "check_name", "pos"])
      .execute();
  },
};

const policies: Migration = {
  id: "002-policies",
  async up({ schema }, { text, json, timestamp, integer }) {
    await schema
      .createTable("guardrail_policies")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("policy", json, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("guardrail_policies_key", ["tenant", "version"])
      .execute();
  },
};

const counters: Migration = {
  id: "003-counters",
  async up({ schema }, { text, json, timestamp, integer }) {
    await schema
      .createTable("guardrail_counters")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("bucket", text, (column) => column.notNull())
      .addColumn("used", integer, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("guardrail_counters_key", ["tenant", "bucket"])
      .execute();
    await schema
      .createTable("guardrail_reservations")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("reservation_id", text, (column) => column.notNull())
      .addColumn("holds", json, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("guardrail_reservations_key", ["tenant", "reservation_id"])
      .execute();
  },
};

const vault: Migration = {
  id: "004-vault",
  async up({ schema }, { text, timestamp, blob }) {
    await schema
      .createTable("guardrail_vault")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("run_id", text, (column) => column.notNull())
      .addColumn("owner", text, (column) => column.notNull())
      .addColumn("token", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("fingerprint", text, (column) => column.notNull())
      .addColumn("sealed", blob, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("guardrail_vault_key", ["tenant", "run_id", "token"])
      .addUniqueConstraint("guardrail_vault_value", ["tenant", "run_id", "fingerprint"])
      .execute();
  },
};

const logsOfRuns: Migration = {
  id: "005-logs-of-runs",
  async up({ schema }, { text }) {
    await schema.alterTable("guardrail_logs").addColumn("run_id", text).execute();
    await schema
      .createIndex("guardrail_logs_run")
      .on("guardrail_logs")
      .columns(["tenant", "run_id", "pos"])
      .execute();
  },
};

/** The guardrails' tables; open the store with them. */
export const guardrailMigrations = defineMigrations<GuardrailTables>("guardrails", [
  logs,
  policies,
  counters,
  vault,
  logsOfRuns,
]);
