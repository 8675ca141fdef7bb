/**
 * A process that puts mails into the outbox, and sends them, until it is killed. With `drain` it only
 * sends what is left, and stops. It begins when it is told to, so that the next one can load its
 * modules while this one works.
 */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import type { Principal } from "@bole/base";
import { inlineThreads } from "@bole/base/threads";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { openStore, type StoreLocation } from "@bole/store";
import { EffectGate } from "../../src/effects/effect-gate.ts";
import { openDispatcher } from "../../src/mail/dispatching/open-dispatcher.ts";
import { LOCAL_OUTBOX } from "../../src/mail/mail-settings.ts";
import { searchMigrations } from "../../src/search/sql/migrations.ts";
import { talentMigrations } from "../../src/sql/migrations/index.ts";

const [place = "", smtpUrl = ""] = process.argv.slice(2);
const location: StoreLocation = JSON.parse(place);
const PAUSE_MS = 5;
/** More than it will send in its life, so that there is always something on its way. */
const AT_FIRST = 12;
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

// A killed process would leave nothing to the next one.
flushCompileCache();
const [mode] = await once(process.stdin.setEncoding("utf8"), "data");
// Nobody is left who would kill it.
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
  // The one before it is dead.
  alone: true,
  warn: (message, fields) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
});
const gate = new EffectGate({
  store: tables,
  search: undefined,
  threads: inlineThreads,
  guardrails,
  now: () => new Date(),
  newId: (prefix) => `${prefix}_${randomUUID()}`,
  mailOf: async () => LOCAL_OUTBOX,
  onDone: () => dispatcher.wake(),
});

if (mode === "run") for (let i = 0; i < AT_FIRST; i += 1) await write();
dispatcher.start();
process.stdout.write("ready\n");
while (mode === "run") {
  await write();
  // Without a pause, SQLite would leave no time for what comes over the network.
  await delay(PAUSE_MS);
}
await dispatcher.whenIdle();
await dispatcher.close();
await store.close();
process.stdin.destroy();

/** To an address of its own, so that what arrived can be told apart. */
async function write(): Promise<void> {
  const said = { subject: "A job", text: "Hello.", purpose: "outreach" };
  const payload = { to: `${randomUUID()}@example.com`, ...said };
  await gate.request(ROSA, { kind: "send_mail", payload });
}
