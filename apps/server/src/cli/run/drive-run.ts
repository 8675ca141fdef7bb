/** Keeps a run company until it has ended, waits for something that does not come now, or is stopped. */
import { isBoleError } from "@bole/base";
import type { Engine, Gate, RunView } from "@bole/engine";
import type { ProgressView } from "../progress/progress-view.ts";
import type { Answered } from "./ask-person.ts";
import type { EventFeed } from "./event-feed.ts";

/** A time that a run waits for is waited for here if it comes soon. */
const PATIENCE_MS = 60_000;

export interface Company {
  readonly engine: Engine;
  readonly tenant: string;
  readonly runId: string;
  readonly by: string;
  readonly feed: EventFeed;
  readonly view: ProgressView;
  /** Null where nobody answers now. */
  readonly answer: (gate: Gate) => Promise<Answered | null>;
  readonly stopping: AbortSignal;
  readonly now: () => number;
}

/** The run as it was left. */
export async function driveRun(company: Company): Promise<RunView> {
  const { engine, tenant, runId, feed, view, stopping } = company;
  const stopped = new Promise<void>((resolve) =>
    stopping.addEventListener("abort", () => resolve(), { once: true }),
  );
  for (;;) {
    await Promise.race([engine.settled(tenant, runId), stopped]);
    await feed.catchUp();
    const { seen } = feed;
    const run = await engine.run(tenant, runId);
    if (stopping.aborted || run.status !== "waiting") return leave(company, run);
    await view.pause();
    if (await answered(company, run)) continue;
    if (!isSoon(company, run) || stopping.aborted) return leave(company, run);
    await Promise.race([feed.beyond(seen), stopped]);
  }
}

async function leave({ feed, view }: Company, run: RunView): Promise<RunView> {
  await feed.catchUp();
  await view.pause();
  return run;
}

/** Whether anything was answered, so that the run goes on. */
async function answered(company: Company, { gates }: RunView): Promise<boolean> {
  const { engine, tenant, by, stopping } = company;
  let any = false;
  for (const gate of gates.filter(({ phase }) => phase !== "wait")) {
    // An answer that does not fit is refused with the reason; then the same is asked again.
    for (let isOpen = true; isOpen && !stopping.aborted; ) {
      const answer = await company.answer(gate);
      if (answer === null) return any;
      try {
        await engine.answer({ tenant, gate_id: gate.gate_id, by, ...answer });
        isOpen = false;
        any = true;
      } catch (error) {
        if (!isBoleError(error) || answer.decision !== "modify") throw error;
        company.view.print(`✗ ${error.message}`);
      }
    }
  }
  return any;
}

function isSoon({ now }: Company, { wake_at }: RunView): boolean {
  return wake_at !== null && wake_at - now() <= PATIENCE_MS;
}
