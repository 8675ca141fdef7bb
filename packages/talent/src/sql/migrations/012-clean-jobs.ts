import type { Migration } from "@bole/store";

/** By which rules a job's text was found to give no orders: it is not read for them each time. */
export const cleanJobs: Migration = {
  id: "012-clean-jobs",
  async up({ schema }, { text }) {
    await schema.alterTable("jobs").addColumn("clean_by", text).execute();
  },
};
