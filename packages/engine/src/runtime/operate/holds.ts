import type { Clock } from "../../contracts/execution-ctx.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { RunHold, VersionChange } from "../../memory/ports/index.ts";

const timeOf = (clock: Clock) => new Date(clock.now()).toISOString();

/** Unfinished steps need versions that are not loaded. */
export function versionHold(changes: readonly VersionChange[], clock: Clock): RunHold {
  return { reason: "version", changes: [...changes], stays_by: null, since: timeOf(clock) };
}

/** Somebody has paused the run. */
export function operatorHold(
  { by, reason }: { readonly by: string; readonly reason: string },
  clock: Clock,
): RunHold {
  return { reason: "operator", by, note: reason, since: timeOf(clock) };
}

/** A step has ended its process too often. */
export function quarantineHold(
  failure: Extract<RunHold, { reason: "quarantine" }>["failure"],
  clock: Clock,
): RunHold {
  return { reason: "quarantine", failure, since: timeOf(clock) };
}

/** What a hold is about, without when, and without who has decided what about it. */
export function causeOf(hold: RunHold): { readonly [name: string]: JsonValue } {
  switch (hold.reason) {
    case "version":
      return { changes: hold.changes };
    case "operator":
      return { by: hold.by, note: hold.note };
    case "quarantine":
      return { failure: hold.failure };
  }
}
