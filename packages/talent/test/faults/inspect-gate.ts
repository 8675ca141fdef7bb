/** What must hold of stages, effects and audit at every moment, whoever was killed when. */
import type { Store } from "@bole/store";
import { expect } from "vitest";
import { fromEffectRow } from "../../src/effects/effect-rows.ts";
import type { Effect } from "../../src/model/effect.ts";
import type { Tables } from "../../src/parts.ts";
import { lockPeople } from "../../src/people/lock-people.ts";
import type { Note } from "./notes.ts";

/** @returns how many stages were moved */
export async function inspectGate(
  store: Store<Tables>,
  tenant: string,
  notes: readonly Note[],
): Promise<number> {
  const { effects, events, audit } = await readAll(store, tenant);
  const byKey = new Map(effects.map(({ key, effect }) => [key, effect]));
  const done = effects.filter(({ effect }) => effect.state === "done");

  for (const moves of Map.groupBy(events, ({ application_id }) => application_id).values()) {
    expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, index) => index + 1));
    expect(moves.map(({ from }) => from)).toEqual([
      null,
      ...moves.slice(0, -1).map(({ to }) => to),
    ]);
  }
  // Each move was asked for, and each that is done was moved: as it was said, once.
  const moved = events.filter(({ from }) => from !== null);
  const told = (id: string, seq: number, to: string, run: string | null) =>
    `${id} ${seq} ${to} ${run}`;
  expect(
    moved
      .map(({ application_id, seq, to, run_id }) => told(application_id, seq, to, run_id))
      .toSorted(),
  ).toEqual(done.map(({ effect }) => movedBy(effect, told)).toSorted());
  const actions = Map.groupBy(audit, ({ effect_id }) => effect_id ?? "");
  for (const { effect } of effects) {
    const logged = actions.get(effect.id)?.map(({ action }) => action);
    expect(logged, `the log of ${effect.id}`).toEqual(expectedLog(effect));
  }
  for (const one of notes) {
    if (one.note === "asks") continue;
    const effect = byKey.get(one.key);
    if (one.note === "refused") expect(effect, `${one.key} was refused`).toBeUndefined();
    else expect(effect, `${one.key} was answered`).toMatchObject({ id: one.id });
    if (one.note === "told" && one.state === "done") expect(effect?.state).toBe("done");
  }
  return moved.length;
}

function movedBy(
  { content: { kind, payload }, run_id }: Effect,
  told: (id: string, seq: number, to: string, run: string | null) => string,
): string {
  if (kind !== "move_stage") throw new Error("nobody was to be erased");
  return told(payload.application_id, payload.version + 1, payload.to, run_id);
}

function expectedLog({ state, run_id }: Effect): string[] {
  // What a person asks for is done in the transaction that says that they have.
  if (run_id === null) return ["effect-asked", "stage-moved"];
  if (state === "awaiting_approval") return ["effect-asked"];
  if (state === "rejected") return ["effect-asked", "effect-rejected"];
  return ["effect-asked", "effect-approved", "stage-moved"];
}

/** Behind the lock that each change takes: what a killed process had begun has ended by then. */
function readAll(store: Store<Tables>, tenant: string) {
  return store.transaction(async (transaction) => {
    await lockPeople(transaction, tenant);
    const db = transaction.forTenant(tenant);
    const rows = await db.selectFrom("effects").selectAll().orderBy("pos").execute();
    return {
      effects: rows.map(({ pos: _, tenant: __, idempotency_key: key, ...row }) => ({
        key,
        effect: fromEffectRow(row),
      })),
      events: await db
        .selectFrom("stage_events")
        .select(["application_id", "seq", "from", "to", "run_id"])
        .orderBy("application_id")
        .orderBy("seq")
        .execute(),
      audit: await db
        .selectFrom("audit_events")
        .select(["effect_id", "action"])
        .where("effect_id", "is not", null)
        .orderBy("pos")
        .execute(),
    };
  });
}
