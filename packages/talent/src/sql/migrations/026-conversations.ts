import type { Migration } from "@bole/store";

/** Whether a conversation was put away at this mail, and why a mail that came needs no answer. */
export const conversations: Migration = {
  id: "026-conversations",
  async up({ schema }, { text, flag }) {
    await schema.alterTable("messages").addColumn("done", flag).execute();
    await schema.alterTable("messages").addColumn("no_answer", text).execute();
  },
};
