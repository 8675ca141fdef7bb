/** How long a mail waits that a busy server did not take. */
import { because, type Outcome } from "./outcome.ts";

const MINUTE = 60_000;
/** Who delays mail on purpose (greylisting) wants to see it again after some minutes. */
const WAITS = [1, 5, 15, 60, 120, 240, 480].map((minutes) => minutes * MINUTE);
/** While a server is away all wait for it, and one asks. */
const AWAY_WAITS = [1, 2, 5, 15].map((minutes) => minutes * MINUTE);

/** @param attempts how often it was tried, this time included */
export function afterBusy(attempts: number, words: string, now: Date): Outcome {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) {
    const facts = { words, attempts: String(attempts) };
    return { state: "failed", reason: because("too_many_attempts", facts) };
  }
  return postponed(wait, "server_busy", words, now);
}

/** No fault of the mail: it waits as long as it takes. */
export function afterAway(attempts: number, words: string, now: Date): Outcome {
  const wait = AWAY_WAITS[attempts - 1] ?? AWAY_WAITS.at(-1) ?? MINUTE;
  return postponed(wait, "server_unreachable", words, now);
}

function postponed(
  wait: number,
  code: "server_busy" | "server_unreachable",
  words: string,
  now: Date,
): Outcome {
  const until = new Date(now.getTime() + wait);
  return {
    state: "postponed",
    until,
    reason: because(code, { words, until: until.toISOString() }),
  };
}
