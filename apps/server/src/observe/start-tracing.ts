/**
 * Traces of runs and steps. Nothing of OpenTelemetry is loaded unless they have somewhere to go.
 *
 * A run may take days and several processes, so its spans are made when something has ended, out of
 * what is written down about it, and their ids follow from the run's id and the step's key: whoever
 * ends a step, in whichever process, names the same parents.
 */
import type { Memory } from "@bole/engine";
import type { Tracing } from "./tracing.ts";

/** Undefined where there is no endpoint. */
export async function startTracing(
  options: { readonly url: string | undefined; readonly version: string },
  memory: Pick<Memory, "runs">,
  onError: (error: unknown) => void,
): Promise<Tracing | undefined> {
  const { url, version } = options;
  if (url === undefined) return undefined;
  const { otlpTracing } = await import("./otlp-tracing.ts");
  return otlpTracing({ url, version, memory, onError });
}
