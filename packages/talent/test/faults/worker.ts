/**
 * A process that moves people through the gate until it is killed: as a person, and as a run whose
 * moves it then approves or rejects. It first asks again for what the one before it was not told
 * about. With `drain` it does only that, decides what waits, and stops. It begins when it is told to,
 * so that the next one can load its modules while this one works.
 */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { isBoleError, type Principal } from "@bole/base";
import { inlineThreads } from "@bole/base/threads";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { openStore, type StoreLocation } from "@bole/store";
import { selectApplications } from "../../src/applications/read-applications.ts";
import { EffectGate } from "../../src/effects/effect-gate.ts";
import { LOCAL_OUTBOX } from "../../src/mail/mail-settings.ts";
import type { Effect } from "../../src/model/effect.ts";
import { searchMigrations } from "../../src/search/sql/migrations.ts";
import { talentMigrations } from "../../src/sql/migrations/index.ts";
import { type Asked, addNote, readNotes, unanswered } from "./notes.ts";

const [place = "", notes = ""] = process.argv.slice(2);
const location: StoreLocation = JSON.parse(place);
const AT_ONCE = 3;
const STAGES = ["screening", "contacted", "interview", "offer"] as const;
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

// A killed process would leave nothing to the next one.
flushCompileCache();
const [mode] = await once(process.stdin.setEncoding("utf8"), "data");
const store = await openStore({
  ...location,
  migrations: [talentMigrations, searchMigrations, guardrailMigrations],
});
const gate = new EffectGate({
  store: store.only(talentMigrations, searchMigrations),
  search: undefined,
  threads: inlineThreads,
  guardrails: createGuardrails({ store: store.only(guardrailMigrations) }),
  now: () => new Date(),
  newId: (prefix) => `${prefix}_${randomUUID()}`,
  mailOf: async () => LOCAL_OUTBOX,
  onDone: () => undefined,
});

for (const asked of unanswered(readNotes(notes))) await ask(asked);
for (const waiting of (await gate.list(ROSA, { state: "awaiting_approval", limit: 200 })).items) {
  await decide(waiting);
}
process.stdout.write("ready\n");
if (mode === "run") await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(lane)));
await store.close();
process.stdin.destroy();

async function work(lane: number): Promise<never> {
  for (let turn = lane; ; turn += 1) {
    const db = store.only(talentMigrations, searchMigrations).forTenant(ROSA.tenant);
    const all = await selectApplications(db).orderBy("pipeline.pos").execute();
    const { id, version, stage } = all[turn % all.length] ?? { id: "", version: 0, stage: "" };
    const to = STAGES[(turn + version) % STAGES.length];
    if (to === undefined || to === stage) continue;
    const asked: Asked = {
      note: "asks",
      key: randomUUID(),
      payload: { application_id: id, to, version, reason: "" },
      run_id: turn % 2 === 0 ? `run_${turn}` : null,
    };
    addNote(notes, asked);
    const effect = await ask(asked);
    if (effect?.state === "awaiting_approval") await decide(effect);
  }
}

/** Somebody else may have moved the card: then it is refused, and that is noted, too. */
async function ask({ key, payload, run_id }: Asked): Promise<Effect | undefined> {
  const origin = { idempotency_key: key, ...(run_id !== null && { run_id, step_id: "1" }) };
  try {
    const effect = await gate.request(ROSA, { kind: "move_stage", payload }, origin);
    addNote(notes, { note: "told", key, id: effect.id, state: effect.state });
    return effect;
  } catch (error) {
    if (!isBoleError(error)) throw error;
    addNote(notes, { note: "refused", key, code: error.code });
    return undefined;
  }
}

async function decide({ id, content_hash }: Effect): Promise<void> {
  try {
    if (/[0-3]$/.test(id)) await gate.reject(ROSA, id, "not now");
    else await gate.approve(ROSA, id, content_hash);
  } catch (error) {
    if (!isBoleError(error)) throw error;
    await gate.reject(ROSA, id, error.code);
  }
}
