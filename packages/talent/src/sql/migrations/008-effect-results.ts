import type { Migration } from "@bole/store";

/** What was made by doing an effect: the ids of it. */
export const effectResults: Migration = {
  id: "008-effect-results",
  async up({ schema }, { json }) {
    await schema.alterTable("effects").addColumn("result", json).execute();
  },
};
