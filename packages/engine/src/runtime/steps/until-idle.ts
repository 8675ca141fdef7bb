import type { RunContext } from "./run-context.ts";

/**
 * Waits for some of a run's work until it is done, or until nothing in the run moves any more
 * because all of it hangs on gates: then it is null, and the run is put aside. It is null, too,
 * where the run is stopped.
 */
export async function untilIdle<T extends object>(
  { activity, gates }: Pick<RunContext, "activity" | "gates">,
  work: Promise<T>,
  stopped: Promise<void>,
): Promise<T | null> {
  let done: T | null = null;
  const over = work.then((value) => {
    done = value;
  });
  // From the moment that nothing moves, an answer goes to whoever takes the run up next.
  const parked = activity.idle(() => {
    if (!done) gates.park();
  });
  await Promise.race([over, parked, stopped]);
  return done;
}
