/** Where a résumé speaks of something, and how: held, at a basic level, expired, not completed. */
import { type Claim, readClaim } from "@bole/language/claims";
import { conceptById, type FoundConcept } from "@bole/talent";
import type { AskedThing } from "./asked-things.ts";
import { hasSameRoot, initialsOf, writtenOut } from "./parts/same-word.ts";
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
  const known = concept === null ? undefined : conceptById(concept);
  const names = known === undefined ? [word] : [...new Set([word, known.en, known.zh])];
  const literal = lines.flatMap((line) => {
    const place = names
      .map((name) => placeIn(line.text, name, isName || concept !== null))
      .find(Boolean);
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

/** Ordinary words may end otherwise ("weddings"); names may be written out or by their initials. */
function placeIn(text: string, word: string, isWhole: boolean): [number, number] | undefined {
  const [folded, wanted] = [text.toLowerCase(), word.toLowerCase()];
  if (folded.length !== text.length) return undefined;
  if (!/^[\p{Script=Latin}\p{N}]/u.test(wanted)) {
    const at = folded.indexOf(wanted);
    return at < 0 ? undefined : [at, at + wanted.length];
  }
  if (isWhole) return wholeIn(folded, wanted) ?? shortIn(text, word);
  const found = folded
    .matchAll(/[\p{Script=Latin}\p{N}]+/gu)
    .find(([written]) => hasSameRoot(written, wanted));
  return found && [found.index, found.index + found[0].length];
}

function wholeIn(folded: string, wanted: string): [number, number] | undefined {
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const around = folded.charAt(at - 1) + folded.charAt(at + wanted.length);
    if (!/[\p{Script=Latin}\p{N}]/u.test(around)) return [at, at + wanted.length];
  }
  return undefined;
}

function shortIn(text: string, name: string): [number, number] | undefined {
  const initials = initialsOf(name);
  const at = initials === undefined ? -1 : text.search(new RegExp(`\\b${initials}\\b`, "u"));
  return initials !== undefined && at >= 0 ? [at, at + initials.length] : writtenOut(text, name);
}

/** What the best of them says; null where there is none. */
export function bestClaim(mentions: readonly Mention[]): Claim | null {
  const found = ORDER.find((claim) => mentions.some((one) => one.claim === claim));
  return found ?? null;
}

const ORDER: readonly Claim[] = ["held", "basic", "pending", "lapsed", "others", "denied"];
