import { engineErrors } from "../../errors.ts";

/** Answers of a server that is there and can't serve: it may, later. */
const CANNOT_SERVE =
  /^(LOADING|READONLY|MASTERDOWN|NOREPLICAS|MISCONF|OOM|BUSY|CLUSTERDOWN|NOAUTH|WRONGPASS|NOPERM)\b/;

/** A connection's failures in the words of the engine; what is our own mistake stays as it is. */
export function explainFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) {
    return error;
  }
  if (error.name === "ReplyError" && !CANNOT_SERVE.test(error.message)) return error;
  return engineErrors.error("memory-unavailable", {
    detail: `Redis can't be reached or can't serve: ${error.message}`,
    cause: error,
  });
}

/** Cut off while a batch of commands was answered. The batches that are sent can be repeated. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

export function isUnknownScript(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("NOSCRIPT");
}
