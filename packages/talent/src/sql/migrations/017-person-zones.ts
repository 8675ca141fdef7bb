import type { Migration } from "@bole/store";

/** By which clock somebody lives, where it was set by hand. */
export const personZones: Migration = {
  id: "017-person-zones",
  async up({ schema }, { text }) {
    await schema.alterTable("people").addColumn("time_zone", text).execute();
  },
};
