import { openStore } from "@bole/store";
import type { Agent } from "../contracts/agent.ts";
import type { EffectsGate } from "../contracts/execution-ctx.ts";
import { canonicalJson, type JsonValue } from "../contracts/json.ts";
import { createRegistry } from "../contracts/registry.ts";
import { engineErrors } from "../errors.ts";
import type { Gate } from "../memory/ports/index.ts";
import { engineMigrations } from "../memory/sql/migrations/index.ts";
import { openSqlMemory } from "../memory/sql/open-sql-memory.ts";
import { createEngine, type Engine } from "../runtime/engine.ts";
import type { RunView } from "../runtime/run-view.ts";
import { ManualClock } from "./manual-clock.ts";
import { answerKey, type Recording, recordRun } from "./recording.ts";

const TENANT = "replay";
/** Characters of a value in a message. */
const MOST_SHOWN = 300;

export interface ReplayOptions {
  /** @default effects answer null, and nothing is sent */
  readonly effects?: EffectsGate;
}

/** Where a replay came to something else. */
export interface ReplayDifference {
  /** A journal key; null for the run itself. */
  readonly key: string | null;
  readonly recorded: JsonValue;
  readonly replayed: JsonValue;
}

/**
 * Runs a recorded plan again, on a database in memory and a clock that stands still, with the answers
 * that people and events gave. Every end that differs from the recorded one is in the list.
 */
export async function replayRun(
  recording: Recording,
  agents: readonly Agent[],
  { effects = { request: async () => null } }: ReplayOptions = {},
): Promise<ReplayDifference[]> {
  const clock = new ManualClock();
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const memory = openSqlMemory(store);
  const engine = createEngine({ memory, registry: createRegistry(agents), clock, effects });
  try {
    const { plan, input } = recording;
    const { run_id } = await engine.start({ tenant: TENANT, plan, input });
    const tried = new Set<string>();
    const view = () => engine.settled(TENANT, run_id);
    for (let run = await view(); run.status === "waiting"; run = await view()) {
      const gate = nextGate(run, recording, tried);
      if (!gate) break;
      tried.add(gate.gate_id);
      await answer(engine, clock, gate, recording);
    }
    return differences(recording, await recordRun(memory, TENANT, run_id));
  } finally {
    await engine.close();
    await store.close();
  }
}

/** Throws `replay-differs` with everything that came out otherwise. */
export async function assertReplay(...args: Parameters<typeof replayRun>): Promise<void> {
  const found = await replayRun(...args);
  if (found.length === 0) return;
  // The run comes to something else because a step did: the step is what to look at.
  const causes = found.toSorted((a, b) => Number(a.key === null) - Number(b.key === null));
  const lines = causes.map(
    ({ key, recorded, replayed }) =>
      `${key ?? "the run"}: recorded ${shortened(recorded)}, now ${shortened(replayed)}`,
  );
  throw engineErrors.error("replay-differs", lines.join("\n"));
}

/** `replayRun` gives the whole values. */
function shortened(value: JsonValue): string {
  const text = canonicalJson(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function nextGate(run: RunView, { answers }: Recording, tried: ReadonlySet<string>) {
  return run.gates.find((gate) => !tried.has(gate.gate_id) && answers[answerKey(gate)]);
}

async function answer(
  engine: Engine,
  clock: ManualClock,
  gate: Gate,
  { answers }: Recording,
): Promise<void> {
  const recorded = answers[answerKey(gate)];
  if (!recorded) return;
  const { decision, value } = recorded;
  if (decision === "timeout") {
    clock.advance(Math.max(0, (gate.until ?? 0) - clock.now()));
    // The alarm reads what is due before it answers.
    while ((await engine.run(TENANT, gate.run_id)).gates.some(isSame(gate))) await nextTurn();
    return;
  }
  if (decision === "event") {
    await engine.post({ tenant: TENANT, event: gate.event ?? "", data: value ?? null });
    return;
  }
  const changed = decision === "modify" ? { value: value ?? null } : {};
  const { gate_id } = gate;
  await engine.answer({ tenant: TENANT, gate_id, decision, by: "replay", ...changed });
}

const isSame =
  ({ gate_id }: Gate) =>
  (other: Gate) =>
    other.gate_id === gate_id;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

function differences(recorded: Recording, replayed: Recording): ReplayDifference[] {
  const keys = new Set([...Object.keys(recorded.ends), ...Object.keys(replayed.ends)]);
  const pairs = [...keys].map((key) => ({
    key,
    recorded: recorded.ends[key] ?? null,
    replayed: replayed.ends[key] ?? null,
  }));
  const whole = ({ status, result }: Recording) => ({ status, result });
  const run = { key: null, recorded: whole(recorded), replayed: whole(replayed) };
  return [run, ...pairs].filter(
    (pair) => canonicalJson(pair.recorded) !== canonicalJson(pair.replayed),
  );
}
