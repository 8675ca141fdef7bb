/** Conversations on a database that other processes use, too; each message adds what it says as a project. */

import { randomUUID } from "node:crypto";
import type { Principal } from "@bole/base";
import { readingErrors } from "@bole/reading/errors";
import { openStore, type StoreLocation } from "@bole/store";
import { openTalent, searchMigrations, talentMigrations } from "@bole/talent";
import { ResumeDesk } from "../../src/desk/resume-desk.ts";
import { TurnMemory } from "../../src/reading/understanding.ts";
import { ResumeChat } from "../../src/sessions/resume-chat.ts";
import { resumeMigrations } from "../../src/sql/migrations.ts";

export const ME: Principal = { tenant: "acme", user: "ada", roles: ["owner"] };

export async function openChat(location: StoreLocation) {
  const migrations = [talentMigrations, searchMigrations, resumeMigrations] as const;
  const store = await openStore({ ...location, migrations });
  const talent = openTalent({
    store,
    digest: {
      digest: () => Promise.reject(readingErrors.error("document-empty", "No files here.")),
    },
  });
  const newId = (prefix: string) => `${prefix}_${randomUUID()}`;
  const parts = { store, talent, newId, newEntryId: newId, now: () => new Date() };
  const chat = new ResumeChat({
    ...parts,
    understand: async ({ message }) => ({
      understanding: {
        kind: "calls",
        calls: [
          {
            name: "CVEditor",
            params: { path: "projects", action: "add", value: { name: message } },
          },
        ],
      },
      memory: TurnMemory.parse({}),
      language: "en",
    }),
  });
  return { store, chat, desk: new ResumeDesk(parts) };
}
