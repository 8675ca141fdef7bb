import type { Migration } from "@bole/store";

/** Where in its run a person has approved an effect before it was asked for. */
export const effectGates: Migration = {
  id: "013-effect-gates",
  async up({ schema }, { text }) {
    await schema.alterTable("effects").addColumn("gate_id", text).execute();
  },
};
