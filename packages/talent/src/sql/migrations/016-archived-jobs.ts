import type { Migration } from "@bole/store";

/** Jobs that were put away, and such as were deleted: both can be taken back. */
export const archivedJobs: Migration = {
  id: "016-archived-jobs",
  async up({ schema }, { text }) {
    await schema.alterTable("jobs").addColumn("archived_at", text).execute();
    await schema.alterTable("jobs").addColumn("deleted_at", text).execute();
  },
};
