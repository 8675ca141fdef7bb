/** Where a résumé speaks of something, and how: held, at a basic level, expired, not completed. */
import { type Claim, readClaim } from "@bole/language/claims";
import type { FoundConcept } from "@bole/talent";
import type { AskedThing } from "./asked-things.ts";
import type { ResumeLine } from "./resume-lines.ts";

export interface Mention {
  readonly line: ResumeLine;
  readonly claim: Claim;
}

export interface MentionedIn {
  readonly lines: readonly ResumeLine[];
  readonly concepts: readonly FoundConcept[];
  readonly today: Date;
}

/** In the very same words; only where there are none, by other names of the skill. */
export function mentionsOf(
  { word, concept, isName }: AskedThing,
  { lines, concepts, today }: MentionedIn,
): Mention[] {
  const claimed = (line: ResumeLine, start: number, end: number): Mention => ({
    line,
    claim: claimAt(line.text, [start, end], today),
  });
  const literal = lines.flatMap((line) => {
    const place = placeIn(line.text, word, isName || concept !== null);
    return place === undefined ? [] : [claimed(line, ...place)];
  });
  if (literal.length > 0 || concept === null) return literal;
  const spans = concepts.find(({ id }) => id === concept)?.spans ?? [];
  return spans.flatMap(({ start, end }) => {
    const line = lines.findLast((one) => one.start <= start);
    return line === undefined ? [] : [claimed(line, start - line.start, end - line.start)];
  });
}

export function claimAt(text: string, place: readonly [number, number], today: Date): Claim {
  const [year = 0, month = 0, day = 0] = today.toISOString().slice(0, 10).split("-").map(Number);
  return readClaim({ text, place, today: { year, month, day } });
}

/** Ordinary words may end otherwise ("weddings"), names may not. */
function placeIn(text: string, word: string, isWhole: boolean): [number, number] | undefined {
  const [folded, wanted] = [text.toLowerCase(), word.toLowerCase()];
  if (folded.length !== text.length) return undefined;
  const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(wanted);
  const stem = isWhole || !isLatin ? wanted : wanted.replace(/(?<=\w{4})(?:e?s|ing|ed)$/u, "");
  for (let at = folded.indexOf(stem); at >= 0; at = folded.indexOf(stem, at + 1)) {
    const rest = /^[\p{Script=Latin}\p{N}]*/u.exec(folded.slice(at + stem.length))?.[0] ?? "";
    const isBegun = !isLatin || !/[\p{Script=Latin}\p{N}]/u.test(folded.charAt(at - 1));
    const isEnded = !isLatin || rest === "" || (!isWhole && rest.length <= 3);
    if (isBegun && isEnded) return [at, at + stem.length + (isLatin ? rest.length : 0)];
  }
  return undefined;
}

/** What the best of them says; null where there is none. */
export function bestClaim(mentions: readonly Mention[]): Claim | null {
  const found = ORDER.find((claim) => mentions.some((one) => one.claim === claim));
  return found ?? null;
}

const ORDER: readonly Claim[] = ["held", "basic", "pending", "lapsed", "others", "denied"];
