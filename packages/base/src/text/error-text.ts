/** The code and the words of an error of which only Node's conventions are known. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  // `fetch` and happy-eyeballs connections wrap what really happened.
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return error.cause === undefined ? undefined : errorCode(error.cause);
}

/** Never throws, whatever was thrown. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return words(error);
  if (error.message === "" && error instanceof AggregateError) return errorText(error.errors[0]);
  return error.cause instanceof Error && error.message === "fetch failed"
    ? errorText(error.cause)
    : error.message;
}

/** Not everything has words: an object without a prototype cannot even be asked for them. */
function words(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}
