import type { Migration } from "@bole/store";

/** Which step of which run has started a run. */
export const children: Migration = {
  id: "008-children",
  async up({ schema }, { json }) {
    await schema.alterTable("engine_runs").addColumn("parent", json).execute();
    await schema
      .createIndex("engine_runs_parent")
      .on("engine_runs")
      .columns<"tenant" | "parent">(["tenant", "parent"])
      .where("parent", "is not", null)
      .execute();
  },
};
