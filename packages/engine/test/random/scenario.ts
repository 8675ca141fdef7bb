import type { EffectsPort, Gate, JournalRecord, RunEvent, RunView } from "../../src/index.ts";
import { chance, type Dice, pick } from "../../src/planning/testing/dice.ts";
import { type Lab, type LabOptions, nextTurn, openLab, TENANT } from "../lab.ts";
import { type Decide, hash } from "./decisions.ts";
import { randomAgents } from "./world.ts";

export interface Outcome {
  readonly run: RunView;
  readonly journal: readonly JournalRecord[];
  readonly events: readonly RunEvent[];
  /** Calls of bodies that must not have been, as sentences. */
  readonly wrongCalls: readonly string[];
  readonly restarts: number;
}

/** Notes where bodies are called. A life is the time between two restarts. */
class CallBook {
  readonly wrong: string[] = [];
  #life = 0;
  #called = new Set<string>();
  readonly #finished = new Set<string>();

  /** The effects port of one life; bodies of an earlier one may still be at work. */
  port(): EffectsPort {
    const life = ++this.#life;
    this.#called = new Set();
    return {
      request: async ({ idempotency_key = "", target }) => {
        if (life !== this.#life) return null;
        const [, key = ""] = /^[^:]*:(.*):note:\d+$/.exec(idempotency_key) ?? [];
        if (this.#finished.has(key)) this.wrong.push(`${key} had ended and was called again`);
        const call = `${key}, try ${target}`;
        if (this.#called.has(call)) this.wrong.push(`${call} was called twice in one life`);
        this.#called.add(call);
        return null;
      },
    };
  }

  /** What is in the journal now must not be called any more. */
  keep(journal: readonly JournalRecord[]): void {
    for (const { key } of journal) this.#finished.add(key);
  }
}

const NO_END = 2_000;

/** Runs a plan on the engine with answers in any order, and restarts at any moment. */
export async function play(
  plan: { readonly steps: Parameters<Lab["start"]>[0] },
  decide: Decide,
  dice: Dice,
): Promise<Outcome> {
  const book = new CallBook();
  const seed = dice.below(2 ** 30);
  const agents = randomAgents((key) => (hash(`${seed} ${key}`) >>> 3) % 4);
  const options = (): LabOptions => ({ effects: book.port(), breaker: { failures: 1_000_000 } });
  let lab = await openLab(agents, options());
  let restarts = 0;
  const { run_id } = await lab.start(plan.steps);

  for (let round = 0; round < NO_END; round++) {
    for (let turn = dice.below(6); turn > 0; turn--) await nextTurn();
    if (restarts < 6 && chance(dice, 25)) {
      restarts += 1;
      book.keep(await lab.memory.journal.read(TENANT, run_id));
      lab = await lab[pick(dice, ["restart", "crash"] as const)](agents, options());
    }
    const run = chance(dice, 50)
      ? await lab.settled({ run_id })
      : await lab.engine.run(TENANT, run_id);
    if (run.status !== "running" && run.status !== "waiting") {
      return {
        run: await lab.settled({ run_id }),
        journal: await lab.memory.journal.read(TENANT, run_id),
        events: await lab.memory.events.read(TENANT, run_id),
        wrongCalls: book.wrong,
        restarts,
      };
    }
    await answerSome(lab, run, decide, dice);
  }
  throw new Error("The run does not come to an end.");
}

/** Answers some of the gates, in any order, one after the other or at the same time. */
async function answerSome(lab: Lab, run: RunView, decide: Decide, dice: Dice): Promise<void> {
  const gates = run.gates.filter(() => chance(dice, 60)).sort(() => dice.below(3) - 1);
  const answers = gates.map((gate) => () => answer(lab, gate, decide));
  if (chance(dice, 50)) await Promise.all(answers.map((work) => work()));
  else for (const work of answers) await work();
}

async function answer(lab: Lab, gate: Gate, decide: Decide): Promise<void> {
  const { gate_id, phase, event, match } = gate;
  if (phase !== "wait") {
    const request = { tenant: TENANT, gate_id, by: "ann", ...decide(gate) };
    await lab.engine.answer(request).catch(unlessClosed);
  } else if (event === null) lab.clock.advance(5);
  else await lab.engine.post({ tenant: TENANT, event, data: match ?? {} });
}

/** A failing run withdraws its gates at any moment. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "gate-closed")) throw error;
}
