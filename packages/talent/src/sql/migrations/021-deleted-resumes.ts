import type { Migration } from "@bole/store";

/** Own résumés that were deleted: kept for a while, so that deleting can be undone. */
export const deletedResumes: Migration = {
  id: "021-deleted-resumes",
  async up({ schema }, { text }) {
    await schema.alterTable("resumes").addColumn("deleted_at", text).execute();
  },
};
