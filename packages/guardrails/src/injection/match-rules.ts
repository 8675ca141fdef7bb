/** Finds the rules whose parts stand together in a text. */
import type { TermHit } from "../normalise/term-index.ts";
import type { Rule, Sign } from "./rules/rule.ts";
import type { SentenceBreaks } from "./sentence-breaks.ts";

export type SignHit = TermHit<Sign>;

export interface RuleMatch {
  readonly rule: Rule;
  readonly hits: readonly SignHit[];
  readonly start: number;
  readonly end: number;
}

/** Of each sign its hits, in the order of their beginnings. */
export type SignIndex = ReadonlyMap<Sign, readonly SignHit[]>;

/** A text that says the same thing a hundred times is no surer than one that says it three times. */
const MAX_MATCHES = 6;
/** Beginnings that are tried for one rule; beyond that a text is only long. */
const MAX_TRIED = 400;

export function indexSigns(hits: readonly SignHit[]): SignIndex {
  const index = new Map<Sign, SignHit[]>();
  for (const hit of hits) {
    const list = index.get(hit.concept);
    if (list === undefined) index.set(hit.concept, [hit]);
    else list.push(hit);
  }
  for (const list of index.values()) list.sort((a, b) => a.start - b.start);
  return index;
}

export function matchRules(
  rules: readonly Rule[],
  signs: SignIndex,
  breaks: SentenceBreaks,
): RuleMatch[] {
  return rules.flatMap((rule) => matchesOf(rule, signs, breaks));
}

function matchesOf(rule: Rule, signs: SignIndex, breaks: SentenceBreaks): RuleMatch[] {
  const lists = rule.parts.map((part) => part.map((sign) => signs.get(sign) ?? []));
  if (lists.some((part) => part.every((list) => list.length === 0))) return [];
  const matches: RuleMatch[] = [];
  const [first = [], ...others] = lists;
  let tried = 0;
  for (const list of first) {
    for (const hit of list) {
      tried += 1;
      if (matches.length >= MAX_MATCHES || tried > MAX_TRIED) return matches;
      const match = complete(rule, hit, others, breaks);
      if (match !== undefined) matches.push(match);
    }
  }
  return matches;
}

/** Takes the nearest fitting hit for each other part, so that time stays linear. */
function complete(
  rule: Rule,
  first: SignHit,
  others: readonly (readonly (readonly SignHit[])[])[],
  breaks: SentenceBreaks,
): RuleMatch | undefined {
  const { within = 40, breaks: allowed = 0 } = rule;
  const hits = [first];
  let { start, end } = first;
  for (const part of others) {
    let best: SignHit | undefined;
    let distance = within + 1;
    for (const list of part) {
      for (const hit of around(list, start - within - 40, end + within)) {
        const gap = hit.start >= end ? hit.start - end : start - hit.end;
        if (gap < 0 || gap >= distance || hits.includes(hit)) continue;
        if (breaks.between(Math.min(end, hit.end), Math.max(start, hit.start)) > allowed) continue;
        best = hit;
        distance = gap;
      }
    }
    if (best === undefined) return undefined;
    hits.push(best);
    start = Math.min(start, best.start);
    end = Math.max(end, best.end);
  }
  return { rule, hits, start, end };
}

/** The hits of a list that begin in a range; at most a few dozen are worth looking at. */
function around(list: readonly SignHit[], from: number, to: number): readonly SignHit[] {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < list.length && end < low + 40 && (list[end]?.start ?? 0) <= to) end += 1;
  return list.slice(low, end);
}
