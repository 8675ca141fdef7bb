import type { Migration } from "@bole/store";

/** The seed's tables, column for column, and the tenant. */
export const workflows: Migration = {
  id: "006-workflows",
  async up({ schema }, { text, json, timestamp }) {
    await schema
      .createTable("plans")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("workflow_id", text)
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("goal", text, (column) => column.notNull())
      .addColumn("workflow_type", text, (column) => column.notNull())
      .addColumn("plan_json", json, (column) => column.notNull())
      .addColumn("status", text, (column) => column.notNull().defaultTo("pending"))
      .addColumn("modifications_json", json, (column) => column.notNull().defaultTo("[]"))
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("plans_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("plans_of_session")
      .on("plans")
      .columns(["tenant", "session_id", "created_at"])
      .execute();
    await schema
      .createTable("workflows")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("workflow_type", text, (column) => column.notNull())
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("state_json", json, (column) => column.notNull().defaultTo("{}"))
      .addColumn("result_json", json)
      .addColumn("plan_id", text, (column) => column.notNull().defaultTo(""))
      .addColumn("graph_name", text, (column) => column.notNull().defaultTo(""))
      .addColumn("langgraph_thread_id", text, (column) => column.notNull().defaultTo(""))
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("workflows_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("workflows_of_session")
      .on("workflows")
      .columns(["tenant", "session_id", "created_at"])
      .execute();
  },
};
