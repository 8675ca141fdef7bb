/** Reads what the providers' libraries throw. Their classes are told apart here and nowhere else. */
import { errorText } from "@bole/base";
import type { APICallError } from "ai";
import { CallFailure, type FailureKind } from "./failure.ts";
import { retryAfter } from "./retry-after.ts";

type IsApiError = (error: unknown) => error is APICallError;

export interface ClassifyOptions {
  readonly isApiError: IsApiError;
  /** Must not appear in what is said: some providers repeat it. */
  readonly key: string | undefined;
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly now: number;
}

export function classify(error: unknown, options: ClassifyOptions): CallFailure {
  if (error instanceof CallFailure) return error;
  const said = sayable(error, options.key);
  const status = options.isApiError(error) ? error.statusCode : undefined;
  if (options.isApiError(error) && status !== undefined && status >= 300) {
    const kind = kindOfStatus(status, error.responseBody ?? "");
    const retryAfterMs = retryAfter(error.responseHeaders, options.now);
    return new CallFailure({ kind, said: `HTTP ${status}: ${said}`, retryAfterMs }, error);
  }
  if (isDeadLine(error)) {
    const words = `the connection broke: ${sayable(rootOf(error), options.key)}`;
    return new CallFailure({ kind: "network", said: words, billed: true }, error);
  }
  // Nothing was heard: the request may not even have arrived.
  if (options.isApiError(error) && status === undefined) {
    return new CallFailure({ kind: "network", said }, error);
  }
  return new CallFailure({ kind: "junk", said, billed: true }, error);
}

/** Also where the account is empty, which most providers answer as 429, some as 400. */
const NO_MONEY =
  /insufficient_quota|insufficient balance|credit balance|billing|exceeded your current quota/i;

function kindOfStatus(status: number, body: string): FailureKind {
  if (status === 402 || NO_MONEY.test(body)) return "quota";
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "unknown-model";
  if (status === 429) return "rate-limited";
  if (status === 408 || status === 409 || status >= 500) return "provider";
  return "refused";
}

/** How Node's fetch says that the other side hung up in the middle of a body. */
function isDeadLine(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError && /terminated|socket/i.test(error.message)) return true;
  return error.cause !== undefined && isDeadLine(error.cause);
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

function sayable(error: unknown, key: string | undefined): string {
  const text = errorText(error).replace(/\s+/g, " ").replace(/\.$/, "");
  // First, or a cut through the middle of the key would leave its beginning.
  const safe = key === undefined || key === "" ? text : text.replaceAll(key, "***");
  return safe.slice(0, 200);
}
