import type { Clock } from "../../contracts/execution-ctx.ts";
import type { RunHold, VersionChange } from "../../memory/ports/index.ts";

/** Why a run waits whose unfinished steps need versions that are not loaded. */
export function versionHold(changes: readonly VersionChange[], clock: Clock): RunHold {
  const since = new Date(clock.now()).toISOString();
  return { reason: "version", changes: [...changes], stays_by: null, since };
}
