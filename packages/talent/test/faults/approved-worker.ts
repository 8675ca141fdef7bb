/**
 * A process that approves mails, with an undo window of so many milliseconds, and sends them until it is
 * killed: it holds what it has begun for as long as the server takes.
 */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Principal } from "@bole/base";
import { inlineThreads } from "@bole/base/threads";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { openStore, type StoreLocation } from "@bole/store";
import { EffectGate } from "../../src/effects/effect-gate.ts";
import { openDispatcher } from "../../src/mail/dispatching/open-dispatcher.ts";
import { LOCAL_OUTBOX } from "../../src/mail/mail-settings.ts";
import { searchMigrations } from "../../src/search/sql/migrations.ts";
import { talentMigrations } from "../../src/sql/migrations/index.ts";

const [place = "", smtpUrl = "", undoMs = "0", ...addresses] = process.argv.slice(2);
const location: StoreLocation = JSON.parse(place);
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

await once(process.stdin.setEncoding("utf8"), "data");
process.stdin.once("end", () => process.exit());
const store = await openStore({
  ...location,
  migrations: [talentMigrations, searchMigrations, guardrailMigrations],
});
const tables = store.only(talentMigrations, searchMigrations);
const guardrails = createGuardrails({ store: store.only(guardrailMigrations) });
const dispatcher = openDispatcher({
  store: tables,
  guardrails,
  smtpUrl,
  alone: false,
  warn: (message, fields) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
});
const gate = new EffectGate({
  store: tables,
  search: undefined,
  guardrails,
  threads: inlineThreads,
  now: () => new Date(),
  newId: (prefix) => `${prefix}_${randomUUID()}`,
  mailOf: async () => ({ ...LOCAL_OUTBOX, undoMs: Number(undoMs) }),
  onDone: () => dispatcher.wake(),
});
dispatcher.start();
for (const to of addresses) {
  const payload = { to, subject: "A job", text: "Hello.", purpose: "outreach" };
  await gate.request(ROSA, { kind: "send_mail", payload });
}
process.stdout.write("ready\n");
