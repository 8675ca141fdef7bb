import { engineErrors } from "../../errors.ts";
import type { RunContext } from "./run-context.ts";

/** How often a call may end its process, where neither its step nor its agent says how often it is tried. */
const DEFAULT_ATTEMPTS = 3;

interface Suspected {
  readonly key: string;
  /** Who is called, for the error. */
  readonly name: string;
  readonly attempts: number | undefined;
}

/** Makes a call; one that may end the process alone, and not again after its attempts. */
export function callWatched<T>(
  run: RunContext,
  about: Suspected,
  call: () => Promise<T>,
): Promise<T> {
  const counted = () => run.isolation.counted(call);
  return run.suspects.has(about.key) ? callAlone(run, about, counted) : counted();
}

async function callAlone<T>(
  run: RunContext,
  { key, name, attempts = DEFAULT_ATTEMPTS }: Suspected,
  call: () => Promise<T>,
): Promise<T> {
  const { suspects, isolation, stop, writer } = run;
  const crashes = suspects.crashesOf(key);
  if (crashes >= attempts) throw crashed(name, crashes);
  const giveUpTurn = await isolation.turn(crashes, stop.signal);
  const about = { run_id: run.run.run_id, step: key, crashes };
  run.logger.warn("A call may have ended its process before; it runs alone", about);
  // Durable before it starts: if this process dies now, the next one knows why.
  await writer.run({ suspects: suspects.startedAlone(key, giveUpTurn) }).flush();
  return call();
}

function crashed(name: string, crashes: number) {
  return engineErrors.error(
    "step-crashed",
    `"${name}" ended its process ${crashes} times and is not started again.`,
  );
}
