/** Names, addresses and dates of birth that the trained detector found, beside what the patterns prove. */
import type { PersonalWords } from "@bole/language/passages";
import type { PiiFinding, PiiKind } from "./pii-kind.ts";

/** Masking too much costs little: it comes back. */
const LEAST_SURE = 0.4;

/** In the order of their places; what a pattern has proved stays as it is. */
export function withPersonalWords(
  text: string,
  proved: readonly PiiFinding[],
  read: readonly PersonalWords[],
  kinds: ReadonlySet<PiiKind>,
): PiiFinding[] {
  const added = read
    .filter(({ kind, sure }) => sure >= LEAST_SURE && kinds.has(kind))
    .map(({ kind, place: [start, end] }) => ({ kind, start, end, text: text.slice(start, end) }))
    .filter(({ start, end }) => !proved.some((one) => start < one.end && one.start < end));
  return [...proved, ...added].toSorted((a, b) => a.start - b.start);
}
