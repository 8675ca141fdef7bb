import type { Migration } from "@bole/store";

/** Résumés that were worked on last come first, without reading any other. */
export const resumesByTime: Migration = {
  id: "011-resumes-by-time",
  up: ({ schema }) =>
    schema
      .createIndex("resumes_by_time")
      .on("resumes")
      .columns(["tenant", "updated_at", "pos"])
      .execute(),
};
