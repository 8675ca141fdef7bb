import type { JsonValue } from "../contracts/json.ts";

const MOST = 200;

/** Enough of a value to recognise it in a log; the whole of it is in the journal. */
export function summary(value: JsonValue): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= MOST ? text : `${text.slice(0, MOST)}…`;
}
